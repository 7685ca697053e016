import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** Whether the page is being printed. Everything that depends on it is drawn before the browser captures the page. */
export const usePrinting = (): boolean => {
  const [printing, setPrinting] = useState(false)
  useEffect(() => {
    const turn = ({ type }: Event): void => flushSync(() => setPrinting(type === 'beforeprint'))
    const events = ['beforeprint', 'afterprint']
    for (const event of events) window.addEventListener(event, turn)
    return () => {
      for (const event of events) window.removeEventListener(event, turn)
    }
  }, [])
  return printing
}

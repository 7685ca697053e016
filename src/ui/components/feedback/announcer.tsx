import { useEffect, useId } from 'react'
import { hiddenStyle } from '../layout/visually-hidden.tsx'

/** The open dialog in which words are heard, because everything behind it is silent; null for the page. */
export const heardIn: { current: Element | null } = { current: null }

/** What is about to be said, by who says it. */
const waiting = new Map<string, string>()
let timer: number | undefined
/** How long nothing new is said before words are spoken, ms: a page that a dialog has left must be known to the screen reader again. */
const PAUSE = 200

const region = (): Element | null => (heardIn.current ?? document).querySelector('[data-said]')

/** Says words once, in a pause. Who says something else before that takes their words back. */
export const announce = (words: string, speaker = words): void => {
  waiting.set(speaker, words)
  // The same words are a change only after others.
  region()?.replaceChildren()
  clearTimeout(timer)
  // oxlint-disable-next-line no-restricted-globals -- speech changes no state, and must not wait for the portal's clock, which tests and replays hold
  timer = window.setTimeout(() => {
    region()?.replaceChildren([...new Set(waiting.values())].join(' '))
    waiting.clear()
  }, PAUSE)
}

/** Where words are said: one for the page and one in each dialog, there before anything is said. */
export const Announcements = () => <div className={hiddenStyle} role="status" data-said="" />

/** Says what has changed on the screen: a message once, and nothing for an empty one. Another `key` repeats the same words. */
export const Announcer = ({ message }: { message: string }) => {
  const speaker = useId()
  useEffect(() => {
    if (message) announce(message, speaker)
    else waiting.delete(speaker)
  }, [message, speaker])
  return null
}

import { createContext, use, useEffect, useRef } from 'react'

/** Whether there is a network, as far as the portal knows. */
export const Online = createContext(true)

/** Calls `again` when the connection returns; undefined if there is nothing to retry. */
export const useOnceOnline = (again: (() => void) | undefined): void => {
  const online = use(Online)
  const before = useRef(online)
  useEffect(() => {
    if (online && !before.current) again?.()
    before.current = online
  }, [online, again])
}

import { useEffect } from 'react'
import { after } from './use-page.ts'
import type { LogFacts } from '../engine/protocol.ts'

/** Where a link to an event leads: the number of the event, and which log has it. */
export interface EventAddress {
  readonly seq: number
  readonly log: string
}

/** What identifies a log in a link: the hash of its last state, or else the time at which it began. */
export const logKey = ({ header }: Pick<LogFacts, 'header'>): string =>
  header?.hash ?? (header ? String(header.startedAt) : '')

/** The fragment of an address that leads to an event. It never contains the log: the file has to be available. */
export const fragmentOf = ({ seq, log }: EventAddress): string =>
  `#${new URLSearchParams({ event: String(seq), ...(log !== '' && { log }) }).toString()}`

/** Reads what `fragmentOf` wrote; null if it leads nowhere. */
export const addressIn = (fragment: string): EventAddress | null => {
  const parts = new URLSearchParams(fragment.replace(/^#/, ''))
  const event = parts.get('event') ?? ''
  return /^\d{1,15}$/.test(event) ? { seq: Number(event), log: parts.get('log') ?? '' } : null
}

/** The event that the page was opened for, if it is one of this log; an address without a log fits any. */
export const linkedPlace = ({ header, columns }: LogFacts): number | null => {
  const address = addressIn(window.location.hash)
  if (!address || (address.log !== '' && address.log !== logKey({ header }))) return null
  const place = columns.seq.indexOf(address.seq)
  return place === -1 ? null : place
}

/** How long an event stays chosen before it goes into the address, ms: a browser allows few changes a second. */
const AFTER = 300

/** Keeps the page's address at the chosen event, so that it can be copied and opened again, and follows an address that the user enters. */
export const useLink = (facts: LogFacts, place: number, onPlace: (place: number) => void): void => {
  useEffect(() => {
    const listener = (): void => {
      const linked = linkedPlace(facts)
      if (linked !== null) onPlace(linked)
    }
    window.addEventListener('hashchange', listener)
    return () => window.removeEventListener('hashchange', listener)
  }, [facts, onPlace])
  useEffect(() => {
    const seq = facts.columns.seq[place]
    if (seq === undefined) return undefined
    return after(AFTER, () => {
      window.history.replaceState(null, '', fragmentOf({ seq, log: logKey(facts) }))
    })
  }, [facts, place])
}

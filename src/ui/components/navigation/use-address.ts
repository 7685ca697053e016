import { startTransition, useCallback, useLayoutEffect, useMemo, useOptimistic, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { useNavigation } from './use-navigation.ts'

export interface Address<Query> {
  /** What the page is drawn with. */
  readonly named: Query
  /** The query requested last: controls show it at once, and the page is drawn with it when there is time. */
  readonly wanted: Query
  /** A query, or what it becomes of the wanted one. Each is a step of the history; `replace` takes the place of the last one, for a letter of a search. */
  readonly ask: (query: Query | ((wanted: Query) => Query), replace?: boolean) => void
}

/**
 * A query that stands in the address alone, so that Back brings the former one. `read` and `write` are the same functions each time, and
 * so is what comes of them while the address stays; `write` leaves nothing out that `read` would miss.
 */
export const useAddress = <Query extends object | string>(
  read: (address: URLSearchParams) => Query,
  write: (query: Query) => Readonly<Record<string, string>>,
): Address<Query> => {
  const { search } = useLocation()
  const { go } = useNavigation()
  const [wanted, want] = useOptimistic(search)
  const latest = useRef(wanted)
  useLayoutEffect(() => {
    latest.current = wanted
  })
  return {
    named: useMemo(() => read(new URLSearchParams(search)), [read, search]),
    wanted: useMemo(() => read(new URLSearchParams(wanted)), [read, wanted]),
    ask: useCallback(
      (query, replace = false) =>
        startTransition(() => {
          const asked = typeof query === 'function' ? query(read(new URLSearchParams(latest.current))) : query
          const to = `?${new URLSearchParams(write(asked)).toString()}`
          latest.current = to
          want(to)
          go(to, { replace })
        }),
      [read, write, want, go],
    ),
  }
}

import { startTransition, useCallback, useLayoutEffect, useMemo, useOptimistic, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { useNavigation } from './use-navigation.ts'

export interface Address<Query> {
  /** The query that the page is drawn with. */
  readonly named: Query
  /** The latest requested query: controls show it at once, and the page follows when there is time. */
  readonly wanted: Query
  /** A query, or a function of the requested one. Each adds a history entry; `replace` replaces the last one, as while typing a search. */
  readonly ask: (query: Query | ((wanted: Query) => Query), replace?: boolean) => void
}

/**
 * A query that lives only in the address, so that Back restores the previous one. `read` and `write` must be stable functions; the result
 * keeps its identity while the address stays. `write` must not omit anything that `read` needs.
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

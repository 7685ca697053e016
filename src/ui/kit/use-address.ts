import { startTransition, useCallback, useMemo, useOptimistic } from 'react'
import { useLocation } from 'react-router-dom'
import { useNavigation } from './use-navigation.ts'

export interface Address<Query> {
  /** What the page is drawn with. */
  readonly named: Query
  /** What was asked for last: controls show it at once, while the page is drawn with it when there is time. */
  readonly wanted: Query
  /** Each is a step of the history; `replace` takes the place of the last one, for a letter of a search. */
  readonly ask: (query: Query, replace?: boolean) => void
}

/**
 * A query that stands in the address alone, so that Back brings the former one. `read` and `write` are the same functions each time, and
 * so is what comes of them while the address stays; `write` leaves nothing out that `read` would miss.
 */
export const useAddress = <Query>(
  read: (address: URLSearchParams) => Query,
  write: (query: Query) => Readonly<Record<string, string>>,
): Address<Query> => {
  const { search } = useLocation()
  const { go } = useNavigation()
  const [wanted, want] = useOptimistic(search)
  return {
    named: useMemo(() => read(new URLSearchParams(search)), [read, search]),
    wanted: useMemo(() => read(new URLSearchParams(wanted)), [read, wanted]),
    ask: useCallback(
      (query, replace = false) =>
        startTransition(() => {
          const to = `?${new URLSearchParams(write(query)).toString()}`
          want(to)
          go(to, { replace })
        }),
      [write, want, go],
    ),
  }
}

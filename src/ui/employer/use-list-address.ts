import { useSearchParams } from 'react-router-dom'
import { changedQuery } from '../../domain/employer/list-query.ts'
import { useTypedSearch } from '../kit/use-typed-search.ts'

interface ListQuery {
  readonly search: string
  readonly page: number
}

/**
 * A list's query, which stands in the address alone: Back brings the former one. A letter of the search replaces the address, so that it
 * is no step back of its own; any other change is one.
 */
export const useListAddress = <Query extends ListQuery>(
  read: (address: URLSearchParams) => Query,
  words: (query: Query) => Record<string, string>,
) => {
  const [address, setAddress] = useSearchParams()
  const named = read(address)
  const go = (query: Query, replace = false): void => setAddress(words(query), { replace })
  const { search, type } = useTypedSearch(named.search, (word) => {
    go(changedQuery<Query>(named, { ...named, search: word, page: 1 }), true)
  })
  const query: Query = { ...named, search }
  return {
    query,
    type,
    /** Asks for something else: a new first page, unless the page itself is what changes. */
    change: (change: Partial<Query>, replace = false): void => go(changedQuery(query, change), replace),
    /** The address of this list with something else in it, such as another page or an opened employee. */
    addressWith: (change: Partial<Query>, more: Readonly<Record<string, string>> = {}): string =>
      `?${new URLSearchParams({ ...words({ ...query, ...change }), ...more }).toString()}`,
  }
}

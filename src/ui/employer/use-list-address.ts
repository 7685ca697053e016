import { changedQuery } from '../../domain/employer/list-query.ts'
import { useAddress } from '../components/navigation/use-address.ts'

interface ListQuery {
  readonly search: string
  readonly page: number
}

/** A list's query in the address. Typing a search replaces the history entry; any other change adds one. */
export const useListAddress = <Query extends ListQuery>(
  read: (address: URLSearchParams) => Query,
  words: (query: Query) => Record<string, string>,
) => {
  const { named, wanted, ask } = useAddress(read, words)
  /** Requests another query: from the first page, unless the page itself changes. */
  const change = (to: Partial<Query>, replace = false): void => ask(changedQuery(wanted, to), replace)
  return {
    named,
    wanted,
    change,
    type: (search: string): void => change({ search } as Partial<Query>, true), // every list has a search
    /** The address of another page of this list. */
    addressOf: (page: number): string => `?${new URLSearchParams(words({ ...named, page })).toString()}`,
  }
}

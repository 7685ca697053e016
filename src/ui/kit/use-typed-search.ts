import { useEffect, useState } from 'react'

interface Typed {
  readonly search: string
  /** The address's word when this was last looked at. */
  readonly seen: string
  /** Words that were sent to the address and have not come back yet. */
  readonly sent: readonly string[]
}

/**
 * The word of a search that stands in the address, as it is typed. The address follows a moment later, so a field bound to it would
 * lose letters; a word that the address brings from elsewhere, such as by Back, wins.
 */
export const useTypedSearch = (word: string, send: (search: string) => void) => {
  const [typed, setTyped] = useState<Typed>({ search: word, seen: word, sent: [] })
  if (word !== typed.seen) {
    const own = typed.sent.indexOf(word)
    setTyped(
      own === -1
        ? { search: word, seen: word, sent: [] }
        : { ...typed, seen: word, sent: word === typed.search ? [] : typed.sent.slice(own + 1) },
    )
  }
  // Back may come before the page was drawn with what was sent: the word then never changed.
  useEffect(() => {
    const forget = (): void => setTyped(({ seen }) => ({ search: seen, seen, sent: [] }))
    addEventListener('popstate', forget)
    return () => removeEventListener('popstate', forget)
  }, [])
  return {
    search: typed.search,
    type: (search: string): void => {
      setTyped({ ...typed, search, sent: [...typed.sent, search] })
      send(search)
    },
  }
}

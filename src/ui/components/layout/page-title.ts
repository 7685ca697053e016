import { useEffect } from 'react'

/** What the page is called; null until somebody names it, and the title is then what the document came with. */
let name: string | null = null
/** How many parts of the page have something to mend: a page and the panel above it may both. */
let wrong = 0

const show = (): void => {
  document.title = `${wrong > 0 ? 'Error: ' : ''}${name ?? ''}`
}

/** Names the tab. What `useErrorTitle` says of it stays. */
export const namePage = (title: string): void => {
  name = title
  show()
}

/** The tab's title begins with 'Error: ' while something on the page is to be mended, so that it is the first thing that a screen reader says of it. */
export const useErrorTitle = (isWrong: boolean): void => {
  useEffect(() => {
    if (!isWrong) return undefined
    name ??= document.title
    wrong += 1
    show()
    return () => {
      wrong -= 1
      show()
    }
  }, [isWrong])
}

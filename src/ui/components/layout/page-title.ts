import { useEffect } from 'react'

/** The title of the page; null until one is set, and the document then keeps its own. */
let name: string | null = null
/** How many parts of the page have errors: a page and the panel above it can both have some. */
let wrong = 0

const show = (): void => {
  document.title = `${wrong > 0 ? 'Error: ' : ''}${name ?? ''}`
}

/** Sets the tab's title. The prefix of `useErrorTitle` stays. */
export const namePage = (title: string): void => {
  name = title
  show()
}

/** Starts the tab's title with 'Error: ' while the page has errors, so that a screen reader says it first. */
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

import { useEffect } from 'react'

const prefix = 'Error: '
/** How many parts of the page have errors: a page and the panel above it can both have some. */
let wrong = 0

/** Sets the tab's title. The prefix of `useErrorTitle` stays. */
export const namePage = (title: string): void => {
  document.title = wrong > 0 ? prefix + title : title
}

/** Starts the tab's title with 'Error: ' while the page has errors, so that a screen reader says it first. */
export const useErrorTitle = (isWrong: boolean): void => {
  useEffect(() => {
    if (!isWrong) return undefined
    wrong += 1
    if (wrong === 1) document.title = prefix + document.title
    return () => {
      wrong -= 1
      if (wrong === 0) document.title = document.title.slice(prefix.length)
    }
  }, [isWrong])
}

import { mainId } from './skip-link.tsx'

/** The id of the page's only h1. The shell moves the focus there after a change of route. */
export const pageHeadingId = 'page-heading'

/** Takes the focus of an element that was removed: the heading of the page, or its main landmark. */
export const pageHeading = (): HTMLElement | null =>
  document.getElementById(pageHeadingId) ?? document.getElementById(mainId)

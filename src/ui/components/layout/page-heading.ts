import { pageHeadingId } from './page-header.tsx'
import { mainId } from './skip-link.tsx'

/** Takes the focus of an element that was removed: the heading of the page, or its main landmark. */
export const pageHeading = (): HTMLElement | null =>
  document.getElementById(pageHeadingId) ?? document.getElementById(mainId)

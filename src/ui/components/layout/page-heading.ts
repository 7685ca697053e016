import { pageHeadingId } from './page-header.tsx'
import { mainId } from './skip-link.tsx'

/** Where the focus goes when what had it is gone: the heading of the page, or its main part. */
export const pageHeading = (): HTMLElement | null =>
  document.getElementById(pageHeadingId) ?? document.getElementById(mainId)

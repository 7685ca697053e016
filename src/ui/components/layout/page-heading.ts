import { pageHeadingId } from './page-header.tsx'
import { mainId } from './skip-link.tsx'

/** The target of a focus whose element has disappeared: the heading of the page, or its main landmark. */
export const pageHeading = (): HTMLElement | null =>
  document.getElementById(pageHeadingId) ?? document.getElementById(mainId)

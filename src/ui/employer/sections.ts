import { isWithin } from '../components/navigation/paths.ts'
import { employerText } from '../text/employer.ts'

const words = employerText.sections

export interface Section {
  readonly to: string
  readonly label: string
}

/** The sections of the employer area, around the uploads, which are a panel. */
export const beforeUploads: readonly Section[] = [
  { to: '/app/dashboard/', label: words.dashboard },
  { to: '/app/dashboard/approve-selections', label: words.approvals },
  { to: '/app/employee-data/', label: words.employees },
]
export const afterUploads: readonly Section[] = [
  { to: '/app/reporting', label: words.reports },
  { to: '/app/dashboard/platform-settings/', label: words.settings },
]

/** The address of a page's section: the longest one with which the page's own address begins. */
export const sectionOf = (pathname: string): string | null =>
  [...beforeUploads, ...afterUploads]
    .map(({ to }) => to)
    .filter((to) => isWithin(pathname, to))
    .toSorted((a, b) => b.length - a.length)
    .at(0) ?? null

import type { IconName } from '../components/icons/icon-paths.ts'
import { isSamePath, isWithin } from '../components/navigation/paths.ts'
import { employerText } from '../text/employer.ts'

const words = employerText.sections

/** A section of the employer's workspace. */
export interface Section {
  readonly to: string
  readonly label: string
  readonly icon: IconName
  /** Shows how many selections wait. */
  readonly counts?: true
}

/** The upload of employee data: the list of employees is the page around it. */
export const dataAddress = '/app/employee-data/?panel=upload-data'

/** The list of employees, whose search takes the focus. */
export const findAddress = '/app/employee-data/'

const overview: Section = { to: '/app/dashboard/', label: words.overview, icon: 'dashboard' }
const data: Section = { to: dataAddress, label: words.data, icon: 'upload' }

/** The sections, in the groups that the rail shows. */
export const sectionGroups: readonly { readonly label: string | null; readonly sections: readonly Section[] }[] = [
  {
    label: null,
    sections: [
      overview,
      { to: '/app/dashboard/approve-selections', label: words.approvals, icon: 'check-circle', counts: true },
      { to: '/app/employee-data/', label: words.people, icon: 'people' },
      data,
    ],
  },
  {
    label: words.analytics,
    sections: [
      { to: '/app/dashboard/benefit-takeup', label: words.takeUp, icon: 'bars' },
      { to: '/app/dashboard/employee-insights/', label: words.insights, icon: 'idea' },
      { to: '/app/dashboard/employee-engagement/', label: words.engagement, icon: 'activity' },
    ],
  },
  {
    label: null,
    sections: [
      { to: '/app/reporting', label: words.reports, icon: 'file' },
      { to: '/app/dashboard/platform-settings/', label: words.settings, icon: 'settings' },
    ],
  },
]

/** The section of a page: the longest address with which its own begins. */
export const sectionOf = (pathname: string, search = ''): Section =>
  pathname.startsWith('/app/employee-data') && new URLSearchParams(search).get('panel') === 'upload-data'
    ? data
    : (sectionGroups
        .flatMap(({ sections }) => sections)
        .filter(({ to }) => isWithin(pathname, to))
        .toSorted((a, b) => b.to.length - a.to.length)
        .at(0) ?? overview)

/** Whether this is the section's own page, not one below it. */
export const isSamePlace = (pathname: string, search: string, { to }: Section): boolean =>
  isSamePath(pathname, to.split('?')[0] ?? to) && sectionOf(pathname, search).to === to

/** Whether the page has a bar of its own at the foot of the window, for what is ticked. */
export const hasBulkBar = (pathname: string): boolean =>
  isSamePath(pathname, '/app/reporting') || pathname.startsWith('/app/dashboard/approve-selections/')

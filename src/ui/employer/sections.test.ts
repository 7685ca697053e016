import { expect, it } from 'vitest'
import { isWorkAddress } from '../../domain/shell/work-address.ts'
import { sectionOf } from './sections.ts'

it.each([
  ['/app/dashboard/', 'Overview'],
  ['/app/dashboard/employee-insights/', 'Insights'],
  ['/app/dashboard/employee-engagement/', 'Engagement'],
  ['/app/dashboard/benefit-takeup', 'Take-up'],
  ['/app/dashboard/benefit-takeup/201', 'Take-up'],
  ['/app/dashboard/approve-selections', 'Approvals'],
  ['/app/dashboard/approve-selections/201', 'Approvals'],
  ['/app/employee-data/', 'People'],
  ['/app/employee-data/two-factor/', 'People'],
  ['/app/reporting', 'Reports'],
  ['/app/dashboard/platform-settings/', 'Settings'],
])('[DASH-1] %s is in the section %s of the workspace', (page, section) => {
  expect(isWorkAddress(page)).toBe(true)
  expect(sectionOf(page).label).toBe(section)
})

it('[DASH-1] the upload is a section of its own, and the pages of employees have none', () => {
  expect(sectionOf('/app/employee-data/', '?panel=upload-data').label).toBe('Data')
  expect(isWorkAddress('/app/home/')).toBe(false)
  expect(isWorkAddress('/app/dashboards')).toBe(false)
})

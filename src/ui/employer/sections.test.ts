import { expect, it } from 'vitest'
import { sectionOf } from './sections.ts'

it.each([
  ['/app/dashboard/', '/app/dashboard/'],
  ['/app/dashboard/employee-insights/', '/app/dashboard/'],
  ['/app/dashboard/employee-engagement/', '/app/dashboard/'],
  ['/app/dashboard/benefit-takeup', '/app/dashboard/'],
  ['/app/dashboard/benefit-takeup/201', '/app/dashboard/'],
  ['/app/dashboard/approve-selections', '/app/dashboard/approve-selections'],
  ['/app/dashboard/approve-selections/201', '/app/dashboard/approve-selections'],
  ['/app/employee-data/', '/app/employee-data/'],
  ['/app/employee-data/two-factor/', '/app/employee-data/'],
  ['/app/reporting', '/app/reporting'],
  ['/app/dashboard/platform-settings/', '/app/dashboard/platform-settings/'],
  ['/app/home/', null],
])('[DASH-1] %s is in the section %s of the employer area', (page, section) => {
  expect(sectionOf(page)).toBe(section)
})

import type { Page } from '@playwright/test'
import { reportsText } from '../../../src/ui/text/reports.ts'
import { uploadsText } from '../../../src/ui/text/uploads.ts'
import { always } from '../answers.ts'
import { alert, inTurn, pressing } from '../forms.ts'
import type { Way } from '../flow.ts'

const who = 'employer@acme.example'
const dashboard = '/app/dashboard/'
const reporting = '/app/reporting'
const panel = (page: Page) => page.getByRole('dialog')
const { template, history, difference, checking, awaiting, notSent, ready, choose } = uploadsText

const openPanel = pressing(/^Upload data/)
const retryIn = (page: Page): Promise<void> => panel(page).getByRole('button', { name: 'Retry' }).first().click()

const columns = 'Employee number,First name,Surname,Email,Date of birth,Start date,Department,Location,Job title,Salary'
const person = 'AC900001,New,Starter,new.1@acme.example,1990-04-12,2026-11-02,Sales,Leeds,Adviser,28500.00'

const chooseFile = async (page: Page): Promise<void> => {
  const buffer = Buffer.from(`${columns}\r\n${person}`)
  await panel(page).getByLabel(choose.button).setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer })
  await panel(page).getByRole('heading', { name: ready.title }).waitFor()
}

const tickTwo = async (page: Page): Promise<void> => {
  const rows = page.getByRole('checkbox', { name: /^Select (?!all)/ })
  await rows.nth(0).check()
  await rows.nth(1).check()
}

const retryDownload = (page: Page): Promise<void> =>
  page.getByRole('alert').getByRole('button', { name: reportsText.retry }).click()

const uploading = { who, at: dashboard } as const

/** Uploads of employee data, reports and their downloads. */
export const filesWays = {
  getDataLoadTemplate: {
    ...uploading,
    prepare: openPanel,
    press: pressing(template.download),
    again: retryDownload,
    place: alert(template.failed),
    kept: (page) => [panel(page).getByRole('heading', { name: template.title })],
    leadsOn: (page) => panel(page).getByText(template.saved('employee-data-template.csv')),
  },
  getDateLastUpload: {
    who,
    at: '/app/employee-data/?search=a', // the dashboard asks for the date itself
    press: openPanel,
    again: retryIn,
    place: alert(history.lastFailed),
    says: { words: always(history.lastFailed), because: 'EMP-3: one line of the panel, with Retry' },
    kept: (page) => [panel(page).getByRole('heading', { name: template.title })],
    leadsOn: (page) => panel(page).getByText(/^Last uploaded on /),
  },
  getDataLoads: {
    ...uploading,
    press: openPanel,
    again: retryIn,
    place: alert(history.failed),
    kept: (page) => [panel(page).getByRole('heading', { name: template.title })],
    leadsOn: (page) => panel(page).getByRole('row', { name: /employees-october.csv/ }),
  },
  uploadEmployeeData: {
    ...uploading,
    prepare: inTurn(openPanel, chooseFile),
    press: pressing(ready.send),
    again: pressing(notSent.again),
    waits: 300_000,
    place: alert(notSent.title),
    kept: (page) => [panel(page).getByText('people.csv', { exact: true })],
    leadsOn: (page) =>
      panel(page)
        .getByText(/people[.]csv/)
        .and(panel(page).getByText(/Checking|taken over/)),
  },
  getEmployeeDataUpload: {
    ...uploading,
    scenario: 'upload-being-checked',
    press: openPanel,
    again: pressing(checking.retry),
    place: (page) => page.getByRole('status').filter({ hasText: checking.trouble }),
    kept: (page) => [panel(page).getByRole('progressbar')],
    leadsOn: (page) => panel(page).locator('strong', { hasText: uploadsText.completed.title }),
  },
  getEligibilityDifference: {
    who: 'employer-insights@acme.example',
    at: dashboard,
    scenario: 'upload-awaiting-commit',
    press: openPanel,
    again: retryIn,
    place: alert(difference.failed),
    kept: (page) => [page.getByRole('button', { name: awaiting.commit })],
    leadsOn: (page) => panel(page).getByRole('table', { name: difference.byBenefit }),
  },
  decideEmployeeDataUpload: {
    ...uploading,
    scenario: 'upload-awaiting-commit',
    prepare: inTurn(openPanel, (page) => page.getByRole('button', { name: awaiting.commit }).waitFor()),
    press: pressing(awaiting.commit),
    place: alert(awaiting.failed),
    kept: (page) => [panel(page).getByText(/^All [\d,]+ rows are right/)],
    leadsOn: (page) => panel(page).locator('strong', { hasText: uploadsText.completed.title }),
  },
  getReports: {
    who,
    at: reporting,
    place: alert(reportsText.failed),
    kept: (page) => [page.getByRole('group', { name: reportsText.kindLegend })],
    leadsOn: (page) => page.getByRole('table'),
  },
  downloadReport: {
    who,
    at: reporting,
    prepare: tickTwo,
    press: (page) =>
      page
        .getByRole('row')
        .nth(1)
        .getByRole('button', { name: /^Download/ })
        .click(),
    again: retryDownload,
    place: alert(reportsText.downloadFailed),
    leadsOn: (page) => page.getByText(/was saved[.]$/),
  },
  downloadReports: {
    who,
    at: reporting,
    prepare: tickTwo,
    press: pressing(reportsText.downloadSelected),
    again: retryDownload,
    place: alert(reportsText.downloadFailed),
    kept: (page) => [page.getByText('2 selected')],
    leadsOn: (page) => page.getByText(reportsText.saved('reports.zip')),
  },
  getEmployeeLifeEvents: {
    who,
    at: `${reporting}?type=life-event`,
    place: alert(reportsText.lifeEvents.failed),
    kept: (page) => [page.getByRole('group', { name: reportsText.kindLegend })],
    leadsOn: (page) => page.getByRole('table'),
  },
} as const satisfies Readonly<Record<string, Way>>

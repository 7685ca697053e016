import type { Page } from '@playwright/test'

/** A screen, and what a person does on it. Only true input counts: clicks and keys of the browser, never a script's. */
export interface Screen {
  readonly name: string
  readonly email: string | null
  readonly path: string
  readonly scenario?: { readonly scenario: string; readonly params?: Readonly<Record<string, number>> }
  /** Waits for the screen, then works on it. */
  readonly act: (page: Page) => Promise<void>
}

const employee = 'employee@acme.example'
const employer = 'employer@acme.example'

const type = async (page: Page, label: string, words: string): Promise<void> => {
  await page.getByLabel(label).click()
  await page.keyboard.type(words, { delay: 40 })
}
/** Chooses in a native list by the arrow keys, as a keyboard does. */
const choose = async (page: Page, label: string, times = 1): Promise<void> => {
  await page.getByLabel(label).focus()
  for (let i = 0; i < times; i++) await page.keyboard.press('ArrowDown')
}
const escape = (page: Page): Promise<void> => page.keyboard.press('Escape')

/** The screens on which most is typed, chosen or drawn. */
export const screens: readonly Screen[] = [
  {
    name: 'login: both steps',
    email: null,
    path: '/',
    act: async (page) => {
      await page.getByRole('button', { name: 'Accept' }).click()
      await type(page, 'Email address', employee)
      await page.keyboard.press('Enter')
      await page.getByLabel('Password', { exact: true }).click()
      await page.keyboard.type('Benefits', { delay: 40 })
    },
  },
  {
    name: 'My benefits: search and filters of 28',
    email: employee,
    path: '/app/my-benefits/',
    act: async (page) => {
      await type(page, 'Find a benefit', 'care')
      for (let i = 0; i < 4; i++) await page.keyboard.press('Backspace')
      await choose(page, 'Status', 2)
      await choose(page, 'Kind', 2)
    },
  },
  {
    name: 'set-up of a benefit: people and amount',
    email: employee,
    path: '/app/my-benefits/201/setup/',
    scenario: { scenario: 'benefit-not-chosen' },
    act: async (page) => {
      await page
        .getByRole('group', { name: 'Who is covered' })
        .getByRole('checkbox', { disabled: false })
        .first()
        .click()
      await type(page, 'Yearly limit for treatment', '1200')
      await page.getByRole('button', { name: 'Continue', exact: true }).click()
    },
  },
  {
    name: 'manage a benefit: opt-out dialog',
    email: employee,
    path: '/app/my-benefits/201/manage',
    act: async (page) => {
      await page.getByRole('button', { name: 'Opt out of this benefit' }).click()
      await page.getByRole('dialog').waitFor()
      await escape(page)
    },
  },
  {
    name: 'profile: form of a family member',
    email: employee,
    path: '/app/home/my-profile/',
    act: async (page) => {
      await page.getByRole('button', { name: 'Add a family member' }).click()
      const form = page.getByRole('dialog')
      await form.waitFor()
      await type(page, 'First name', 'Robin')
      await type(page, 'Surname', 'Ash')
      await choose(page, 'Relationship', 2)
      await form.getByLabel('Day').click()
      await page.keyboard.type('29', { delay: 40 })
      await form.getByRole('button', { name: 'Add', exact: true }).click()
    },
  },
  {
    name: 'total benefits: years',
    email: employee,
    path: '/app/my-total-benefits/',
    act: async (page) => {
      await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
      await page.getByRole('main').getByRole('button').first().click()
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
    },
  },
  {
    name: 'employees: search, filter and sort of 10,000',
    email: employer,
    path: '/app/employee-data/',
    act: async (page) => {
      await page.getByRole('rowheader').first().waitFor()
      await type(page, 'Search by name or e-mail address', 'smith')
      await choose(page, 'Registration', 1)
      await page.getByRole('button', { name: 'E-mail address' }).click()
      await page.getByRole('button', { name: 'E-mail address' }).click()
    },
  },
  {
    name: 'approvals: select all of 5,000, then one, then a search',
    email: employer,
    path: '/app/dashboard/approve-selections/201',
    scenario: { scenario: 'many-selections-pending', params: { count: 5_000 } },
    act: async (page) => {
      await page.locator('[aria-rowindex="2"]').waitFor()
      await page.getByRole('checkbox', { name: 'Select all' }).click()
      await page
        .getByRole('checkbox', { name: /^Select (?!all)/ })
        .nth(2)
        .click()
      await type(page, 'Find an employee', 'smi')
      for (let i = 0; i < 3; i++) await page.keyboard.press('Backspace')
      await page.getByRole('button', { name: 'Approve' }).click()
      await page.getByRole('alertdialog').waitFor()
      await escape(page)
    },
  },
  {
    name: 'take-up: search, order, details',
    email: employer,
    path: '/app/dashboard/benefit-takeup/',
    act: async (page) => {
      await page.getByRole('table', { name: 'Take-up by benefit' }).waitFor()
      await choose(page, 'Sort by', 2)
      await type(page, 'Search benefits', 'care')
      await page
        .getByRole('button', { name: /^Details of/ })
        .first()
        .click()
      await page.getByRole('dialog').waitFor()
      await escape(page)
    },
  },
  {
    name: 'take-up of a benefit: charts read by keys',
    email: employer,
    path: '/app/dashboard/benefit-takeup/201',
    act: async (page) => {
      await page.getByRole('slider', { name: 'Read a month' }).focus()
      for (let i = 0; i < 6; i++) await page.keyboard.press('ArrowLeft')
      await page.getByRole('button', { name: 'Show as table' }).first().click()
    },
  },
  {
    name: 'insights: charts as tables, months, period',
    email: employer,
    path: '/app/dashboard/employee-insights/',
    act: async (page) => {
      await page.getByRole('button', { name: 'Show as table' }).first().click()
      await page.getByRole('slider', { name: 'Read a month' }).first().focus()
      for (let i = 0; i < 6; i++) await page.keyboard.press('ArrowLeft')
      await page.getByText('All', { exact: true }).first().click()
    },
  },
  {
    name: 'two-factor list: search',
    email: employer,
    path: '/app/employee-data/two-factor/',
    act: async (page) => {
      await page.getByRole('rowheader').first().waitFor()
      await page.getByRole('searchbox').first().click()
      await page.keyboard.type('smith', { delay: 40 })
    },
  },
  {
    name: 'any page: user menu',
    email: employee,
    path: '/app/home/',
    act: async (page) => {
      await page.getByRole('banner').getByRole('button').last().click()
      await page.keyboard.press('ArrowDown')
      await escape(page)
    },
  },
]

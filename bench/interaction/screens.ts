import type { Locator, Page } from '@playwright/test'

/** A screen, and what a user does on it. Only real input counts: clicks and keys from the browser, never from a script. */
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

/** Between two interactions, ms. The page is left alone meanwhile, because looking up an element uses its thread too. */
const PAUSE = 300
/** From one letter to the next, ms: ten a second, like a fast typist. */
const LETTER = 100
/** How long a key or the button of the mouse is held, ms, as a person does. */
const HOLD = 60

/** Clicks at an element's position, with the mouse only. */
const click = async (element: Locator): Promise<void> => {
  await element.scrollIntoViewIfNeeded()
  const box = await element.boundingBox()
  if (!box) throw new Error('What is to be clicked is not drawn.')
  const page = element.page()
  await page.waitForTimeout(PAUSE)
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2, { delay: HOLD })
  await page.waitForTimeout(PAUSE)
}
const press = async (page: Page, key: string, times = 1): Promise<void> => {
  for (let i = 0; i < times; i++) {
    await page.keyboard.press(key, { delay: HOLD })
    await page.waitForTimeout(LETTER - HOLD)
  }
  await page.waitForTimeout(PAUSE)
}
const type = async (field: Locator, words: string): Promise<void> => {
  await click(field)
  const page = field.page()
  for (const letter of words) {
    await page.keyboard.press(letter, { delay: HOLD })
    await page.waitForTimeout(LETTER - HOLD)
  }
  await page.waitForTimeout(PAUSE)
}
/** Chooses in a native list with the arrow keys. */
const choose = async (field: Locator, times = 1): Promise<void> => {
  await field.focus()
  await press(field.page(), 'ArrowDown', times)
}
const escape = (page: Page): Promise<void> => press(page, 'Escape')

/** The screens on which most is typed, chosen or drawn. */
export const screens: readonly Screen[] = [
  {
    name: 'login: both steps',
    email: null,
    path: '/',
    act: async (page) => {
      await click(page.getByRole('button', { name: 'Accept' }))
      await type(page.getByLabel('Email address'), employee)
      await press(page, 'Enter')
      await type(page.getByLabel('Password', { exact: true }), 'Benefits')
    },
  },
  {
    name: 'My benefits: search and filters of 28',
    email: employee,
    path: '/app/my-benefits/',
    act: async (page) => {
      await type(page.getByLabel('Find a benefit'), 'care')
      await press(page, 'Backspace', 4)
      await choose(page.getByLabel('Status'), 2)
      await choose(page.getByLabel('Type', { exact: true }), 2)
    },
  },
  {
    name: 'set-up of a benefit: people and amount',
    email: employee,
    path: '/app/my-benefits/201/setup/',
    scenario: { scenario: 'benefit-not-chosen' },
    act: async (page) => {
      await click(
        page.getByRole('group', { name: 'Who should it cover?' }).getByRole('checkbox', { disabled: false }).first(),
      )
      await type(page.getByLabel('Yearly limit for treatment'), '1200')
      await click(page.getByRole('button', { name: 'Continue', exact: true }))
    },
  },
  {
    name: 'manage a benefit: opt-out dialog',
    email: employee,
    path: '/app/my-benefits/201/manage',
    act: async (page) => {
      await click(page.getByRole('button', { name: 'Leave this benefit' }))
      await page.getByRole('dialog').waitFor()
      await escape(page)
    },
  },
  {
    name: 'profile: form of a family member',
    email: employee,
    path: '/app/home/my-profile/',
    act: async (page) => {
      await click(page.getByRole('button', { name: 'Add someone' }))
      const form = page.getByRole('dialog')
      await form.waitFor()
      await type(page.getByLabel('First name'), 'Robin')
      await type(page.getByLabel('Surname'), 'Ash')
      await click(form.getByText('Dependant', { exact: true }))
      await type(form.getByLabel('Day'), '29')
      await click(form.getByRole('button', { name: 'Add', exact: true }))
    },
  },
  {
    name: 'total benefits: years',
    email: employee,
    path: '/app/my-total-benefits/',
    act: async (page) => {
      await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
      await click(page.getByRole('main').getByText('By month', { exact: true }))
      await click(page.getByRole('main').getByText('By year', { exact: true }))
    },
  },
  {
    name: 'employees: search, filter and sort of 10,000',
    email: employer,
    path: '/app/employee-data/',
    act: async (page) => {
      await page.getByRole('rowheader').first().waitFor()
      await type(page.getByLabel('Search by name or email address'), 'smith')
      await click(page.getByText(/^Not registered/).first())
      await click(page.getByRole('button', { name: 'Email address' }))
      await click(page.getByRole('button', { name: 'Email address' }))
    },
  },
  {
    name: 'approvals: select all of 5,000, then one, then a search',
    email: employer,
    path: '/app/dashboard/approve-selections/201',
    scenario: { scenario: 'many-selections-pending', params: { count: 5_000 } },
    act: async (page) => {
      await page.locator('[aria-rowindex="2"]').waitFor()
      await click(page.getByRole('checkbox', { name: 'Select all' }))
      await click(page.getByRole('checkbox', { name: /^Select (?!all)/ }).nth(2))
      await type(page.getByLabel('Find an employee'), 'smi')
      await press(page, 'Backspace', 3)
      await click(page.getByRole('button', { name: 'Approve', exact: true }))
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
      await click(page.getByRole('button', { name: 'People', exact: true }))
      await type(page.getByLabel('Search benefits'), 'care')
      await click(page.getByRole('button', { name: /^Details of/ }).first())
      await page.getByRole('dialog').waitFor()
      await escape(page)
    },
  },
  {
    name: 'take-up of a benefit: charts read by keys',
    email: employer,
    path: '/app/dashboard/benefit-takeup/201',
    act: async (page) => {
      await page.getByRole('slider', { name: 'Choose a month' }).focus()
      await press(page, 'ArrowLeft', 6)
      await click(page.getByRole('main').getByRole('button', { name: 'Table and CSV' }))
      await click(page.getByRole('menuitem', { name: 'Show charts as tables' }))
    },
  },
  {
    name: 'insights: charts as tables, months, period',
    email: employer,
    path: '/app/dashboard/employee-insights/',
    act: async (page) => {
      await page.getByRole('slider', { name: 'Choose a month' }).first().focus()
      await press(page, 'ArrowLeft', 6)
      await click(page.getByText('All', { exact: true }).first())
      await click(page.getByRole('main').getByRole('button', { name: 'Table and CSV' }))
      await click(page.getByRole('menuitem', { name: 'Show charts as tables' }))
    },
  },
  {
    name: 'two-factor list: search',
    email: employer,
    path: '/app/employee-data/two-factor/',
    act: async (page) => {
      await page.getByRole('rowheader').first().waitFor()
      await type(page.getByRole('searchbox').first(), 'smith')
    },
  },
  {
    name: 'any page: user menu',
    email: employee,
    path: '/app/home/',
    act: async (page) => {
      await click(page.getByRole('banner').getByRole('button').last())
      await press(page, 'ArrowDown')
      await escape(page)
    },
  },
]

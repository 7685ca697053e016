import type { Page } from '@playwright/test'
import { shellText } from '../../src/ui/text/shell.ts'
import { enter } from '../../devtools/fault-injection/stage.ts'
import type { Way } from '../../devtools/fault-injection/flow.ts'
import { ways } from '../../devtools/fault-injection/flows.ts'
import { canariesIn, dialogsOf, formFields, isOf, routes, typeEverywhere } from './canary.ts'
import { expect, test } from './journey.ts'
import { exportedLog } from './traces.ts'

/** Fields that nobody can type into, and why. */
const untyped: Readonly<Record<string, string>> = {
  'family-member/subject': 'the id of whom the form is about, which the portal fills in',
  'family-member-edit/subject': 'the id of whom the form is about, which the portal fills in',
}

/** Ways on which a file is chosen. */
const chooseFiles: Readonly<Record<string, true>> = { getDataLoads: true, getDateLastUpload: true }

/** Pages that are not opened, and why. */
const unopened: Readonly<Record<string, string>> = {
  '/logout': 'it has no field, and ends what the others need',
  '/wrkit-redirect-sso': 'it has no field, and leads away',
}

/** Goes to another page of the portal as a link of it does, so that the log goes on. */
const goWithin = (page: Page, to: string): Promise<void> =>
  page.evaluate((address) => {
    history.pushState(null, '', address)
    dispatchEvent(new PopStateEvent('popstate'))
  }, to)

/** Everything that is not typed about the ways in here: those that end the visit, or need a clock of their own. */
const isWalked = ({ at, outside, who }: Way): boolean =>
  !(at in unopened) && !outside && !(who !== null && at === '/logout')

/** A page that no way of the sweep leads to: its operation is that of other pages too. */
const medicalQuestions: Way = {
  who: 'employee@acme.example',
  scenario: 'questions-asked',
  at: '/app/my-benefits/210/setup/',
  prepare: async (page) => {
    await page.getByLabel('Cover').fill('600000')
    await page.getByRole('button', { name: 'Continue', exact: true }).click()
    await page.getByRole('button', { name: 'Answer the questions' }).click()
    await page.getByRole('radiogroup').first().getByLabel('Yes').check()
  },
  place: (page) => page.getByRole('dialog'),
  leadsOn: (page) => page.getByRole('dialog'),
}

/** The ways of each person in each state of the world: one visit. */
const byVisit = new Map<string, [string, Way][]>()
for (const [name, way] of Object.entries<Way>({ ...ways, medicalQuestions })) {
  if (!isWalked(way) || name === 'ping') continue
  const isActing = way.at.startsWith('/sso-login')
  const key = `${way.who} ${way.scenario} ${isActing}`
  byVisit.set(key, [...(byVisit.get(key) ?? []), [name, way]])
}

const groups = [...byVisit.values()].toSorted((a, b) => Number(a[0]?.[1].who !== null) - Number(b[0]?.[1].who !== null))

/** Closes panels and dialogs, the upper ones first, and those that open while others are closed. */
const closeAll = async (page: Page): Promise<void> => {
  const dialogs = dialogsOf(page)
  for (let open = await dialogs.count(); open > 0; open--) await page.keyboard.press('Escape')
  if ((await dialogs.count()) > 0) await goWithin(page, '/privacy-statement/') // one that awaits an answer is left with its page
  await expect
    .poll(async () => {
      const open = await dialogs.count()
      if (open > 0) await page.keyboard.press('Escape')
      return open
    })
    .toBe(0)
}

/** Opens a way's page, goes as far as the call or beyond, and types into all that is there. */
const walk = async (
  page: Page,
  { at, prepare, press, leadsOn }: Way,
  isFresh: boolean,
  seen: Set<string>,
): Promise<number> => {
  if (isFresh) await page.goto(at)
  else {
    if (isOf(new URL(at, page.url()).pathname, page.url())) {
      await goWithin(page, '/privacy-statement/') // so that what was typed into the page's own fields is gone
      await page.getByRole('heading', { level: 1, name: 'Privacy' }).waitFor()
    }
    await goWithin(page, at)
  }
  if (prepare) await prepare(page)
  else {
    await press?.(page)
    await leadsOn(page).first().waitFor()
  }
  const typed = await typeEverywhere(page, seen)
  await closeAll(page)
  return typed + (await typeEverywhere(page, seen))
}

test('[BED-7] a canary typed into every field of every page is in no exported log', async ({
  page,
  world,
  baseURL,
}) => {
  test.setTimeout(900_000) // it walks through the whole portal, on a machine that may be busy
  const opened = new Set<string>()
  const logs: string[] = []
  let typed = 0
  const keep = (entries: Readonly<Record<string, string>>) =>
    page.addInitScript((all) => {
      if (window === window.top) for (const [key, value] of Object.entries(all)) localStorage.setItem(key, value)
    }, entries)
  await keep({ pes: '{"version":2,"cookiesAccepted":true,"nonNecessaryCookiesEnabled":true}' })
  for (const group of groups) {
    const { who } = group[0]?.[1] ?? ways.logIn
    if (who !== null) await keep({ loggedIn: 'true' })
    let isFresh = true
    const seen = new Set<string>()
    const been = new Set<string>()
    for (const [name, way] of group) {
      const isNew = way.prepare !== undefined || way.press !== undefined || !been.has(way.at)
      been.add(way.at)
      if (!isNew && way !== group.at(-1)?.[1]) continue
      if (isFresh) {
        await enter({ page, world, portal: baseURL ?? '', way })
        await page.evaluate(() => [localStorage, sessionStorage].forEach((one) => one.clear())).catch(() => {}) // the empty page has none
      }
      opened.add(way.at)
      typed += await walk(page, way, isFresh, seen)
      opened.add(page.url())
      await closeAll(page)
      if (way === group.at(-1)?.[1] && way.scenario === undefined)
        for (const route of routes()) {
          if (route.includes(':') || route in unopened || [...opened].some((address) => isOf(route, address))) continue
          if (route.startsWith('/app') !== (who !== null)) continue
          await goWithin(page, route)
          await page.getByRole('heading', { level: 1 }).first().waitFor()
          if (await page.getByText(shellText.accessDenied.title).isVisible()) continue
          opened.add(route)
          typed += await typeEverywhere(page, seen)
        }
      // A visitor who came as far as the code, or signed in, begins anew; all else is one visit, and one log.
      // So does whoever chose a file: the page holds it.
      isFresh = who === null ? way.at === '/' || page.url().includes('/app/') : name in chooseFiles
      if (!isFresh && way !== group.at(-1)?.[1]) continue
      if (who !== null) await goWithin(page, '/contact-us/') // nothing opens by itself there
      logs.push(await exportedLog(page))
    }
  }
  const edits = logs.flatMap(
    (log) =>
      log
        .split('\n')
        .filter((line) => /"type":"(FieldEdited|SecretFieldEdited|ChoiceMade)"/.test(line))
        .map((line) => (JSON.parse(line) as { data: { form: string; field: string } }).data), // lines of these three types alone
  )
  const matches = (pattern: string, name: string): boolean =>
    pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern
  const untouched = formFields()
    .filter(({ form, field }) => !edits.some((edit) => matches(form, edit.form) && matches(field, edit.field)))
    .map(({ form, field }) => `${form}/${field}`)
  expect
    .soft(
      untouched.filter((name) => !(name in untyped)),
      'fields of forms that were not typed into',
    )
    .toEqual([])
  const missed = routes().filter((route) => ![...opened].some((address) => isOf(route, address)))
  expect
    .soft(
      missed.filter((route) => !(route in unopened)),
      'pages that were not opened',
    )
    .toEqual([])
  expect.soft(logs.flatMap(canariesIn), 'canaries in the exported logs').toEqual([])
  expect(typed, 'controls that were typed into').toBeGreaterThan(150)
})

test('[BED-7] the search for canaries finds one however it is written', () => {
  const forms = [
    'a canary§quill7 b',
    'CANARY QUILL 7',
    'q=Canary%C2%A7Quill7',
    JSON.stringify({ mail: 'canary.quill7@acme.example' }),
    ...['', 'x', 'xy'].map((before) => Buffer.from(`${before}{"a":"Canary§Quill7"}`).toString('base64')),
    '1961-03-17',
    'code 9182736450',
  ]
  expect(forms.filter((form) => canariesIn(form).length === 0)).toEqual([])
  expect(canariesIn('Qwertz§Uiopl3 and 1962-04-18')).toEqual([])
})

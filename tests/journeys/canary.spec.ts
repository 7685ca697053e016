import type { Page } from '@playwright/test'
import { shellText } from '../../src/ui/text/shell.ts'
import { locate, performAll } from '../../devtools/screens/fault-injection/user.ts'
import { enter } from '../../devtools/screens/fault-injection/world.ts'
import { catalogue, userFlows, type UserFlow } from '../../devtools/screens/states/catalogue.ts'
import { accountOf, stepsOf, targetOf } from '../../devtools/screens/states/state.ts'
import { press, type Step, type Target } from '../../devtools/screens/states/steps.ts'
import { canariesIn, dialogsOf, formFields, isOf, routes, typeEverywhere } from './canary.ts'
import { expect, test } from './journey.ts'
import { exportedLog } from './traces.ts'

/** Fields that nobody can type into, and why. */
const untyped: Readonly<Record<string, string>> = {
  'family-member/subject': 'the id of whom the form is about, which the portal fills in',
  'family-member-edit/subject': 'the id of whom the form is about, which the portal fills in',
}

/** Operations whose user flow can choose a file. */
const chooseFiles: Readonly<Record<string, true>> = { getDataLoads: true, getDateLastUpload: true }

/** Pages that are not opened, and why. */
const unopened: Readonly<Record<string, string>> = {
  '/logout': 'it has no field, and ends what the others need',
  '/wrkit-redirect-sso': 'it has no field, and leads away',
}

/** Operations whose user flow is left out, and why. */
const unwalked: Readonly<Record<string, string>> = {
  ping: 'it needs its own clock',
  logOut: 'it ends what the others need',
}

/** Follows a link of the portal to another of its pages, so that the log continues. */
const goWithin = (page: Page, to: string): Promise<void> =>
  page.evaluate((address) => {
    history.pushState(null, '', address)
    dispatchEvent(new PopStateEvent('popstate'))
  }, to)

/**
 * Goes to another page through one without fields, and waits until that one is left. A page stays on the screen until the next one is
 * ready, so a press could still reach it. What was typed into the old page is then gone too.
 */
const goOn = async (page: Page, to: string): Promise<void> => {
  const privacy = page.getByRole('heading', { level: 1, name: 'Privacy' })
  await goWithin(page, '/privacy-statement/')
  await privacy.waitFor()
  if (isOf('/privacy-statement', new URL(to, page.url()).href)) return
  await goWithin(page, to)
  await expect(privacy).toHaveCount(0)
}

/** A user flow, and what shows after its last press. */
interface Walk extends Pick<UserFlow, 'who' | 'at' | 'scenario' | 'steps'> {
  readonly operation: string
  readonly call: readonly Step[]
  readonly shows: Target
}

/** The user flow of a state that shows a form, with one interaction: a choice in the first medical question. */
const walkInto = (id: string): Walk => {
  const found = catalogue.find((one) => one.id === id)
  const shows = found && targetOf(found.state)
  if (!found || !shows) throw new Error(`The catalogue has no state ${id}.`)
  const { screen, state } = found
  return {
    operation: id,
    who: accountOf(screen, state),
    at: state.at ?? screen.at,
    scenario: state.scenario,
    steps: [...stepsOf(state), press(shows)],
    call: [],
    shows,
  }
}

/** Every user flow except those that end the visit or need their own clock, and the form that no operation leads to. */
const walks: readonly Walk[] = [
  ...userFlows
    .filter(({ at, failure }) => !(at.replace(/[/]$/, '') in unopened) && !(failure.operation in unwalked))
    .map(({ failure: { operation, call = [], recovers: shows }, ...flow }) => ({ ...flow, operation, call, shows })),
  walkInto('benefits/setup/questions-open'),
]

/** The user flows of each user in each scenario: one visit. */
const byVisit = new Map<string, Walk[]>()
for (const flow of walks) {
  const isActing = flow.at.startsWith('/sso-login')
  const key = `${flow.who} ${flow.scenario} ${isActing}`
  byVisit.set(key, [...(byVisit.get(key) ?? []), flow])
}

const groups = [...byVisit.values()].toSorted((a, b) => Number(a[0]?.who !== null) - Number(b[0]?.who !== null))

/** The time limit for a step that hangs, ms: it takes seconds, and many times that on a busy machine. */
const patience = { timeout: 180_000 }

/** Closes panels and dialogs, the topmost first, including those that open while others close. */
const closeAll = async (page: Page): Promise<void> => {
  const dialogs = dialogsOf(page)
  for (let open = await dialogs.count(); open > 0; open--) await page.keyboard.press('Escape')
  if ((await dialogs.count()) > 0) await goWithin(page, '/privacy-statement/') // a dialog that waits for a response closes only with its page
  await expect
    .poll(async () => {
      const open = await dialogs.count()
      if (open > 0) await page.keyboard.press('Escape')
      return open
    })
    .toBe(0)
}

/** Opens the page of a user flow, follows it up to the call or beyond, and types into everything there. */
const walk = async (
  page: Page,
  { at, steps, call, shows }: Walk,
  isFresh: boolean,
  seen: Set<string>,
): Promise<number> => {
  if (isFresh) await page.goto(at)
  else await goOn(page, at)
  await performAll(page, steps)
  // Only if nothing was filled in: otherwise it would be sent.
  if (steps.every(({ does }) => does === 'see')) {
    await performAll(
      page,
      call.filter(({ does }) => does !== 'wait'), // the visit has a real clock
    )
    await locate(page, shows).waitFor()
  }
  const typed = await typeEverywhere(page, seen)
  await closeAll(page)
  return typed + (await typeEverywhere(page, seen))
}

/** The canaries in a log, with the beginnings of their lines to show where they leaked. */
const leaksIn = (log: string): readonly string[] =>
  log.split('\n').flatMap((line) => canariesIn(line).map((found) => `${found} in ${line.slice(0, 2000)}`))

test(
  '[BED-7] a canary typed into every field of every page is in no exported log',
  { tag: '@thorough' },
  async ({ page, world, baseURL }) => {
    test.setTimeout(900_000) // it walks through the whole portal, possibly on a busy machine
    const opened = new Set<string>()
    const logs: string[] = []
    let typed = 0
    const keep = (entries: Readonly<Record<string, string>>) =>
      page.addInitScript((all) => {
        if (window === window.top) for (const [key, value] of Object.entries(all)) localStorage.setItem(key, value)
      }, entries)
    await keep({ pes: '{"version":2,"cookiesAccepted":true,"nonNecessaryCookiesEnabled":true}' })
    for (const group of groups) {
      const who = group[0]?.who ?? null
      if (who !== null) await keep({ loggedIn: 'true' })
      let isFresh = true
      const seen = new Set<string>()
      const been = new Set<string>()
      for (const flow of group) {
        const { operation, at, scenario } = flow
        const isLast = flow === group.at(-1)
        const isNew = flow.steps.length + flow.call.length > 0 || !been.has(at)
        been.add(at)
        if (!isNew && !isLast) continue
        if (isFresh) {
          await enter({ page, world, portal: baseURL ?? '', flow })
          await page.evaluate(() => [localStorage, sessionStorage].forEach((one) => one.clear())).catch(() => {}) // the empty page has none
        }
        opened.add(at)
        typed += await test.step(`${operation} at ${at}`, () => walk(page, flow, isFresh, seen), patience)
        opened.add(page.url())
        await closeAll(page)
        if (isLast && scenario === undefined)
          for (const route of routes()) {
            if (route.includes(':') || route in unopened || [...opened].some((address) => isOf(route, address)))
              continue
            if (route.startsWith('/app') !== (who !== null)) continue
            await goOn(page, route)
            await page.getByRole('heading', { level: 1 }).first().waitFor()
            if (await page.getByText(shellText.accessDenied.title).isVisible()) continue
            opened.add(route)
            typed += await test.step(`typing at ${route}`, () => typeEverywhere(page, seen), patience)
          }
        // A visitor who got as far as the code or logged in starts again, as does a user who chose a file, because the page holds it.
        // Everything else is one visit, and one log.
        isFresh = who === null ? at === '/' || page.url().includes('/app/') : operation in chooseFiles
        if (!isFresh && !isLast) continue
        if (who !== null) {
          await goOn(page, '/contact-us/') // nothing opens there without a press
          // Help that opens while a page is loading closes when the page arrives.
          await page.getByRole('heading', { level: 1, name: 'Contact us' }).waitFor()
        }
        logs.push(await test.step(`the log of ${who ?? 'a visitor'}`, () => exportedLog(page), patience))
      }
    }
    const edits = logs.flatMap(
      (log) =>
        log
          .split('\n')
          .filter((line) => /"type":"(FieldEdited|SecretFieldEdited|ChoiceMade)"/.test(line))
          .map((line) => (JSON.parse(line) as { data: { form: string; field: string } }).data), // lines of these three types only
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
    expect.soft(logs.flatMap(leaksIn), 'canaries in the exported logs').toEqual([])
    expect(typed, 'controls that were typed into').toBeGreaterThan(150)
  },
)

test('[BED-7] the canary search finds one in any encoding', () => {
  const forms = [
    'a canary§quill7 b',
    'CANARY QUILL 7',
    'q=Canary%C2%A7Quill7',
    JSON.stringify({ mail: 'canary.quill7@acme.example' }),
    ...['', 'x', 'xy'].map((before) => Buffer.from(`${before}{"a":"Canary§Quill7"}`).toString('base64')),
    '1931-03-17',
    'code 9182736450',
  ]
  expect(forms.filter((form) => canariesIn(form).length === 0)).toEqual([])
  expect(canariesIn('Qwertz§Uiopl3 and 1932-04-18')).toEqual([])
})

import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { replayLog } from '../../devtools/logs/replay/replay.ts'
import { familyText } from '../../src/ui/text/family.ts'
import { keys, type Visitor } from './visitor.ts'

/** What a step needs: somebody at a browser, where its downloads go, and how the log must name it. */
export interface Visit {
  readonly visitor: Visitor
  readonly downloads: string
  readonly browser: RegExp
}

const password = 'Benefits-2026-demo!'

const check = (isRight: boolean, sentence: string): void => {
  if (!isRight) throw new Error(sentence)
}

const typeAddress = async ({ open, fill, type, hasFocus }: Visitor, email: string): Promise<void> => {
  await open('/')
  await fill('Email address', email)
  await type(keys.enter)
  await hasFocus('field', 'Password')
  await type(password + keys.enter)
}

const logOut = async ({ press, seen }: Visitor): Promise<void> => {
  await press('button', /Hi, /)
  await press('menuitem', 'Logout')
  await seen('heading', /You have been logged out successfully/)
}

/** A file that the browser has written whole: it is renamed at its end. */
const downloaded = async ({ visitor, downloads }: Visit, name: string): Promise<string> => {
  const file = path.join(downloads, name)
  await visitor.until(
    `${name} is saved`,
    async () =>
    readdirSync(downloads).some((one) => /\.(part|wkdownload)$/.test(one)) || !existsSync(file) || readFileSync(file).length === 0 ? null : file, // oxfmt-ignore
  )
  return readFileSync(file, 'utf8')
}

/** The main screens as somebody meets them, in order. [BED-7] and the requirements that their titles name. */
export const steps: Readonly<Record<string, (visit: Visit) => Promise<unknown>>> = {
  '[TFA-1] signs in with a pasted code': async ({ visitor }) => {
    const { open, press, fill, withControl, hasFocus, holds, type, seen } = visitor
    await open('/')
    await press('button', 'Accept')
    // The way of a code from a message into the clipboard.
    await fill('Email address', '123 456')
    await withControl('a')
    await withControl('x')
    await fill('Email address', 'employee@acme.example')
    await type(keys.enter)
    await hasFocus('field', 'Password')
    await type(password + keys.enter)
    await hasFocus('field', 'Digit 1 of 6')
    await withControl('v')
    await holds('Digit 6 of 6', '6')
    await type(keys.enter)
    await seen('heading', /^Hello/)
  },
  '[SEL-1] [SEL-6] chooses a benefit, from its page to the receipt': async ({ visitor }) => {
    const { press, hasFocus } = visitor
    await press('link', 'My benefits')
    await hasFocus('heading', 'My benefits')
    await press('link', 'Health screening')
    await hasFocus('heading', 'Health screening')
    await press('link', 'Choose')
    await hasFocus('heading', /^Choose /)
    await press('button', 'Continue')
    await hasFocus('heading', /^Terms of /)
    await press('field', /I have read and accept/)
    await press('button', 'Continue')
    await hasFocus('heading', /^Check /)
    await press('button', /^Submit/)
    await hasFocus('heading', /^You’ve chosen /)
  },
  '[BEN-1] goes back and forward': async ({ visitor }) => {
    const { press, hasFocus, back, forward, seen } = visitor
    await press('link', /[Mm]y benefits$/)
    await hasFocus('heading', 'My benefits')
    await press('link', 'Dental care')
    await hasFocus('heading', 'Dental care')
    await back()
    await seen('heading', 'My benefits')
    await forward()
    await seen('heading', 'Dental care')
  },
  '[SEL-3] closes a panel, which returns the focus, and leaves the benefit': async ({ visitor }) => {
    const { press, hasFocus, type, seen } = visitor
    await press('button', 'Leave this benefit')
    await hasFocus('button', 'Keep this benefit')
    await type(keys.escape)
    await hasFocus('button', 'Leave this benefit')
    await press('button', 'Leave this benefit')
    await hasFocus('button', 'Keep this benefit')
    await press('button', 'Leave this benefit')
    await seen('words', /^You’ve left this benefit/)
  },
  '[FAM-1] adds somebody to the family': async ({ visitor }) => {
    const { press, fill, seen, hasFocus } = visitor
    await press('button', /Hi, /)
    await press('menuitem', /^My profile/)
    await press('button', familyText.members.add)
    await fill('Title', 'Mx')
    await fill('First name', 'Zoë')
    await fill('Surname', 'O’Neill')
    for (const answer of ['Female', 'Dependant', 'No']) await press('field', answer)
    await fill('Day', '29')
    await fill('Month', '2')
    await fill('Year', '2012')
    await press('button', 'Add')
    await seen('words', /You’ve added Zoë O’Neill/)
    await hasFocus('button', familyText.members.add)
  },
  '[BED-7] [BED-8] saves a log, which replays to the same state': async (visit) => {
    const { press, evaluate } = visit.visitor
    await press('button', 'Help')
    await press('button', 'Save the log')
    await press('button', 'Save the file')
    const text = await downloaded(visit, 'portal-log.jsonl')
    const { hash, expected, problems, events, state } = replayLog(text)
    check(problems.length === 0, problems.join(' '))
    check(hash === expected, `The log replays to ${hash} in place of ${expected}.`)
    check(events > 100 && state.crashes.occurred === 0, `${events} events, ${state.crashes.occurred} crashes`)
    const { browser, device } = JSON.parse(text.slice(0, text.indexOf('\n')))
    check(visit.browser.test(browser), `The log is of ${browser}.`)
    const now = await evaluate(() => ({
      width: innerWidth,
      language: navigator.language,
      timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    }))
    for (const [name, value] of Object.entries(now)) check(device[name] === value, `${name}: ${device[name]}`)
  },
  '[SHELL-4] leaves a page while its scripts load': async ({ visitor }) => {
    const { evaluate, until, open, isAt, seen } = visitor
    await open('/app/my-benefits/201')
    await until('the page has begun', () =>
      evaluate(() => (location.pathname === '/app/my-benefits/201' && document.readyState !== 'loading' ? true : null)),
    )
    await evaluate(() => location.assign('/cookie-policy/'))
    await isAt('/cookie-policy/')
    await seen('heading', /Cookie/i)
  },
  '[LOGOUT-1] logs out': async ({ visitor }) => {
    await visitor.open('/app/home/')
    await logOut(visitor)
  },
  '[APP-1] approves a selection': async ({ visitor }) => {
    const { open, press, seen, hasFocus } = visitor
    await typeAddress(visitor, 'employer@acme.example')
    await seen('heading', /^Hello/)
    await open('/app/dashboard/approve-selections')
    await press('link', 'Cycle to work')
    await press('field', /^Select (?!all)/)
    await press('button', 'Approve')
    await hasFocus('button', 'Cancel')
    await press('button', 'Approve')
    await seen('words', /^1 selection was approved/)
  },
  '[EMP-3] uploads a file': async ({ visitor, downloads }) => {
    const { open, press, attach, seen, type } = visitor
    const file = path.join(downloads, 'people.csv')
    writeFileSync(
      file,
      'Employee number,First name,Surname,Email,Date of birth,Start date,Department,Location,Job title,Salary\r\nAC900001,New,Starter,new@acme.example,1990-04-12,2026-11-02,Sales,Leeds,Adviser,28500.00',
    )
    await open('/app/dashboard/')
    await press('button', 'Upload employee data')
    await attach('#upload-file', file)
    await press('button', 'Upload the file')
    await seen('words', /^Your file has been uploaded successfully/)
    await type(keys.escape)
  },
  '[REP-1] downloads a report': async (visit) => {
    const { open, press, seen } = visit.visitor
    await open('/app/reporting?type=payroll&year=2025')
    await press('button', 'Download Payroll deductions, December 2025')
    check(
      (await downloaded(visit, 'payroll-2025-12.csv')).includes('Employee number,Employee,'),
      'The file is another.',
    )
    await seen('words', /payroll-2025-12.csv was saved/)
  },
}

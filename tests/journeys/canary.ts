import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { errors } from '@playwright/test'
import ts from 'typescript'

/** The text to type: its letters and digits spell `canaryquill7` in any encoding, and its other characters survive a pseudonym. */
const canary = { text: 'Canary§Quill7', email: 'canary.quill7@acme.example', password: 'Canary-Quill7!' }
/** For fields that take only digits. Nobody in the mock is born in that decade, so the pseudonym of another birthday is never this date. */
const digits = { day: '17', month: '03', year: '1931', long: '9182736450' }

const bare = (text: string): string => text.toLowerCase().replaceAll(/[^a-z\d]/g, '')
const unescaped = (text: string): string =>
  text.replaceAll(/(%[\dA-F]{2})+/gi, (run) => {
    try {
      return decodeURIComponent(run)
    } catch {
      return run // not valid percent-encoding
    }
  })

/** How base64 encodes a text at any position within a longer one. */
const inBase64 = (text: string): readonly string[] =>
  [0, 1, 2].map((before) => {
    const encoded = Buffer.from('x'.repeat(before) + text).toString('base64')
    return encoded.slice(before === 0 ? 0 : before + 1, -4).replace(/=+$/, '')
  })

/** Which canaries a text contains: in any case, with anything between their letters, as in a URL, in base64. */
export const canariesIn = (text: string): readonly string[] => {
  const plain = bare(unescaped(text))
  const url = text.replaceAll('-', '+').replaceAll('_', '/')
  const { day, month, year, long } = digits
  const dates = [year + month + day, day + month + year]
  return [
    ...[bare(canary.text), ...dates, long].filter((one) => plain.includes(one)),
    ...[...Object.values(canary), long].filter((one) => inBase64(one).some((part) => url.includes(part))),
  ]
}

const controls = 'input:not([type=hidden]), textarea, select, [contenteditable=true]'

/** The longest wait of one attempt, ms: what was typed before can remove, lock or hide a control. */
const attempt = { timeout: 500 }

/** Types something that the control accepts. */
const typeInto = async (control: Locator): Promise<void> => {
  const { kind, max, label, round, options } = await control.evaluate(
    (element) => {
      const { type, maxLength } = element as HTMLInputElement // undefined on other elements, which the code below allows
      const named = element.getAttribute('aria-label') ?? (element as HTMLInputElement).labels?.[0]?.textContent ?? ''
      const values = element instanceof HTMLSelectElement ? [...element.options] : []
      return {
        kind: element instanceof HTMLSelectElement ? 'select' : type,
        max: maxLength,
        label: named,
        round: Number(element.getAttribute('data-option')),
        options: values.filter(({ disabled, value }) => !disabled && value !== '').map(({ value }) => value),
      }
    },
    undefined,
    attempt,
  )
  if (kind === 'select') {
    const chosen = options.at(round % options.length)
    if (chosen !== undefined) await control.selectOption(chosen, attempt)
  } else if (kind === 'checkbox' || kind === 'radio') await control.click({ force: true, ...attempt })
  else if (kind === 'file')
    await control.setInputFiles(
      { name: `${canary.text}.csv`, mimeType: 'text/csv', buffer: Buffer.from(`${canary.text}\n1\n`) },
      attempt,
    )
  else {
    await control.fill(kind === 'email' ? canary.email : kind === 'password' ? canary.password : canary.text, attempt)
    if (bare(await control.inputValue(attempt)).includes(bare(canary.text))) return
    const date = /day/i.test(label) ? digits.day : /month/i.test(label) ? digits.month : digits.year
    await control.fill(
      max === 1 ? '9' : max === 2 || max === 4 || /day|month|year/i.test(label) ? date : digits.long,
      attempt,
    )
  }
  await control.blur(attempt)
}

/** Panels and dialogs, the upper ones last. */
export const dialogsOf = (page: Page): Locator => page.locator('[role=dialog], [role=alertdialog]')

/** Marks the visible controls that this visit has not typed into, and returns how many there are. */
const markFresh = async (page: Page, seen: Set<string>, round: number): Promise<number> => {
  const dialogs = dialogsOf(page)
  const place = (await dialogs.count()) > 0 ? dialogs.last() : page.locator('body') // nothing behind a dialog takes input
  const marked = await place
    .locator(controls)
    .and(page.locator(':enabled:not([readonly], [data-canary=next], [inert] *, [aria-hidden=true] *)'))
    .filter({ visible: true })
    .evaluateAll(
      (all, { known, of }) =>
        all.flatMap((element) => {
          const { id, name } = element as HTMLInputElement // undefined on other elements
          const title = element.closest('[role=dialog], [role=alertdialog]')?.querySelector('h2')?.textContent
          const label = element.getAttribute('aria-label')
          // An option of a list, or of two together, can reveal other fields, so each list is used once in every round.
          const key = [location.pathname, title, id, name, label, element.matches('select') ? of : 0].join(' ')
          if (known.includes(key)) return []
          const lists = all.filter((one) => one.matches('select'))
          element.setAttribute('data-option', String(of >> (lists.findIndex((one) => one === element) % 2)))
          element.setAttribute('data-canary', 'next')
          return [key]
        }),
      { known: [...seen], of: round },
    )
  for (const key of marked) seen.add(key)
  return marked.length
}

/** Selects the next marked control to type into; false if none is left. */
const takeNext = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    for (const done of document.querySelectorAll('[data-canary=now]')) done.setAttribute('data-canary', 'done')
    // Text fields first, because a choice can remove a field.
    const waiting = [...document.querySelectorAll('[data-canary=next]')]
    const next = waiting.find((one) => !one.matches('select, [type=radio], [type=checkbox]')) ?? waiting[0]
    next?.setAttribute('data-canary', 'now')
    return next !== undefined
  })

/** Whether a control is visible and accepts input. */
const isOpen = async (control: Locator): Promise<boolean> =>
  (await control
    .and(control.page().locator(':enabled:not([readonly], [inert] *, [aria-hidden=true] *)'))
    .filter({ visible: true })
    .count()) > 0

/** A visible control that has accepted nothing for this long never will, ms. */
const patience = 60_000

/** Types into a control, retrying while it is open; false if it closes before anything was typed. */
const typed = async (control: Locator): Promise<boolean> => {
  const end = Date.now() + patience
  while (await isOpen(control))
    try {
      await typeInto(control)
      return true
    } catch (error) {
      if (!(error instanceof errors.TimeoutError) || Date.now() > end) throw error // a slow machine needs more attempts; any other error is a fault
    }
  return false
}

/**
 * Types a canary into every visible control, and into those that appear as a result; returns how many. @param seen the controls that this
 * visit has already typed into; they are skipped, and new ones are added
 */
export const typeEverywhere = async (page: Page, seen: Set<string>): Promise<number> => {
  let count = 0
  for (let round = 0; round < 4 && (await markFresh(page, seen, round)) > 0; round++)
    while (await takeNext(page)) if (await typed(page.locator('[data-canary=now]').first())) count += 1
  return count
}

/** The paths of all pages, read from the router's file; a segment with a colon matches anything. */
export const routes = (): readonly string[] => {
  const file = path.join(import.meta.dirname, '..', '..', 'src', 'ui', 'shell', 'pages.tsx')
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
  const pathOf = (node: ts.Node): string => {
    const opening = ts.isJsxElement(node) ? node.openingElement : ts.isJsxSelfClosingElement(node) ? node : null
    const named = opening?.attributes.properties.find(
      (one): one is ts.JsxAttribute => ts.isJsxAttribute(one) && one.name.getText() === 'path',
    )?.initializer
    return named && ts.isStringLiteral(named) ? named.text.replace(/\/?[*]$/, '') : ''
  }
  const found: string[] = []
  const visit = (node: ts.Node, above: string): void => {
    const here = pathOf(node)
    const all = here === '' ? above : `${above}/${here}`
    if (here !== '' && ts.isJsxSelfClosingElement(node)) found.push(all)
    ts.forEachChild(node, (child) => visit(child, all))
  }
  visit(source, '')
  return ['/', ...found]
}

/** Whether an address belongs to a route. */
export const isOf = (route: string, address: string): boolean => {
  const pattern = route.replaceAll(/\/:[^/]+[?]/g, '(/[^/]+)?').replaceAll(/:[^/]+/g, '[^/]+')
  return new RegExp(`^${pattern}/?$`).test(new URL(address, 'http://portal').pathname)
}

/** A field that an event of a form can name: `*` represents what only a running portal knows. */
export interface FormField {
  readonly form: string
  readonly field: string
}

const domain = path.join(import.meta.dirname, '..', '..', 'src', 'domain')

/** The name that an expression gives a form; null if it belongs to another form. */
const nameOf = (node: ts.Node, declared: ReadonlyMap<string, ts.Node>): string | null => {
  if (ts.isStringLiteralLike(node)) return node.text
  if (ts.isTemplateExpression(node)) return `${node.head.text}*`
  if (ts.isArrowFunction(node)) return nameOf(node.body, declared)
  if (ts.isCallExpression(node) && ts.isIdentifier(node.expression)) {
    const called = declared.get(node.expression.text)
    return called ? nameOf(called, declared) : null
  }
  return null
}

const fieldsOf = (node: ts.Node, declared: ReadonlyMap<string, ts.Node>): readonly string[] => {
  if (ts.isIdentifier(node)) {
    const named = declared.get(node.text)
    return named ? fieldsOf(named, declared) : ['*']
  }
  if (!ts.isObjectLiteralExpression(node)) return ['*']
  return node.properties.flatMap((property) =>
    ts.isSpreadAssignment(property)
      ? ['*']
      : ts.isIdentifier(property.name ?? node)
        ? [(property.name as ts.Identifier).text]
        : ['*'],
  )
}

/** Every field of every form that the domain defines, read from its files. */
export const formFields = (): readonly FormField[] =>
  readdirSync(domain, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .flatMap((file) => {
      const source = ts.createSourceFile(file, readFileSync(path.join(domain, file), 'utf8'), ts.ScriptTarget.Latest)
      const declared = new Map<string, ts.Node>()
      const found: FormField[] = []
      const visit = (node: ts.Node): void => {
        if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer)
          declared.set(node.name.text, node.initializer)
        if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === 'defineForm') {
          const [name, fields] = node.arguments
          const form = name ? nameOf(name, declared) : null
          if (form !== null && fields) for (const field of fieldsOf(fields, declared)) found.push({ form, field })
        }
        ts.forEachChild(node, visit)
      }
      visit(source)
      return found
    })

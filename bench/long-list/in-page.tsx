import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import '../../src/ui/components/theme/global-style.ts'
import { LongTable } from '../../src/ui/components/tables/long-table.tsx'
import type { Column } from '../../src/ui/components/tables/table.tsx'
import { tableFrameStyle, tableStyle } from '../../src/ui/components/tables/table-style.ts'
import { randomBy } from '../workload.ts'

/** The page of `long-list/long-list.ts`: a table of 10,000 employees by the portal's component, and by hand with the same markup and style. */
interface Employee {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly status: string
  readonly since: string
  readonly cost: string
}

const headings = {
  name: 'Name',
  email: 'Email address',
  status: 'Registration',
  since: 'Since',
  cost: 'Cost',
} as const
type Field = keyof typeof headings
const fields = Object.keys(headings) as readonly Field[] // the headings above
const kindOf = (field: Field): 'heading' | 'money' | 'text' =>
  field === 'name' ? 'heading' : field === 'cost' ? 'money' : 'text'

const employees = (seed: number, count: number): Employee[] => {
  const random = randomBy(seed)
  return Array.from({ length: count }, (_, i) => ({
    id: `employee-${i}`,
    name: `Employee ${i} ${random(100_000)}`,
    email: `e${random(100_000)}@acme.example`,
    status: random(5) === 0 ? 'Not registered' : 'Registered',
    since: `${1 + random(28)} March 20${10 + random(16)}`,
    cost: `£${random(1_000)}.00`,
  }))
}

/** Draws the table; returns how to remove it. */
type Draw = (place: HTMLElement, rows: readonly Employee[]) => () => void

const portal: Draw = (place, rows) => {
  const columns: Column<Employee>[] = fields.map((field) => ({
    key: field,
    header: headings[field],
    kind: kindOf(field),
    cell: (row) => row[field],
  }))
  const root = createRoot(place)
  flushSync(() => root.render(<LongTable caption="Employees" columns={columns} rows={rows} rowKey={({ id }) => id} />))
  return () => root.unmount()
}

const ROW = 61
const OVERSCAN = 12

const byHand: Draw = (place, rows) => {
  const cell = (tag: 'td' | 'th', field: Field, text: string): string =>
    `<${tag} ${tag === 'th' ? 'scope="row" role="rowheader"' : `role="cell" data-label="${headings[field]}"`} data-kind="${kindOf(field)}">${text}</${tag}>`
  const head = fields.map(
    (field) => `<th scope="col" role="columnheader" data-kind="${kindOf(field)}">${headings[field]}</th>`,
  )
  place.innerHTML = `<div class="${tableFrameStyle}"><table class="${tableStyle}" role="table" aria-rowcount="${rows.length + 1}"><caption>Employees</caption><thead role="rowgroup"><tr role="row">${head.join('')}</tr></thead><tbody role="rowgroup"></tbody></table></div>`
  const body = place.querySelector('tbody')
  if (!body) throw new Error('The table has no body.')
  const top = body.getBoundingClientRect().top + window.scrollY
  let shown = -1
  const draw = (): void => {
    const from = Math.max(0, Math.floor((window.scrollY - top) / ROW) - OVERSCAN)
    if (from === shown) return
    shown = from
    const to = Math.min(rows.length, from + Math.ceil(window.innerHeight / ROW) + 2 * OVERSCAN)
    const space = (height: number): string =>
      height > 0 ? `<tr role="presentation" aria-hidden="true"><td style="height:${height}px"></td></tr>` : ''
    const drawn = rows
      .slice(from, to)
      .map(
        (row, i) =>
          `<tr role="row" data-index="${from + i}" aria-rowindex="${from + i + 2}">${fields.map((field) => cell(field === 'name' ? 'th' : 'td', field, row[field])).join('')}</tr>`,
      )
    body.innerHTML = space(from * ROW) + drawn.join('') + space((rows.length - to) * ROW)
  }
  draw()
  window.addEventListener('scroll', draw, { passive: true })
  return () => {
    window.removeEventListener('scroll', draw)
    place.replaceChildren()
  }
}

const drawn = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
  })

/** Draws the table this many times, waiting for a frame each time; the last one stays. */
const mount = async (name: 'byHand' | 'portal', rows: readonly Employee[], times: number): Promise<void> => {
  const place = document.querySelector<HTMLElement>('#root')
  if (!place) throw new Error('The page has no #root.')
  for (let i = 1; i <= times; i++) {
    const takeOff = (name === 'portal' ? portal : byHand)(place, rows)
    await drawn()
    if (i < times) takeOff()
  }
}

Object.assign(globalThis, { mount, employees })

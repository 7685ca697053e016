import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../setup.mjs'

const page = readFileSync(path.join(root, 'docs/portal-developer.md'), 'utf8')

/** One column of the table with this heading. */
const column = (heading: string): readonly string[] => {
  const rows = page
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) => line.split('|').map((cell) => cell.trim()))
  const head = rows.findIndex((cells) => cells.includes(heading))
  const place = rows[head]?.indexOf(heading) ?? -1
  const end = rows.findIndex((cells, index) => index > head + 1 && cells.some((cell) => /^-+$/.test(cell)))
  // The row before a line of dashes is the heading of the next table.
  return rows.slice(head + 2, end < 0 ? undefined : end - 1).map((cells) => cells[place] ?? '')
}

/** The fixed parts of a message, between what differs from case to case. */
const fixedParts = (quoted: string): readonly string[] =>
  quoted
    .replaceAll(/getGymPass|requestGymPass[.]place|GymPass\w*|gymPass|GYM-1|benefits\/gym-pass/g, '…')
    .replaceAll('`', '')
    .split(/…|'…'|"…"/)
    .map((part) => part.trim())
    .filter((part) => part.length > 9)

it('[BED-3] the errors that the page for developers quotes are those that developers see', () => {
  const layers = ['src', 'mock-server', 'contracts', 'devtools', 'tests', 'tools']
  const texts = layers
    .flatMap((layer) =>
      readdirSync(path.join(root, layer), { recursive: true, encoding: 'utf8' }).map((file) => path.join(layer, file)),
    )
    .filter((file) => /[.](ts|tsx|mjs)$/.test(file) && !/[.]generated[.]|quoted-errors/.test(file))
    .map((file) => readFileSync(path.join(root, file), 'utf8').replaceAll(/[`\\]/g, ''))
  const quoted = [...column('with'), ...column('what you see')]
  const parts = quoted.flatMap(fixedParts)
  expect(quoted.length).toBeGreaterThan(25)
  expect(parts.length).toBeGreaterThan(20)
  expect(parts.filter((part) => !texts.some((text) => text.includes(part)))).toEqual([])
})

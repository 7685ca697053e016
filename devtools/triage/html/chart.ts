import type { Compared } from '../report.ts'
import { many, number } from '../words.ts'
import { html, type Html } from './escape.ts'

const [WIDTH, HEIGHT, LEFT, BOTTOM] = [900, 180, 44, 22]

/** Logs of each day, the wrong ones at the bottom. Decorative: the table beside it has the same numbers. */
export const dayChart = (days: Compared): Html | null => {
  const known = Object.entries(days).filter(([day]) => /^\d{4}-/.test(day))
  if (known.length < 2) return null
  const highest = Math.max(...known.map(([, { logs }]) => logs))
  const wide = (WIDTH - LEFT) / known.length
  const tall = (count: number): number => (count * (HEIGHT - BOTTOM)) / highest
  const rect = (i: number, count: number, kind: string): Html =>
    html`<rect
      class="${kind}"
      x="${(LEFT + i * wide + 1).toFixed(1)}"
      y="${(HEIGHT - BOTTOM - tall(count)).toFixed(1)}"
      width="${Math.max(1, wide - 2).toFixed(1)}"
      height="${tall(count).toFixed(1)}"
    />`
  const [first, last] = [known[0]?.[0] ?? '', known.at(-1)?.[0] ?? '']
  const wrong = known.reduce((sum, [, one]) => sum + one.wrong, 0)
  return html`<figure>
    <svg
      viewBox="0 0 ${WIDTH} ${HEIGHT}"
      role="img"
      aria-label="Logs of each day from ${first} to ${last}: at most ${many(highest, 'log')} a day, ${number(wrong)} wrong in all. The table below has the numbers."
    >
      <text x="${LEFT - 6}" y="12" text-anchor="end">${number(highest)}</text>
      <text x="${LEFT - 6}" y="${HEIGHT - BOTTOM}" text-anchor="end">0</text>
      ${known.map(([day, { logs, wrong: bad }], i) => html`<g><title>${day}: ${many(logs, 'log')}, ${number(bad)} wrong</title>${rect(i, logs, 'all')}${rect(i, bad, 'wrong')}</g>`)}
      <text x="${LEFT}" y="${HEIGHT - 5}">${first}</text>
      <text x="${WIDTH}" y="${HEIGHT - 5}" text-anchor="end">${last}</text>
    </svg>
    <figcaption><span class="key all"></span> all logs <span class="key wrong"></span> wrong</figcaption>
  </figure>`
}

import { writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { formatted } from '../../tools/format.mjs'
import { browserVersion, openBrowser } from '../bench/measure/chromium.ts'
import { cellsOf, tableOf } from '../bench/measure/page.ts'
import { root } from '../bench/measure/process.ts'
import type { Found } from '../bench/measure/result.ts'
import { isGood } from '../bench/measure/result.ts'
import { openSite } from '../bench/measure/site.ts'
import { soakHour } from './hour.ts'
import { soakTabs } from './tabs.ts'

/**
 * `npm run soak [-- --visits N] [--tabs N] [--leak] [--dry]`: an hour of simulated use in one page, then thirty tabs at once; writes
 * `docs/soak.md` (not with `--dry`). Exits with 1 if the heap grew by more than a tenth, or something was not released. `--leak` adds a leak, to
 * prove that the soak finds it.
 */
const { values } = parseArgs({
  options: {
    visits: { type: 'string', default: '20' },
    tabs: { type: 'string', default: '30' },
    leak: { type: 'boolean', default: false },
    dry: { type: 'boolean', default: false },
  },
})

/** Keeps every listener and timer that the page ever set, as forgotten subscriptions would. */
const leak = `
globalThis.__kept = []
const add = EventTarget.prototype.addEventListener
EventTarget.prototype.addEventListener = function (...rest) { globalThis.__kept.push([this, rest, new Array(2000).fill(Math.random())]); return add.apply(this, rest) }
`

const pageOf = (hour: Found, tabs: Found): string => `# Soak

\`npm run soak\` writes this page; do not edit it. One page goes through ${values.visits} visits, in an hour on its own clock, and never reloads. In each visit, a person
logs in, looks at benefits, opens a dialog, works out a cost, stays away, opens a form, and logs out. After each visit, the garbage is collected and
the heap is measured. The counts after the last visit are compared with those after the sixth (the end of the warm-up), both on the login page. The page
keeps its log in memory by design, so the log is counted separately from the rest of the heap. Then one person uses ${values.tabs} tabs at once.
\`npm run soak -- --leak\` adds a leak and must fail.

## An hour of visits

${tableOf(hour.rows)}

## Tabs

${tableOf(tabs.rows)}

${[...hour.checks, ...tabs.checks].map(({ what, held }) => `- ${held ? '' : '**wrong**: '}${what}`).join('\n')}

${new Date().toISOString().slice(0, 10)}, ${availableParallelism()} cores, Node ${process.versions.node}, ${browserVersion()}.
`

const site = await openSite({ named: true })
const browser = await openBrowser()
try {
  const hour = await soakHour(browser, site, { visits: Number(values.visits), leak: values.leak ? leak : null })
  const tabs = await soakTabs(browser, site, { tabs: Number(values.tabs), keys: 40 })
  for (const row of [...hour.rows, ...tabs.rows]) {
    const [what = '', ...rest] = cellsOf(row)
    console.log(`  ${what.padEnd(60)} ${rest.filter(Boolean).join('   ')}`)
  }
  for (const { what, held } of [...hour.checks, ...tabs.checks]) console.log(`  ${held ? 'right' : 'WRONG'}: ${what}`)
  const good = isGood(hour) && isGood(tabs)
  const file = path.join(root, 'docs', 'soak.md')
  if (!values.dry && !values.leak) writeFileSync(file, await formatted(file, pageOf(hour, tabs)))
  console.log(good ? 'Nothing grew.' : 'Something grew, or went wrong: see above.')
  process.exitCode = good ? 0 : 1
} finally {
  await browser.close()
  site.close()
}

import { writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { formatted } from '../../tools/format.mjs'
import { browserVersion, openBrowser } from '../measure/chromium.ts'
import { cellsOf, tableOf } from '../measure/page.ts'
import { root } from '../measure/process.ts'
import { isGood, type Found } from '../measure/result.ts'
import { openSite } from '../measure/site.ts'
import { soakHour } from './hour.ts'
import { soakTabs } from './tabs.ts'

/**
 * `npm run soak -w portal-bench [-- --visits N] [--tabs N] [--dry]`: an hour of simulated use in one page, then thirty tabs at once; writes
 * `docs/soak.md` (not with `--dry`). Exits with 1 if the heap grew by more than a tenth, or something was not released.
 */
const { values } = parseArgs({
  options: {
    visits: { type: 'string', default: '20' },
    tabs: { type: 'string', default: '30' },
    dry: { type: 'boolean', default: false },
  },
})

const pageOf = (hour: Found, tabs: Found): string => `# Soak

\`npm run soak -w portal-bench\` writes this page; do not edit it. One page goes through ${values.visits} visits, in an hour on its own clock, and never reloads. In each visit, a person
logs in, looks at benefits, opens a dialog, works out a cost, stays away, opens a form, and logs out. After each visit, the garbage is collected and
the heap is measured. The counts after the last visit are compared with those after the sixth (the end of the warm-up), both on the login page. The page's log
is in memory as bytes, at most 64 MB by design, and no part of the heap. Then one person uses ${values.tabs} tabs at once.

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
  const hour = await soakHour(browser, site, { visits: Number(values.visits) })
  const tabs = await soakTabs(browser, site, { tabs: Number(values.tabs), keys: 40 })
  for (const row of [...hour.rows, ...tabs.rows]) {
    const [what = '', ...rest] = cellsOf(row)
    console.log(`  ${what.padEnd(60)} ${rest.filter(Boolean).join('   ')}`)
  }
  for (const { what, held } of [...hour.checks, ...tabs.checks]) console.log(`  ${held ? 'right' : 'WRONG'}: ${what}`)
  const good = isGood(hour) && isGood(tabs)
  const file = path.join(root, 'docs', 'soak.md')
  if (!values.dry) writeFileSync(file, await formatted(file, pageOf(hour, tabs)))
  console.log(good ? 'Nothing grew.' : 'Something grew, or went wrong: see above.')
  process.exitCode = good ? 0 : 1
} finally {
  await browser.close()
  site.close()
}

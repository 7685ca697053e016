import { describe, expect, it } from 'vitest'
import { foldOf } from '../fold.ts'
import { unreadable, type LogRow } from '../row.ts'
import { escaped } from './escape.ts'
import { reportPage } from './page.ts'

const evil = '<img src=x onerror="alert(1)">\u202e\'</script>'

const row = (changes: Partial<LogRow>): LogRow => ({
  ...unreadable(changes.path ?? 'a.jsonl', 10, `Nobody can read ${evil}.`),
  ...{ build: evil, brand: evil, browser: evil, page: evil, startedAt: Date.UTC(2026, 9, 1) },
  types: { [evil]: 2 },
  calls: { [evil]: { count: 2, failed: { [evil]: 1 }, steps: { 3: 2 }, longest: 9 } },
  funnels: { 'opt out': [1, 0] },
  ...changes,
})

const pageOf = (...rows: readonly LogRow[]): string => {
  const fold = foldOf('this checkout', { finds: [evil], states: [], selects: [], codes: [], funnels: [] })
  for (const one of rows) fold.add(one)
  return reportPage(fold.report(new Set()))
}

describe('the report as a page', () => {
  const page = pageOf(
    row({ path: `${evil}.jsonl`, found: { [evil]: { count: 1, matches: [[1]] } } }),
    row({ path: 'b.jsonl', startedAt: Date.UTC(2026, 9, 2), findings: [] }),
  )

  it('[BED-8] shows what logs hold as text, never as markup', () => {
    expect(page).toContain('Nobody can read &lt;img src=x onerror=&quot;alert(1)&quot;&gt;')
    expect(page).not.toContain('<img')
    expect(page).not.toContain('\u202e')
    expect(page.match(/<script/g)).toHaveLength(1)
    expect(page.match(/<\/script>/g)).toHaveLength(1)
    expect(escaped('"\'&<>\u0000')).toBe('&quot;&#39;&amp;&lt;&gt;\ufffd')
  })

  it('[BED-8] needs no server and no network, and lets only its own script run', () => {
    expect(page).not.toMatch(/(?:src|href)="(?!#)/)
    expect(page).toMatch(/default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-[\w+/=]+'/)
  })

  it('[BED-8] has a table for each chart, with its heads and its caption', () => {
    expect(page).toContain('role="img" aria-label="Logs of each day from 2026-10-01 to 2026-10-02')
    const tables = page.match(/<table>/g)?.length ?? 0
    expect(tables).toBeGreaterThan(8)
    expect(page.match(/<caption>/g)).toHaveLength(tables)
    expect(page).toMatch(/<th scope="col" ?>day<\/th>/)
    expect(page).toContain('<th scope="row">2026-10-01</th>')
    expect(page).toContain('opt out: 2 started, 0 finished (0.0%)')
    expect(page).toContain('<span class="tag new">new</span>')
  })
})

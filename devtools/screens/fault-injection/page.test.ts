import { describe, expect, it } from 'vitest'
import { pageOf, sumsOf } from './page.ts'
import type { SeenCase, SeenOperation } from './record.ts'

const passed: SeenCase = {
  name: '409 opt-out-refused',
  group: 'declared',
  expected: 'You cannot leave',
  shown: 'Not done You cannot leave',
  problems: [],
  because: null,
  screenshot: null,
}
const failed: SeenCase = {
  ...passed,
  name: 'time-out',
  group: 'transport',
  expected: 'Network request timed out.',
  shown: '',
  problems: ['‘<b>Network’ has to show, and nothing does.'],
  screenshot: 'iVBORw0KGgo=',
}
const silent: SeenCase = {
  ...passed,
  name: '500 server-fails',
  expected: null,
  shown: '',
  because: 'THEME-1: the default',
}
const operation: SeenOperation = {
  id: 'updateSelection',
  host: 'legacy',
  method: 'PATCH',
  path: '/selection/{id}',
  screen: '/app/my-benefits/201/setup/',
  who: null,
  reasons: ['LOGIN-2: one sentence for all'],
  cases: [passed, silent, failed],
}

describe('the report of the fault-injection suite', () => {
  it('[BED-4] counts cases', () => {
    expect(sumsOf([operation, { ...operation, id: 'ping', cases: [passed] }])).toEqual({ passed: 3, failed: 1 })
  })

  it('[BED-4] shows what a person saw, by operation and fault', () => {
    const page = pageOf([operation], [])
    expect(page).toContain('Not done You cannot leave')
    expect(page).toContain('No message, by design.')
    expect(page).toContain('THEME-1: the default')
    expect(page).toContain('by a visitor')
    expect(page).toContain('LOGIN-2: one sentence for all.')
    expect(page).not.toContain('<script')
  })

  it('[BED-4] shows of a failure what was expected, what was seen and the screen', () => {
    const page = pageOf([operation], [])
    expect(page).toContain('‘&lt;b&gt;Network’ has to show, and nothing does.')
    expect(page).toContain('<dd>Network request timed out.</dd>')
    expect(page).toContain('src="data:image/png;base64,iVBORw0KGgo="')
    expect(page).toContain('1 of 3 failed')
  })

  it('[BED-4] says that nothing failed, and names what did not finish', () => {
    const fine = { ...operation, cases: [passed] }
    expect(pageOf([fine], [])).toContain('Nothing failed.')
    expect(pageOf([fine], ['ping'])).toContain('Its run did not finish.')
  })
})

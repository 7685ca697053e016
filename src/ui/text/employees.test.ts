import { describe, expect, it } from 'vitest'
import { employeesText, viewAsText } from './employees.ts'
import { text } from './shared.ts'

describe('the words of a portal that was not opened as an employee', () => {
  it('[MASQ-1] tell a link that leads elsewhere from a response that nobody can read', () => {
    expect(viewAsText({ kind: 'undecodable', where: 'url' })).toBe(employeesText.viewAs.elsewhere)
    expect(viewAsText({ kind: 'undecodable', where: 'body.url' })).toBe(text.common.generic)
    expect(viewAsText({ kind: 'undecodable', where: 'body (not JSON)' })).toBe(text.common.generic)
  })
})

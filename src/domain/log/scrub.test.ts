import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { scrub } from './scrub.ts'

describe('the net under the marks', () => {
  it.each([
    ['https://host.example/a?token=abc.1&x=2', 'https://host.example/a?token=[secret]&x=2'],
    ['https://host.example/a?x=2&amp;resetToken=abc#y', 'https://host.example/a?x=2&amp;resetToken=[secret]#y'],
    ['/sso#access_token=abc&state=7', '/sso#access_token=[secret]&state=7'],
    ['<a href="/x?code=123456">go</a>', '<a href="/x?code=[secret]">go</a>'],
    ['https://files.example/l.png?X-Amz-Signature=ab12', 'https://files.example/l.png?X-Amz-Signature=[secret]'],
    ['https://user:word@host.example/', 'https://[secret]@host.example/'],
    ['Authorization: Bearer abcdefgh12', 'Authorization: Bearer [secret]'],
    ['it was eyJhbGciOiJIUzI1.eyJzdWIi.c2ln', 'it was [secret]'],
  ])('[BED-7] takes the secret out of %s', (text, left) => {
    expect(scrub(text)).toBe(left)
    expect(scrub(left)).toBe(left)
  })

  it.each([
    'dental',
    'https://host.example/a?group=health&page=2',
    'write to a@host.example',
    'groupCode=health',
    '/app/home',
  ])('[BED-7] leaves %s as it is', (text) => {
    expect(scrub(text)).toBe(text)
  })

  it('[BED-7] is quick with whatever text comes', () => {
    const long = fc.string({
      unit: fc.constantFrom('?', '=', ':', '/', '@', 'token', 'a', '.', 'eyJ'),
      maxLength: 5000,
    })
    fc.assert(
      fc.property(long, (text) => scrub(scrub(text)) === scrub(text)),
      { numRuns: 30 },
    )
  })
})

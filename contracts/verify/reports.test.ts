import { JSDOM } from 'jsdom'
import { describe, expect, it } from 'vitest'
import type { Reproduction } from './curl.ts'
import { htmlOf } from './html.ts'
import { junitOf } from './junit.ts'
import { interaction, pactOf } from './testing.ts'
import { readPact } from './pact-file.ts'
import type { Result } from './result.ts'

const nasty = '</failure> & "quoted" <script>alert(1)</script> \u0000\u001b[31m ]]> \uD800 £'
const { interactions } = readPact(
  pactOf([
    interaction('getBenefit: a benefit', 'benefit-selected', { params: { benefitId: '210' } }),
    interaction(`getBenefit: ${nasty}`, 'no-benefits', { status: 404 }),
    interaction('ping: alive', 'unheard-of'),
  ]),
  'portal-legacy.json',
  'legacy',
)
const [kept, broken, refused] = interactions
if (!kept || !broken || !refused) throw new Error('The sample has three interactions.')

const reproduction: Reproduction = {
  method: 'GET',
  path: '/benefit/201?year=2026',
  setup: `TOKEN=$(curl -s '<state>')`,
  curl: `curl -g -i -X GET 'http://host.example/benefit/201?year=2026' -H "Authorization: Bearer $TOKEN" ${nasty}`,
}

const result: Result = {
  host: 'legacy',
  url: 'http://host.example',
  version: '1.2.3',
  begun: new Date('2026-11-20T10:00:00Z'),
  groups: [
    {
      source: 'portal-legacy.json',
      results: [
        {
          interaction: kept,
          result: 'kept',
          problems: [],
          reproduction,
          note: 'A teardown was refused.',
          seconds: 0.25,
        },
        {
          interaction: broken,
          result: 'broken',
          problems: [{ path: 'body $.id', expected: '"text"', actual: nasty, message: `Expected ${nasty}` }],
          reproduction,
          note: null,
          seconds: 0.5,
        },
        {
          interaction: refused,
          result: 'state refused',
          problems: [{ path: 'state', expected: 'unheard-of', actual: '', message: 'It returned 400.' }],
          reproduction: null,
          note: null,
          seconds: 0.01,
        },
      ],
    },
  ],
}

/** The page or the XML as a document. */
const parsed = (text: string, type: 'text/html' | 'application/xml') =>
  new new JSDOM('').window.DOMParser().parseFromString(text, type)

describe('the report for continuous integration', () => {
  const xml = junitOf(result)
  const document = parsed(xml, 'application/xml')

  it('[BED-5] is XML that every parser takes, whatever a host returned', () => {
    expect(document.querySelector('parsererror')?.textContent).toBeUndefined()
    expect(document.documentElement.tagName).toBe('testsuites')
    expect([...xml].every((one) => one >= ' ' || one === '\n')).toBe(true)
  })

  it('[BED-5] has a test for each interaction, by host and operation, and true sums', () => {
    const suite = document.querySelector('testsuite')
    expect(['name', 'tests', 'failures', 'errors', 'time'].map((name) => suite?.getAttribute(name))).toEqual([
      'legacy: portal-legacy.json',
      '3',
      '2',
      '0',
      '0.760',
    ])
    const cases = [...document.querySelectorAll('testcase')]
    expect(cases.map((one) => one.getAttribute('classname'))).toEqual([
      'legacy.getBenefit',
      'legacy.getBenefit',
      'legacy.ping',
    ])
    expect(cases[0]?.getAttribute('name')).toBe('200 a benefit (benefit-selected {"benefitId":"210"})')
    expect(cases.map((one) => one.querySelector('failure')?.getAttribute('type') ?? null)).toEqual([
      null,
      'broken',
      'state refused',
    ])
    const failure = document.querySelectorAll('failure')[0]?.textContent
    expect(failure).toContain('expected: "text"')
    expect(failure).toContain(`GET /benefit/201?year=2026\nTOKEN=$(curl -s '<state>')\ncurl -g -i -X GET`)
    expect(document.querySelectorAll('failure')[1]?.textContent).not.toContain('curl')
    expect(document.querySelector('system-out')?.textContent).toBe('A teardown was refused.')
  })
})

describe('the page', () => {
  const html = htmlOf(result)
  const document = parsed(html, 'text/html')
  const texts = (selector: string) => [...document.querySelectorAll(selector)].map(({ textContent }) => textContent)

  it('[BED-5] needs nothing beside it and runs nothing', () => {
    expect(document.querySelectorAll('script, link, img, iframe, [src], [onclick]')).toHaveLength(0)
    expect(html).not.toMatch(/@import|url\(/)
    expect(document.documentElement.lang).toBe('en-GB')
    expect(document.querySelector('meta[name="viewport"]')).not.toBeNull()
  })

  it('[BED-5] reports first what failed: operation, path, expected and actual', () => {
    expect(texts('h1')).toEqual(['2 of 3 failed'])
    expect(texts('h2')).toEqual(['What failed', 'All results'])
    expect(texts('article h3')).toEqual(['getBenefit 404', 'ping 200'])
    expect(texts('article .path')).toEqual(['body $.id', 'state'])
    expect(texts('article dd code')[0]).toBe('"text"')
    expect(texts('article dd code')[1]).toContain('<script>alert(1)</script>')
    expect(texts('article .call code')[0]).toBe('GET /benefit/201?year=2026')
    expect(texts('article .again code')).toEqual([
      `${reproduction.setup}\n${reproduction.curl}`.replaceAll('\u0000', ''),
    ])
  })

  it('[BED-5] lists every interaction by operation, and opens those with failures', () => {
    expect(texts('[aria-labelledby=interactions] summary')).toEqual(['getBenefit1 of 2 failed', 'ping1 of 1 failed'])
    expect(texts('[aria-labelledby=interactions] li strong')).toEqual(['Kept', 'Failed', 'Failed'])
    expect(document.querySelectorAll('details[open]')).toHaveLength(2)
  })

  it('[BED-5] says so where all is kept', () => {
    const [verified] = result.groups[0]?.results ?? []
    const all = htmlOf({ ...result, groups: [{ source: 'x', results: verified ? [verified] : [] }] })
    expect(all).toContain('<h1>The contract is kept</h1>')
    expect(all).not.toContain('What failed')
  })
})

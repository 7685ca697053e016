import { left } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import type { DomainEvent } from '../../domain/kernel/event.ts'
import { address, changeAddress } from '../../domain/shell/address.ts'
import type { Crash } from '../runtime/adapters/page.ts'
import { crashRecorder, framesOf } from './crashes.ts'

const origin = 'https://acme.example'
const ours = `${origin}/assets/index-1a2b.js`

/** The events of some crashes. */
const recordedOf = (crashes: readonly Crash[]) => {
  const events: DomainEvent[] = []
  const record = crashRecorder(
    (event) => events.push(event),
    origin,
    () => left('unchanged'),
  )
  crashes.forEach(record)
  return events.map(({ data }) => data)
}
const errorAt = (message: string, place: string): Error =>
  Object.assign(new TypeError(message), { stack: `TypeError: ${message}\n    at choose (${ours}:1:${place})` })

describe('the stack of a crash', () => {
  it('[BED-7] has the places in our own scripts, as Chromium writes them, and nothing else', () => {
    const stack = [
      `TypeError: canary ${ours}:1:2 of zoe@acme.example`,
      `    at choosePrice (${ours}?token=canary:1:2345)`,
      `    at async Object.load [as canary] (${ours}:7:8)`,
      `    at ${ours}#canary:9:10`,
      '    at chrome-extension://canary/content.js:1:1',
      '    at eval (data:text/javascript;base64,canary:1:1)',
      '    at follow (https://other.example/assets/canary.js:1:1)',
      `    at page (${origin}/reset-password/canary:3:4)`,
      '    at <anonymous>',
    ].join('\n')
    expect(framesOf(stack, origin)).toEqual([
      'choosePrice (assets/index-1a2b.js:1:2345)',
      'async Object.load (assets/index-1a2b.js:7:8)',
      'assets/index-1a2b.js:9:10',
    ])
  })

  it('[BED-7] has them as Firefox and Safari write them', () => {
    expect(framesOf(`choosePrice@${ours}:1:2345\n@${ours}:7:8\ncanary@moz-extension://x/y.js:1:1`, origin)).toEqual([
      'choosePrice (assets/index-1a2b.js:1:2345)',
      'assets/index-1a2b.js:7:8',
    ])
  })
})

describe('a crash', () => {
  it('[BED-7] comes after the address that could not be drawn', () => {
    const events: DomainEvent[] = []
    const whereNow = () => changeAddress({ address: address.initial() }, { path: '/app/my-benefits/compare/', query: '?first=201&second=210' }) // oxfmt-ignore
    crashRecorder((event) => events.push(event), origin, whereNow)({ kind: 'screen', error: errorAt('no price', '5') })
    expect(events).toMatchObject([
      { type: 'AddressChanged', data: { path: '/app/my-benefits/compare/', choices: { first: '201', second: '210' } } },
      { type: 'CrashOccurred' },
    ])
  })

  it('[BED-7] is an event with its name, message and stack', () => {
    expect(recordedOf([{ kind: 'screen', error: errorAt('no price', '5') }])).toEqual([
      {
        kind: 'screen',
        name: 'TypeError',
        message: 'no price',
        stack: ['choose (assets/index-1a2b.js:1:5)'],
        times: 1,
      },
    ])
  })

  it('[BED-7] is one event, however many report the same error', () => {
    const error = errorAt('no price', '5')
    expect(
      recordedOf([
        { kind: 'chunk', error },
        { kind: 'screen', error },
        { kind: 'error', error },
      ]),
    ).toMatchObject([{ kind: 'chunk' }])
  })

  it('[BED-7] is counted once for each error, not for each report', () => {
    const error = errorAt('no price', '5')
    const others = Array.from({ length: 8 }, (): Crash => ({ kind: 'error', error: errorAt('no price', '5') }))
    expect(recordedOf([{ kind: 'error', error }, { kind: 'screen', error }, ...others])).toMatchObject([{ times: 1 }])
  })

  it('[BED-7] that comes again and again is an event at the first, tenth and hundredth time', () => {
    const loop = Array.from({ length: 150 }, (): Crash => ({ kind: 'error', error: errorAt('no price', '5') }))
    expect(recordedOf(loop)).toMatchObject([{ times: 1 }, { times: 10 }, { times: 100 }])
  })

  it('[BED-7] in ever new words is recorded thirty times at most', () => {
    const loop = Array.from({ length: 99 }, (_, i): Crash => ({ kind: 'error', error: errorAt(`no ${i}`, '5') }))
    expect(recordedOf(loop)).toHaveLength(30)
  })

  it('[BED-7] may be anything that was thrown', () => {
    const named = Object.assign(new Error('b'), { name: 'zoe@acme.example', stack: undefined })
    expect(
      recordedOf(['a', null, { detail: 'x' }, named].map((error): Crash => ({ kind: 'rejection', error }))),
    ).toEqual([
      { kind: 'rejection', name: 'string', message: 'a', stack: [], times: 1 },
      { kind: 'rejection', name: 'object', message: '', stack: [], times: 1 },
      { kind: 'rejection', name: 'Error', message: 'b', stack: [], times: 1 },
    ])
  })
})

import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { broken, json, refused, settle, transferWorld, type Respond } from '../../api/scripted-host.ts'
// The client loads it when a response does not fit, which takes longer than a test in virtual time waits.
import '../../api/mending.ts'
import { pack } from '../adapters/pack.ts'
import { createSendLog, fileWith, LIMITS, type SendStep } from './send-log.ts'

const header = { format: 'benefits-portal-log', formatVersion: 3, build: 'b', startedAt: 1, brand: 'b', browser: 'b', hash: null, versions: {}, cut: null } // oxfmt-ignore
const lines = [
  JSON.stringify(header),
  JSON.stringify({ seq: 4, at: 90, v: 1, type: 'PortalOpened', data: {}, causedBy: null }),
]

/** Nothing is compressed here, so that lengths are known: the browser's gzip has a separate test. */
const asItIs = async (bytes: Uint8Array<ArrayBuffer>) => ({
  bytes,
  id: createHash('sha256').update(bytes).digest('hex'),
})
const ofLength = (length: number) => [lines[0] ?? '', 'x'.repeat(length - (lines[0]?.length ?? 0) - 2)]

const SIZE = fileWith(lines, '').length

const received = json.bind(null, { reference: '7K3M-Q2XD' })
const upTo = (bytes: number, status = 202) => refused(status, { received: bytes })

interface Sent {
  readonly offset: number
  readonly bytes: number
}

/** A sender over a scripted receiver; time passes until nothing waits for it. */
const sending = (responds: Respond | Respond[], packed = asItIs) => {
  const { dependencies, requests, scheduler } = transferWorld(responds)
  const send = createSendLog({ ...dependencies, to: 'https://logs.test', pack: packed })
  const pass = async (): Promise<void> => {
    for (let turn = 0; turn < 60; turn++) {
      await settle()
      scheduler.maxFrames = scheduler.frame + 10_000
      scheduler.flush()
    }
  }
  const sent = (): Promise<readonly Sent[]> =>
    Promise.all(
      requests.map(async (request) => {
        const file = (await request.clone().formData()).get('file')
        const offset = Number(new URL(request.url).searchParams.get('offset'))
        return { offset, bytes: file instanceof Blob ? file.size : -1 }
      }),
    )
  const steps = async (log: readonly string[], note = ''): Promise<readonly SendStep[]> => {
    const seen: SendStep[] = []
    send(log, note).subscribe((step) => seen.push(step))
    await pass()
    return seen
  }
  return { send, steps, sent, requests, pass }
}

describe('sending a log', () => {
  it('[BED-7] is one anonymous POST of the file under its own hash', async ({ task }) => {
    const { steps, requests, sent } = sending(() => received())
    expect(await steps(lines)).toEqual([
      { kind: 'sending', sent: 0, total: SIZE, isWaiting: false },
      { kind: 'received', reference: '7K3M-Q2XD' },
    ])
    const [request] = requests
    const { id } = await asItIs(fileWith(lines, ''))
    expect(request?.method).toBe('POST')
    expect(request?.url).toBe(`https://logs.test/v2/support/logs/${id}?offset=0&length=${SIZE}`)
    expect(request?.credentials).toBe('omit')
    expect([...(request?.headers.keys() ?? [])].toSorted()).toEqual(['accept', 'content-type'])
    expect(await sent()).toEqual([{ offset: 0, bytes: SIZE }])
    task.meta.observed = [{ kind: 'effect', operation: 'sendLog', status: 200, variant: 'application/json' }]
  })

  it('[BED-7] goes on piece by piece from where the receiver is', async ({ task }) => {
    const length = LIMITS.piece * 2 + 10
    const { steps, sent } = sending([upTo(LIMITS.piece), upTo(LIMITS.piece * 2), () => received()])
    expect((await steps(ofLength(length))).map((step) => (step.kind === 'sending' ? step.sent : step.kind))).toEqual([
      0,
      LIMITS.piece,
      LIMITS.piece * 2,
      'received',
    ])
    expect(await sent()).toEqual([
      { offset: 0, bytes: LIMITS.piece },
      { offset: LIMITS.piece, bytes: LIMITS.piece },
      { offset: LIMITS.piece * 2, bytes: 10 },
    ])
    task.meta.observed = [{ kind: 'effect', operation: 'sendLog', status: 202, variant: 'application/json' }]
  })

  it('[BED-7] goes back to where the receiver is, which may have forgotten the beginning', async ({ task }) => {
    const length = LIMITS.piece + 10
    const { steps, sent } = sending([upTo(LIMITS.piece), upTo(0, 409), upTo(LIMITS.piece), () => received()])
    expect((await steps(ofLength(length))).at(-1)).toEqual({ kind: 'received', reference: '7K3M-Q2XD' })
    expect((await sent()).map(({ offset }) => offset)).toEqual([0, LIMITS.piece, 0, LIMITS.piece])
    task.meta.observed = [{ kind: 'effect', operation: 'sendLog', status: 409, variant: 'application/json' }]
  })

  it.each([
    ['a lost connection', broken],
    ['a gateway that fails', refused(502, {})],
    ['a response that says nothing', () => json({})],
  ])('[BED-7] after %s asks how far the receiver is, and goes on', async (_, interrupted) => {
    const length = LIMITS.piece * 2
    const { steps, sent } = sending([upTo(LIMITS.piece), interrupted, upTo(LIMITS.piece), () => received()])
    const seen = await steps(ofLength(length))
    expect(seen).toContainEqual({ kind: 'sending', sent: LIMITS.piece, total: length, isWaiting: true })
    expect(seen.at(-1)).toEqual({ kind: 'received', reference: '7K3M-Q2XD' })
    expect(await sent()).toEqual([
      { offset: 0, bytes: LIMITS.piece },
      { offset: LIMITS.piece, bytes: LIMITS.piece },
      { offset: LIMITS.piece, bytes: 0 },
      { offset: LIMITS.piece, bytes: LIMITS.piece },
    ])
  })

  it('[BED-7] whose response was lost learns the reference by asking', async () => {
    const { steps, sent } = sending([broken, () => received()])
    expect((await steps(lines)).at(-1)).toEqual({ kind: 'received', reference: '7K3M-Q2XD' })
    expect(await sent()).toEqual([
      { offset: 0, bytes: SIZE },
      { offset: 0, bytes: 0 },
    ])
  })

  it('[BED-7] stays unconfirmed without a response; sent again, it asks first', async ({ task }) => {
    const { steps, sent, requests } = sending([broken, broken, broken, refused(500, {}), () => received()])
    expect((await steps(lines)).at(-1)).toEqual({ kind: 'unconfirmed' })
    expect(requests).toHaveLength(4)
    expect((await steps(lines)).at(-1)).toEqual({ kind: 'received', reference: '7K3M-Q2XD' })
    expect((await sent()).at(-1)).toEqual({ offset: 0, bytes: 0 })
    expect(new Set(requests.map(({ url }) => url)).size).toBe(1)
    task.meta.observed = [{ kind: 'effect', operation: 'sendLog', status: 500, variant: 'application/json' }]
  })

  it.each([
    ['stays where it is', upTo(0)],
    ['has more than there is', upTo(1_000_000)],
  ])('[BED-7] stays unconfirmed with a receiver that %s', async (_, responds) => {
    const { steps, requests } = sending(responds)
    expect((await steps(lines)).at(-1)).toEqual({ kind: 'unconfirmed' })
    expect(requests.length).toBeLessThan(8)
  })

  it('[BED-7] stays unconfirmed where a 409 does not say how far the receiver is', async () => {
    const { steps } = sending(refused(409, {}))
    expect((await steps(lines)).at(-1)).toEqual({ kind: 'unconfirmed' })
  })

  it('[BED-7] stays unconfirmed with a receiver that forgets again and again', async () => {
    const { steps, requests } = sending([upTo(LIMITS.piece), ...Array.from({ length: 20 }, (_, n) => (n % 2 ? upTo(LIMITS.piece) : upTo(0, 409)))]) // oxfmt-ignore
    expect((await steps(ofLength(LIMITS.piece * 2))).at(-1)).toEqual({ kind: 'unconfirmed' })
    expect(requests.length).toBeLessThan(10)
  })

  it.each([
    [413, { kind: 'tooLarge' }],
    [422, { kind: 'refused', message: 'This is not a log' }],
    [403, { kind: 'refused', message: 'This is not a log' }],
  ])('[BED-7] that is refused with %s ends, and is not repeated', async (status, last) => {
    const { steps, requests } = sending(refused(status, { error: 'This is not a log' }))
    expect((await steps(lines)).at(-1)).toEqual(last)
    expect(requests).toHaveLength(1)
  })

  it('[BED-7] is refused with 413 or 422 as the document declares', async ({ task }) => {
    const { steps } = sending([refused(413, { error: 'x' }), refused(422, { error: 'x' })])
    expect((await steps(lines)).at(-1)).toEqual({ kind: 'tooLarge' })
    expect((await steps(lines)).at(-1)).toEqual({ kind: 'refused', message: 'x' })
    task.meta.observed = [413, 422].map((status) => ({ kind: 'effect', operation: 'sendLog', status, variant: 'application/json' })) // oxfmt-ignore
  })

  it('[BED-7] of more than the limit sends nothing', async () => {
    const { steps, requests } = sending(() => received())
    expect(await steps(ofLength(LIMITS.log + 1))).toEqual([{ kind: 'tooLarge' }])
    expect(requests).toEqual([])
  })

  it('[BED-7] that the browser cannot pack sends nothing, and says so', async () => {
    const { steps, requests } = sending(
      () => received(),
      () => Promise.reject(new TypeError('No subtle crypto')),
    )
    expect(await steps(lines)).toEqual([{ kind: 'refused', message: null }])
    expect(requests).toEqual([])
  })

  it('[BED-7] stops as soon as the person stops it', async () => {
    const { send, pass, requests } = sending(() => new Promise(() => {}))
    const seen: SendStep[] = []
    const under = send(lines, '').subscribe((step) => seen.push(step))
    await pass()
    under.unsubscribe()
    expect(requests[0]?.signal.aborted).toBe(true)
    expect(seen).toEqual([{ kind: 'sending', sent: 0, total: SIZE, isWaiting: false }])
  })

  it('[BED-7] has the limits that the OpenAPI document says', () => {
    const document = readFileSync(new URL('../../../../openapi/versioned/support.yaml', import.meta.url), 'utf8')
    expect(document).toContain(`${LIMITS.log / 1024 / 1024} MiB at most`)
    expect(document).toContain(`at most ${LIMITS.piece / 1024} KiB of them`)
  })
})

describe('the file that is sent', () => {
  it('[BED-7] ends in the words of the person as they were typed, and continues the chain', () => {
    const file = fileWith(lines, '  The price should stay.\n"Zoë" ')
    const [, , note] = new TextDecoder().decode(file).split('\n')
    expect(JSON.parse(note ?? '')).toMatchObject({ at: 90, after: 4, note: { text: 'The price should stay.\n"Zoë"' } })
    expect(fileWith(lines, '  The price should stay.\n"Zoë" ')).toEqual(file)
  })

  it('[BED-7] without words is the log as it is saved', () => {
    expect(new TextDecoder().decode(fileWith(lines, ' \n'))).toBe(`${lines.join('\n')}\n`)
  })

  it('[BED-7] is compressed, and the same each time', async () => {
    const file = fileWith(ofLength(10_000), '')
    const [one, two] = [await pack(file), await pack(file)]
    expect(one.bytes.length).toBeLessThan(1000)
    expect(one.id).toBe(createHash('sha256').update(one.bytes).digest('hex'))
    expect(two).toEqual(one)
  })
})

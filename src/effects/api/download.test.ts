import { isRight } from 'fp-ts/lib/Either.js'
import { lastValueFrom } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { createDownload, type DownloadStep } from './download.ts'
import type { OnEnd } from './on-end.ts'
import type { AnyOperation, CallInput } from './operation.ts'
import { employerFile, type Respond, fileOf, json, settle, transferWorld } from './scripted-host.ts'

/** Starts one download and runs everything that does not wait for a timer. */
const started = async (responds: Respond | Respond[]) => {
  const made = transferWorld(responds)
  const seen: unknown[] = []
  const steps: DownloadStep[] = []
  let completed = false
  const download = createDownload(made.dependencies)
  const subscription = download(employerFile, { name: 'own.csv' }).subscribe({
    next: (step) => {
      seen.push(step)
      if (isRight(step)) steps.push(step.right)
    },
    complete: () => {
      completed = true
    },
  })
  await settle()
  return { ...made, seen, steps, subscription, isComplete: () => completed }
}

const left = (problem: unknown) => ({ _tag: 'Left', left: { problem, body: null } })

describe('a download', () => {
  it('[REP-1] accepts the declared types and JSON, with the bearer', async () => {
    const { requests } = await started(fileOf('a,b\r\n'))
    expect(requests[0]?.headers.get('Accept')).toBe('text/csv, application/json')
    expect(requests[0]?.headers.get('Authorization')).toBe('Bearer token')
  })

  it('[REP-1] ends in a held file with the name that the host gives', async () => {
    const { steps, held, isComplete } = await started(
      fileOf('a,b\r\n', { 'Content-Disposition': 'attachment; filename="../payroll.csv"' }),
    )
    expect(steps.at(-1)).toEqual({ kind: 'done', file: { id: '1', name: 'payroll.csv', type: 'text/csv', bytes: 5 } })
    expect(await held[0]?.text()).toBe('a,b\r\n')
    expect(isComplete()).toBe(true)
  })

  it('[REP-1] takes the portal’s own name where the host gives none', async () => {
    const { steps } = await started(fileOf('a'))
    expect(steps.at(-1)).toMatchObject({ file: { name: 'own.csv' } })
  })

  it('[REP-1] tells how far it is, with the length where the host names it', async () => {
    const { steps } = await started(fileOf('12345', { 'Content-Length': '5' }))
    expect(steps[0]).toEqual({ kind: 'progress', bytes: 5, total: 5 })
    const unknown = await started(fileOf('12345', { 'Content-Length': '3', 'Content-Encoding': 'gzip' }))
    expect(unknown.steps[0]).toEqual({ kind: 'progress', bytes: 5, total: null })
  })

  it.each([
    [{ error: 'The report is being made' }, 'application/json'],
    [{ message: 'The report is being made' }, 'text/csv'],
    [{ errors: { report: ['The report is being made'] } }, 'application/octet-stream'],
  ])('[REP-1] tells the JSON of an error apart from a file: %j as %s', async (body, type) => {
    const { seen } = await started(() => json(body, 200, { 'Content-Type': type }))
    expect(seen.at(-1)).toEqual(left({ kind: 'refused', status: 200, message: 'The report is being made' }))
  })

  it.each([
    ['', 'text/csv', 'body (empty)'],
    ['<html>', 'text/html', 'body (a page)'],
    ['{"a', 'application/json', 'body (not JSON)'],
    ['{}', 'text/csv', 'body (no file)'],
  ])('[REP-1] takes %j as %s for no file', async (text, type, where) => {
    const { seen, held } = await started(() => new Response(text, { headers: { 'Content-Type': type } }))
    expect(seen.at(-1)).toEqual(left({ kind: 'undecodable', where: `getFile 200: ${where}` }))
    expect(held).toEqual([])
  })

  const long = 'x'.repeat(200_000)
  it.each([
    [JSON.stringify({ error: 'Busy', trace: long }), 'text/csv', { kind: 'refused', status: 200, message: 'Busy' }],
    [`\uFEFF ${JSON.stringify({ error: 'Busy', trace: long })}`, '', { kind: 'refused', status: 200, message: 'Busy' }],
    [`{"data":{"trace":"${long}"}}`, 'application/octet-stream', 'body (no file)'],
    [`[{"error":"${long}"}]`, 'application/json', 'body (no file)'],
    [`{"cut":"${long}`, 'application/problem+json', 'body (not JSON)'],
    [`<!DOCTYPE html><p>${long}`, 'text/csv', 'body (a page)'],
    [`\r\n<html lang="en">${long}`, 'application/octet-stream', 'body (a page)'],
    [long, 'application/xhtml+xml', 'body (a page)'],
    [long, 'image/gif', 'body (of the type image/gif)'],
    [long, 'application/pdf', 'body (of the type application/pdf)'],
  ])('[REP-1] of any size that is an error or of another type is never held: %#', async (text, type, problem) => {
    const { seen, held } = await started(() => new Response(new Blob([text]), { headers: { 'Content-Type': type } }))
    const expected = typeof problem === 'string' ? { kind: 'undecodable', where: `getFile 200: ${problem}` } : problem
    expect(seen.at(-1)).toEqual(left(expected))
    expect(held).toEqual([])
  })

  it('[REP-1] that ends before its length is a failure of the network, and no file', async () => {
    const { seen, held } = await started(fileOf('12345', { 'Content-Length': '500' }))
    expect(seen.at(-1)).toEqual(left({ kind: 'network' }))
    expect(held).toEqual([])
  })

  it('[REP-1] takes a file that only begins like an object, one without a type, and one of another text type', async () => {
    for (const [text, type] of [
      ['{a},b\r\n', 'text/csv'],
      ['a,b', 'application/octet-stream'],
      ['a,b', ''],
      ['a,b', 'text/plain'],
    ] as const) {
      const { steps } = await started(() => new Response(new Blob([text]), { headers: { 'Content-Type': type } }))
      expect([text, type, steps.at(-1)?.kind]).toEqual([text, type, 'done'])
    }
  })

  it('[REP-1] takes words, numbers and a list for a file', async () => {
    for (const text of ['words', '42', '"quoted"']) {
      const { steps } = await started(fileOf(text))
      expect(steps.at(-1)).toMatchObject({ kind: 'done' })
    }
  })

  it('[REP-1] has the sentence of a refusal', async () => {
    const { seen } = await started(() => json({ error: 'There is no such report' }, 404))
    expect(seen).toEqual([
      {
        _tag: 'Left',
        left: {
          problem: { kind: 'refused', status: 404, message: 'There is no such report' },
          body: { error: 'There is no such report' },
        },
      },
    ])
  })

  it('[REP-1] [AUTH-1] tells of a session that ended', async () => {
    const { seen } = await started(() => json({ detail: 'Log in again' }, 401))
    expect(seen.at(-1)).toMatchObject({ left: { problem: { kind: 'unauthorised', detail: 'Log in again' } } })
  })

  it('[REP-1] retries when the network or a gateway fails', async () => {
    for (const broken of [
      () => Promise.reject(new TypeError('Failed to fetch')),
      () => new Response('', { status: 503 }),
    ]) {
      const made = await started([broken, fileOf('a')])
      made.scheduler.maxFrames = 1000
      made.scheduler.flush()
      await settle()
      expect(made.requests).toHaveLength(2)
      expect(made.steps.at(-1)).toMatchObject({ kind: 'done' })
    }
  })

  it('[REP-1] gives up after 30 s without a byte, and stops the transfer', async () => {
    const { seen, scheduler, requests } = await started(() => new Promise(() => {}))
    scheduler.maxFrames = 30_000
    scheduler.flush()
    expect(seen).toEqual([left({ kind: 'timeOut' })])
    expect(requests[0]?.signal.aborted).toBe(true)
  })

  it('[REP-1] stops with its subscription, and keeps nothing', async () => {
    const { subscription, requests, seen, held } = await started(() => new Promise(() => {}))
    subscription.unsubscribe()
    await settle()
    expect(requests[0]?.signal.aborted).toBe(true)
    expect([seen, held]).toEqual([[], []])
  })

  it('[REP-1] that breaks off in the middle is a failure of the network, and no file', async () => {
    const { seen, held } = await started(
      () =>
        new Response(
          new ReadableStream({
            start: (controller) => {
              controller.enqueue(new TextEncoder().encode('half'))
              controller.error(new TypeError('network error'))
            },
          }),
          { headers: { 'Content-Type': 'text/csv' } },
        ),
    )
    expect(seen.at(-1)).toEqual(left({ kind: 'network' }))
    expect(held).toEqual([])
  })
})

describe('a download that has ended', () => {
  const ended = (responds: Respond) => {
    const reported: Parameters<OnEnd>[0][] = []
    const { dependencies } = transferWorld(responds)
    const download = createDownload({ ...dependencies, onEnd: (call) => reported.push(call) })
    const input = { name: 'own.csv', cause: 7 } // `cause` is for the log, and no operation's own input has it
    return {
      reported,
      download: () => (download as (operation: AnyOperation, input: CallInput) => ReturnType<typeof download>)(employerFile, input), // oxfmt-ignore
    }
  }

  it('[BED-7] is reported once, with status and cause, and without the file', async () => {
    const { reported, download } = ended(fileOf('a,b'))
    await lastValueFrom(download())
    await settle()
    const result = { _tag: 'Right', right: { status: 200, data: null, masqueradeUserId: null } }
    expect(reported).toEqual([{ operation: employerFile, cause: 7, sent: {}, result, ms: 0 }])
  })

  it('[BED-7] is reported where it was refused, and where it was cancelled', async () => {
    const refused = ended(() => json({ error: 'no' }, 404))
    await lastValueFrom(refused.download())
    expect(refused.reported).toMatchObject([{ result: { left: { problem: { kind: 'refused', status: 404 } } } }])
    const cancelled = ended(fileOf('a,b'))
    cancelled.download().subscribe().unsubscribe()
    await settle()
    expect(cancelled.reported).toMatchObject([{ operation: employerFile, cause: 7, result: null }])
  })
})

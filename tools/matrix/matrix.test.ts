import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { columns, matrixOf, type MatrixInput, type Waiver } from './matrix.ts'
import { keepObservations, observedKinds, readObservations, type Observation } from './observed.ts'
import { readWaivers, runFirst } from './read.ts'

const response = { host: 'legacy', operation: 'getUser', address: 'GET /user', status: 200, variant: null } as const
const by = 'tests/journeys/profile.spec.ts › the profile'
const observed = observedKinds.map((kind): Observation => ({ kind, operation: 'getUser', status: 200, by }))
const full: MatrixInput = {
  declared: [response],
  observations: observed,
  pacts: [{ operation: 'getUser', status: 200, by: 'contracts/pacts/portal-legacy.json › getUser: own details' }],
  waivers: [],
  unused: [],
  today: '2026-11-21',
}
const waiver: Waiver = {
  operation: 'getUser',
  status: 200,
  column: 'effect',
  reason: 'Nothing calls it yet.',
  until: '2026-12-31',
}
const withoutEffect = { ...full, observations: observed.filter(({ kind }) => kind !== 'effect') }

describe('the matrix of operations', () => {
  it('[BED-10] is full where every layer was seen to deal with every declared response', () => {
    expect(matrixOf(full).problems).toEqual([])
  })

  it.each(columns)('[BED-10] names a hole in the column %s', (column) => {
    const { problems } = matrixOf({
      ...full,
      observations: observed.filter(({ kind }) => kind !== column),
      pacts: column === 'pact' ? [] : full.pacts,
    })
    expect(problems).toEqual([expect.stringMatching(`^legacy getUser 200, ${column}: .+ (Add|Mend) `)])
  })

  it('[BED-10] takes one status for another no more than one operation', () => {
    const wrong = observed.map((one) => (one.kind === 'client' ? { ...one, status: 404 } : one))
    expect(matrixOf({ ...full, observations: wrong }).problems).toHaveLength(1)
  })

  it('[BED-10] takes one success of a status for another no more than one status', () => {
    const declared = ['application/json 1', 'text/csv'].map((variant) => ({ ...response, variant }))
    const seen = (variant: string) => observed.map((one) => ({ ...one, variant }))
    const pacts = (variant: string) => full.pacts.map((one) => ({ ...one, variant }))
    const [json, csv] = ['application/json 1', 'text/csv']
    const half = { ...full, declared, observations: seen(json ?? ''), pacts: pacts(json ?? '') }
    expect(matrixOf(half).problems).toHaveLength(columns.length)
    expect(matrixOf(half).problems[0]).toMatch(/^legacy getUser 200 \(text\/csv\), client: /)
    const observations = [...half.observations, ...seen(csv ?? '')]
    expect(matrixOf({ ...half, observations, pacts: [...half.pacts, ...pacts(csv ?? '')] }).problems).toEqual([])
  })

  it('[BED-10] takes a waiver with a reason until its last day', () => {
    expect(matrixOf({ ...withoutEffect, waivers: [waiver], today: '2026-12-31' }).problems).toEqual([])
    expect(matrixOf({ ...withoutEffect, waivers: [waiver], today: '2027-01-01' }).problems).toEqual([
      expect.stringContaining('getUser 200, effect'),
      expect.stringContaining('ended on 2026-12-31'),
    ])
    expect(matrixOf({ ...withoutEffect, waivers: [{ ...waiver, reason: ' ' }] }).problems).toEqual([
      expect.stringContaining('getUser 200, effect'),
      expect.stringContaining('has no reason'),
    ])
  })

  it('[BED-10] refuses a waiver that serves no empty cell', () => {
    expect(matrixOf({ ...full, waivers: [waiver] }).problems).toEqual([expect.stringContaining('serves no empty cell')])
  })

  it('[BED-10] lets an operation be unused for a reason and a while', () => {
    const unused = [{ operation: 'getClient', reason: 'The login set-up has the same data.', until: '2026-12-31' }]
    expect(matrixOf({ ...full, unused })).toMatchObject({ unused, problems: [] })
    expect(matrixOf({ ...full, unused, today: '2027-01-01' }).problems).toEqual([
      expect.stringContaining('getClient is described as unused until 2026-12-31'),
    ])
  })

  it('[BED-10] says what is wrong with a waiver that is none', () => {
    expect(() => readWaivers('[{"operation": "getUser", "column": "screen"}]')).toThrow(
      'a waiver has operation, column',
    )
    expect(readWaivers(JSON.stringify([waiver]))).toEqual([waiver])
  })

  it('[BED-10] says in one sentence what to run first, where no test or not every layer has shown anything', () => {
    expect(runFirst([])).toBe('No test has run here yet, so the matrix knows nothing: run `npm test` first.')
    expect(runFirst(withoutEffect.observations)).toBe(
      'No test has shown: effect, so the matrix knows nothing: run `npm test` first.',
    )
    expect(runFirst(observed)).toBeNull()
  })
})

describe('observations', () => {
  it('[BED-10] of a file take the place of those that it made before', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'observed-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    keepObservations('a.test.ts', observed, folder)
    keepObservations('b.test.ts', observed.slice(0, 1), folder)
    expect(readObservations(folder)).toHaveLength(observed.length + 1)
    keepObservations('a.test.ts', [], folder)
    expect(readObservations(folder)).toEqual(observed.slice(0, 1))
  })
})

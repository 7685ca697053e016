import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type { CheckMutant } from './mutant.ts'
import { trialIn } from './trial.ts'

const checkout = mkdtempSync(path.join(tmpdir(), 'trial-'))
const source = path.join(checkout, 'a.ts')
const mutant: CheckMutant = { name: 'a fault', file: 'a.ts', from: 'right', to: 'wrong', step: 'test', args: ['a'] }

/** Every run of a step: its name, its arguments and the source that it read. */
let runs: string[] = []

/** A step that fails if `isRed` is true of the source. */
const step = (name: string, isRed: (text: string) => boolean) => ({
  name,
  cores: 1 as const,
  needs: [],
  work: (args: readonly string[]) => {
    const text = readFileSync(source, 'utf8')
    runs.push([name, ...args, text].join(' '))
    return Promise.resolve({ passed: 0, failed: isRed(text) ? 1 : 0, output: `${name} read ${text}` })
  },
})
const isWrong = (text: string): boolean => text === 'wrong'
const trial = (isRed: (text: string) => boolean, isBuildRed: (text: string) => boolean = () => false) =>
  trialIn(checkout, { steps: [step('build', isBuildRed), step('test', isRed)] }, () => runs.push('begin'))

beforeEach(() => {
  runs = []
  writeFileSync(source, 'right')
})
afterAll(() => rmSync(checkout, { recursive: true }))

describe('a trial of a mutant', () => {
  it('[BED-10] finds it where its step passes without it and fails with it, and takes it out again', async () => {
    expect(await trial(isWrong)({ ...mutant, after: [{ step: 'build', args: [] }] })).toBeNull()
    expect(runs).toEqual(['begin', 'build right', 'test a right', 'begin', 'build wrong', 'test a wrong'])
    expect(readFileSync(source, 'utf8')).toBe('right')
  })

  it('[BED-10] runs a step without mutants once for all of its mutants', async () => {
    const tried = trial(isWrong)
    await tried(mutant)
    await tried(mutant)
    expect(runs.filter((one) => one === 'test a right')).toHaveLength(1)
  })

  it('[BED-10] misses it where its step passes with it', async () => {
    expect(await trial(() => false)(mutant)).toBe('the step test passes with it')
  })

  it('[BED-10] proves nothing where its step fails without it', async () => {
    expect(await trial(() => true)(mutant)).toBe('the step test fails without it:\ntest read right')
  })

  it('[BED-10] misses it where another step than its own fails', async () => {
    const red = await trial(() => false, isWrong)({ ...mutant, after: [{ step: 'build', args: [] }] })
    expect(red).toBe('the step build fails before test:\nbuild read wrong')
  })

  it('[BED-10] misses it where its step fails with other words', async () => {
    expect(await trial(isWrong)({ ...mutant, says: 'read wrong' })).toBeNull()
    expect(await trial(isWrong)({ ...mutant, says: 'a.ts:1' })).toBe(
      'the step test fails and does not say “a.ts:1”:\ntest read wrong',
    )
  })

  it('[BED-10] misses it where its text is gone, or the revision has no such step', async () => {
    expect(await trial(isWrong)({ ...mutant, from: 'left' })).toContain('a.ts has its text 0 times')
    expect(await trial(isWrong)({ ...mutant, step: 'spelling' })).toContain('The revision has no such step.')
  })
})

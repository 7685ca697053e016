import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../setup.mjs'
import { steps } from '../checks/steps.mjs'
import { mutated, mutatedSources, report } from './mutant.ts'
import { mutants } from './mutants.ts'

const mutant = { name: 'a fault', file: 'a.ts', from: 'one', to: 'two$&' }

describe('a mutant', () => {
  it.each(mutants.map((one) => [one.name, one] as const))(
    '[BED-10] replaces a text that is in its file once: %s',
    (_, one) => {
      const text = readFileSync(path.join(root, one.file), 'utf8')
      expect(mutated(one, text)).not.toBe(text)
    },
  )

  it('[BED-10] is there for each step of the check, and for no other', () => {
    expect([...new Set(mutants.map(({ step }) => step))].toSorted()).toEqual(steps.map(({ name }) => name).toSorted())
  })

  it('[BED-10] cannot be applied where its text is gone, or there twice', () => {
    expect(mutated(mutant, 'a one')).toBe('a two$&')
    expect(() => mutated(mutant, 'nothing')).toThrow("'a fault' cannot be applied: a.ts has its text 0 times")
    expect(() => mutated(mutant, 'one one')).toThrow('has its text 2 times')
  })

  it('[BED-10] shares its source with the others of the file', () => {
    const other = { ...mutant, from: 'three', to: 'four' }
    expect(mutatedSources([mutant, other], () => 'one three')).toEqual({ 'a.ts': 'two$& four' })
  })

  it('[BED-10] that is missed is printed with the reason, and fails the run', async () => {
    const lines: string[] = []
    const print = (line: string) => void lines.push(line)
    expect(await report([{ name: 'a', missed: null }], print)).toBe(0)
    expect(
      await report(
        [
          { name: 'b', missed: null },
          { name: 'c', missed: 'nothing saw it' },
        ],
        print,
      ),
    ).toBe(1)
    expect(lines).toEqual([
      'found  a',
      '1 passed, 0 failed',
      'found  b',
      'MISSED c: nothing saw it',
      '1 passed, 1 failed',
    ])
  })
})

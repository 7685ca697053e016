import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../setup.mjs'
import { mutants } from './list.ts'

describe('the mutants', () => {
  it.each(mutants.map((mutant) => [mutant.fault, mutant] as const))(
    '[BED-10] replace a text that is in its file once: %s',
    (_, { file, from }) => {
      expect(readFileSync(path.join(root, file), 'utf8').split(from).length - 1).toBe(1)
    },
  )
})

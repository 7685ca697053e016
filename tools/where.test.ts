import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from './setup.mjs'

const where = (...names: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [path.join(root, 'tools/where.mjs'), ...names], {
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}

describe('npm run where', () => {
  it('lists the files of a feature from the domain to the contracts, and where they are joined', () => {
    const { status, stdout } = where('opt-out')
    expect(status).toBe(0)
    const places = [
      'src/domain/benefits/opt-out.ts',
      'src/effects/benefits/opt-out.ts',
      'src/ui/benefits/opt-out.tsx',
      'mock-server/benefits/opt-out.ts',
      'contracts/benefits/opt-out.pact.test.ts',
      'src/domain/state.ts:',
    ]
    expect(places.map((place) => stdout.indexOf(place))).toEqual(
      places.map((place) => stdout.indexOf(place)).toSorted((a, b) => a - b),
    )
    expect(places.filter((place) => !stdout.includes(place))).toEqual([])
    expect(stdout).not.toContain('has no opt-out')
    expect(where('benefits/opt-out').stdout).toBe(stdout)
  })

  it('says which layer lacks a feature', () => {
    const { status, stdout } = where('household')
    expect(status).toBe(0)
    expect(stdout).toContain('mock-server/benefits/household.ts')
    expect(stdout.match(/has no household/g)).toHaveLength(4)
  })

  it('names the nearest features for an unknown one and exit 2', () => {
    const { status, stdout, stderr } = where('optout')
    expect([status, stdout]).toEqual([2, ''])
    expect(stderr).toMatch(/^There is no feature 'optout'\. The nearest names are: opt-out, /)
    expect(where('session/opt-out').status).toBe(2)
    expect(where().stderr).toContain('Name one feature')
  })
})

import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { BadInput, readVersions } from './versions.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const folder = mkdtempSync(path.join(tmpdir(), 'impact-'))
const file = (name: string, text: string): string => {
  writeFileSync(path.join(folder, name), text)
  return path.join(folder, name)
}
const impact = (...names: string[]) => {
  const tsx = createRequire(import.meta.url).resolve('tsx/cli')
  const command = [tsx, path.join(root, 'tools/impact/main.ts'), ...names]
  return spawnSync(process.execPath, command, { cwd: root, encoding: 'utf8' })
}

describe('npm run impact', { timeout: 60_000 }, () => {
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  const legacy = path.join(root, 'openapi/legacy.yaml')
  const small = file('small.yaml', 'openapi: 3.1.0\npaths: {}')

  it('[BED-1] exits 1 and says what breaks and what it touches', () => {
    const text = readFileSync(legacy, 'utf8').replaceAll('/ccv/balance:', '/ccv/amount:')
    const { status, stdout } = impact(legacy, file('moved.yaml', text))
    expect(stdout).toContain('breaking: getCreditsBalance (GET /ccv/amount)')
    expect(stdout).toContain('! operation is at GET /ccv/amount and was at GET /ccv/balance')
    expect(stdout).toContain('credits.load (src/effects/benefits/credits.ts)')
    expect(stdout).toContain('mock-server/benefits/credits.ts')
    expect(stdout).toContain("404 in 'no-credits'")
    expect(stdout).toContain('1 operation changed, 1 breaking.')
    expect(status).toBe(1)
  })

  it('[BED-1] exits 0 where nothing breaks, and prints JSON on request', () => {
    const { status, stdout } = impact('--json', small, small)
    expect({ status, impact: JSON.parse(stdout) as unknown }).toEqual({ status: 0, impact: [] })
  })

  it('[BED-1] exits 2 with a sentence where there is nothing to compare', () => {
    const { status, stderr } = impact('no-such-revision')
    expect(stderr).toContain("'no-such-revision' is neither a file nor a revision.")
    expect(status).toBe(2)
  })

  it.each([
    ['is no YAML', () => [small, file('broken.yaml', 'openapi: 3.1.0\npaths: [')]],
    ['is no OpenAPI 3 description', () => [file('swagger.yaml', 'swagger: "2.0"\npaths: {}'), small]],
    ['there is no second one', () => [small]],
    ['at most two versions', () => ['HEAD', 'HEAD', 'HEAD']],
    ['neither a file nor a revision', () => ['--output=x', 'HEAD']],
  ])('[BED-1] says %j of bad input', (sentence, names) => {
    expect(() => readVersions(root, names())).toThrow(BadInput)
    expect(() => readVersions(root, names())).toThrow(sentence)
  })
})

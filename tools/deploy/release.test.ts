import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { release } from './release.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'release-test-'))
afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
})
/** The module that records without redaction, as a build for test data contains it. */
const raw = readFileSync(new URL('../../src/effects/runtime/recorder/unredacted.ts', import.meta.url), 'utf8')
const config = readFileSync(new URL('../../deploy/config.json', import.meta.url), 'utf8')

/** A build with this script, and the folder to release it to. */
const buildOf = (name: string, script: string) => {
  const [from, to] = [path.join(folder, name, 'dist'), path.join(folder, name, 'site')]
  mkdirSync(path.join(from, 'assets'), { recursive: true })
  writeFileSync(path.join(from, 'index.html'), '<script type="application/json" id="portal-config"></script>')
  writeFileSync(path.join(from, 'assets/index-1.js'), script)
  return { from, to, config, local: true, keepDays: 14, now: Date.now() }
}

describe('a release', () => {
  it('[BED-7] is refused where the build records without redaction, and nothing is changed', async () => {
    const build = buildOf('raw', raw)
    await expect(release(build)).rejects.toThrow('records without redaction (assets/index-1.js)')
    expect(existsSync(build.to)).toBe(false)
  })

  it('[BED-7] has its bill of materials beside the site, and its notices in it', async () => {
    const build = buildOf('bill', 'const recorder = {}')
    writeFileSync(path.join(build.from, 'sbom.cdx.json'), '{}')
    writeFileSync(path.join(build.from, 'third-party-notices.txt'), 'MIT')
    writeFileSync(path.join(build.from, 'importmap.json'), '{}')
    await release(build)
    const isThere = ['sbom.cdx.json', 'site/sbom.cdx.json', 'site/importmap.json', 'site/third-party-notices.txt'].map(
      (name) => existsSync(path.join(build.to, name)),
    )
    expect(isThere).toEqual([true, false, false, true])
  })

  it('[BED-7] takes any other build', async () => {
    expect(await release(buildOf('full', 'const recorder = {}'))).toMatchObject({ brought: 1 })
  })
})

import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { formatted } from './format.mjs'
import { root } from './setup.mjs'

const copy = mkdtempSync(path.join(tmpdir(), 'portal-new-'))
for (const name of [
  'src',
  'mock-server',
  'contracts',
  'openapi',
  'tools',
  'package.json',
  'tsconfig.json',
  '.oxfmtrc.json',
])
  cpSync(path.join(root, name), path.join(copy, name), { recursive: true })
symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'), 'junction')
afterAll(() => {
  rmSync(copy, { recursive: true, force: true })
})

const run = (...parts: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, parts, { cwd: copy, encoding: 'utf8' })
  return { status, stdout, stderr }
}
const lay = (...parts: readonly string[]) => run('tools/new.mjs', ...parts)
const read = (file: string) => readFileSync(path.join(copy, file), 'utf8')
const written = (stdout: string) => [...stdout.matchAll(/^wrote (.+)$/gm)].map(([, file = '']) => file)

/** A read of a list, one by a key, one of a text; a change with key and body, one with a body, one with neither. */
const features: Readonly<Record<string, readonly string[]>> = {
  'benefits/gym-pass': ['getEligibleBenefits'],
  'employer/dependant': ['getBenefit'],
  'account/profile-facts': ['getPrivacyPolicy'],
  'account/gym-leaving': ['updateFamilyMember', '--done', 'GymLeft'],
  'home/gym-visit': ['acceptPolicies', '--done', 'GymVisited'],
  'content/gym-farewell': ['logOut', '--done', 'GymFarewellSaid'],
}

// Each test goes on from what the one before it has laid down.
describe('npm run new', { shuffle: false }, () => {
  const laid = Object.entries(features).map(([feature, [operation = '', ...more]]) => ({
    feature,
    isWrite: more.length > 0,
    ...lay(feature, '--operation', operation, '--id', 'GYM-1', ...more),
  }))

  it.each(laid)('writes every layer of $feature, formatted', async ({ feature, isWrite, status, stdout, stderr }) => {
    expect([status, stderr]).toEqual([0, ''])
    const files = written(stdout)
    expect(files).toEqual([
      `src/domain/${feature}.ts`,
      `src/domain/${feature}.test.ts`,
      `src/effects/${feature}.ts`,
      `src/effects/${feature}.test.ts`,
      ...(isWrite ? [] : [`src/ui/${feature}.tsx`]),
      `contracts/${feature}.pact.test.ts`,
    ])
    for (const file of files) expect(await formatted(file, read(file)), file).toBe(read(file))
    expect(read(`src/domain/${feature}.test.ts`)).toContain("it('[GYM-1] ")
  })

  it('lists the slice, the effect and the page', () => {
    expect(read('src/domain/state.ts')).toMatch(/slices = \[\n[^\]]*\bgymPass,/)
    expect(read('src/effects/home.ts')).toMatch(/effects = \[[^\]]*\bsendGymVisit\b/)
    expect(read('src/ui/shell/pages.tsx')).toContain('<Route path="dependant/:id"')
  })

  it('compiles, and its tests pass', { timeout: 120_000 }, () => {
    const files = laid.flatMap(({ stdout }) =>
      [...stdout.matchAll(/^(?:wrote|joined) (.+)$/gm)].map(([, file = '']) => file),
    )
    const { stdout } = run('node_modules/@typescript/native/bin/tsc', '--noEmit', '-p', '.')
    expect(stdout.split('\n').filter((line) => files.some((file) => line.startsWith(file)))).toEqual([])
    const tests = files.filter((file) => /^src\/.*\.test\.ts$/.test(file))
    expect(tests).not.toEqual([]) // without a name Vitest would run every test, this one included
    const proof = run('node_modules/vitest/vitest.mjs', 'run', ...tests)
    expect(proof.status, proof.stdout).toBe(0)
  })

  it('overwrites nothing, and takes no feature or slice that is in use', () => {
    const before = read('src/domain/benefits/gym-pass.ts')
    expect(lay('benefits/gym-pass', '--operation', 'getBenefit')).toMatchObject({ status: 2, stdout: '' })
    expect(read('src/domain/benefits/gym-pass.ts')).toBe(before)
    expect(lay('home/opt-out', '--operation', 'getBenefit').stderr).toContain('src/domain/benefits/opt-out')
    expect(lay('rewards/forms', '--operation', 'getBenefit')).toMatchObject({ status: 2 })
  })

  it.each([
    [['gym-pass', '--operation', 'getBenefit'], 'is no feature'],
    [['sport/gym-pass', '--operation', 'getBenefit'], "There is no area 'sport'"],
    [['home/gym', '--operation', 'getGymPass'], "has no operation 'getGymPass'"],
    [['home/gym', '--operation', 'logIn'], 'changes something: name the event of its success'],
    [['home/gym', '--operation', 'getBenefit', '--done', 'GymLeft'], 'is a read'],
    [['home/gym', '--operation', 'logIn', '--done', 'left'], 'is no name of an event'],
    [['home/gym', '--operation', 'getBenefit', '--id', 'x'], "'x' is no requirement's id"],
    [['brand/gym', '--operation', 'getBenefit'], "the area 'brand' has no src/effects/brand.ts"],
    [['home/gym'], 'Usage: npm run new'],
    [['home/gym', '--force'], 'Usage: npm run new'],
  ])('writes nothing and says why for %j', (parts, sentence) => {
    const { status, stderr } = lay(...parts)
    expect(status).toBe(2)
    expect(stderr).toContain(sentence)
    expect(existsSync(path.join(copy, 'src/domain/home/gym.ts'))).toBe(false)
  })
})

import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
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

/** Does by hand what the tool says has to be added by hand. */
const addTo = (stdout: string): void => {
  let file = ''
  let top = ''
  let after = ''
  for (const line of stdout.split('\n')) {
    const said = line.slice(19)
    if (/^(src|mock-server)\/\S+$/.test(line)) [file, top] = [line, '']
    else if (line.startsWith('  at the top')) top = `${said}\n`
    else if (line.startsWith('  after')) after = said
    else if (line.startsWith('  add ')) {
      expect(read(file)).toContain(after)
      writeFileSync(path.join(copy, file), `${top}${read(file).replace(after, () => `${after}\n${said}`)}`)
    }
  }
}

const operations = {
  'benefits/gym-pass': 'getEligibleBenefits',
  'employer/dependant': 'getBenefit',
  'account/profile-facts': 'getPrivacyPolicy',
}

// Each test goes on from what the one before it has laid down.
describe('npm run new', { shuffle: false }, () => {
  const laid = Object.entries(operations).map(([feature, operation]) => ({
    feature,
    ...lay(feature, '--operation', operation, '--id', 'GYM-1'),
  }))

  it.each(laid)('lays down every room of $feature, formatted', async ({ feature, status, stdout, stderr }) => {
    expect([status, stderr]).toEqual([0, ''])
    const files = written(stdout)
    expect(files).toEqual([
      `src/domain/${feature}.ts`,
      `src/domain/${feature}.test.ts`,
      `src/effects/${feature}.ts`,
      `src/effects/${feature}.test.ts`,
      `src/ui/${feature}.tsx`,
      `mock-server/${feature}.ts`,
      `contracts/${feature}.pact.test.ts`,
    ])
    expect(await formatted('sample.ts', 'x;')).toBe('x\n')
    for (const file of files) expect(await formatted(file, read(file)), file).toBe(read(file))
    expect(read(`src/domain/${feature}.test.ts`)).toContain("it('[GYM-1] ")
  })

  it('compiles once its lines are added, and its tests pass', { timeout: 120_000 }, () => {
    for (const { stdout } of laid) addTo(stdout)
    const files = laid.flatMap(({ stdout }) => written(stdout))
    const { stdout } = run('node_modules/@typescript/native/bin/tsc', '--noEmit', '-p', '.')
    const joined = ['src/domain/state.ts', 'src/effects/', 'src/ui/shell/pages.tsx', 'src/ui/text/']
    expect(stdout.split('\n').filter((line) => [...files, ...joined].some((file) => line.startsWith(file)))).toEqual([])
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
    [['home/gym', '--operation', 'logIn'], 'is a POST'],
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

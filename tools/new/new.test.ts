import { readFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { steps } from '../checks/steps.mjs'
import { formatted } from '../format.mjs'
import { root } from '../setup.mjs'
import { filesAt } from './files.ts'
import { type Plan, planOf } from './plan.ts'

/** Reads of a list, by a key and of a text; changes with a key and a body, with only a body, and with neither. */
const features: Readonly<Record<string, readonly string[]>> = {
  'benefits/gym-pass': ['getEligibleBenefits'],
  'employer/dependant': ['getBenefit'],
  'account/profile-facts': ['getPrivacyPolicy'],
  'account/gym-leaving': ['updateFamilyMember', '--done', 'GymLeft'],
  'home/gym-visit': ['acceptPolicies', '--done', 'GymVisited'],
  'content/gym-farewell': ['logOut', '--done', 'GymFarewellSaid'],
}

/** The files so far, in memory in front of this checkout's: nothing is written to disk. */
const over = new Map<string, string>()
const files = filesAt(root, over)
const plan = (feature: string, operation: string, ...more: readonly string[]): Promise<Plan> =>
  planOf(files, [feature, '--operation', operation, ...more])
const plans = new Map<string, Plan>()

beforeAll(async () => {
  for (const [feature, [operation = '', ...more]] of Object.entries(features)) {
    const one = await plan(feature, operation, '--id', 'GYM-1', ...more)
    for (const [file, text] of [...one.written, ...one.joined]) over.set(file, text)
    plans.set(feature, one)
  }
})
const planFor = (feature: string): Plan => {
  const found = plans.get(feature)
  if (!found) throw new Error(`${feature} was not planned.`)
  return found
}

describe('npm run new', () => {
  it.each(Object.entries(features))('writes every layer of %s, formatted', async (feature, [, ...more]) => {
    const { written } = planFor(feature)
    const isWrite = more.length > 0
    expect([...written.keys()]).toEqual([
      `src/domain/${feature}.ts`,
      `src/domain/${feature}.test.ts`,
      `src/effects/${feature}.ts`,
      `src/effects/${feature}.test.ts`,
      `src/ui/${feature}.tsx`,
      `contracts/${feature}.pact.test.ts`,
      ...(isWrite ? [] : [`devtools/screens/states/screens/${path.basename(feature)}.ts`]),
    ])
    for (const [file, text] of written) expect(await formatted(file, text), file).toBe(text)
    expect(written.get(`src/domain/${feature}.test.ts`)).toContain("it('[GYM-1] ")
  })

  it('joins every shared list of a read, and every one of a change', () => {
    const everywhere = (area: string, failures: string) => [
      'src/domain/state.ts',
      `src/effects/${area}.ts`,
      `src/effects/failures/${failures}.test.ts`,
      `src/ui/text/${area}.ts`,
    ]
    expect([...planFor('benefits/gym-pass').joined.keys()]).toEqual([
      ...everywhere('benefits', 'employee'),
      'src/ui/shell/pages.tsx',
      'devtools/screens/states/catalogue.ts',
    ])
    expect([...planFor('home/gym-visit').joined.keys()]).toEqual(everywhere('home', 'employee'))
  })

  it('goes to the end of a list, however the list is written', () => {
    expect(files.text('src/domain/state.ts')).toMatch(
      /\n {2}lifeEventReport,\n {2}gymPass,\n[^\]]*\n {2}gymFarewell,\n\] as const/,
    )
    expect(files.text('src/effects/home.ts')).toMatch(/effects = \[[^\]]*, sendGymVisit\] as const/)
    expect(files.text('src/ui/shell/pages.tsx')).toContain('<Route path="dependant/:id"')
    expect(files.text('src/effects/failures/employer.test.ts')).toMatch(
      /\n {2}'dependant.load': \[DependantRequested\({ id: '201' }\), DependantFailed\({ id: '201', problem }\)\],\n}\)/,
    )
  })

  it('gives a slice a lifetime, and says of everything that is left which step reports it', () => {
    expect(planFor('benefits/gym-pass').written.get('src/domain/benefits/gym-pass.ts')).toContain("lifetime: 'session'")
    const known = new Set(steps.map(({ name }) => name))
    for (const [feature, { left }] of plans) {
      const named = left.flatMap(({ step }) => step ?? [])
      expect(
        named.filter((step) => !known.has(step)),
        feature,
      ).toEqual([])
      const always = ['unit', 'titles', 'contracts', 'generated files', 'versions']
      expect(new Set(named)).toEqual(new Set(features[feature]?.length === 1 ? always : ['fault-injection', ...always]))
    }
  })

  it('is described, with each list and each thing that is left, in the page for developers', () => {
    const page = readFileSync(path.join(root, 'docs/portal-developer.md'), 'utf8')
    const { joined, left } = planFor('benefits/gym-pass')
    const lists = [...joined.keys(), 'mock-server/routes.ts'].map((file) =>
      file.replace(/failures\/.*/, 'failures/').replace(/(effects|text)\/benefits\.ts/, '$1/<area>.ts'),
    )
    expect(lists.filter((file) => !page.includes(`\`${file}\``))).toEqual([])
    const commands = left.flatMap(({ what }) => /^(?:npm|npx|PACTS).*?(?=,|$)/.exec(what) ?? [])
    expect(commands).toHaveLength(4)
    expect(commands.filter((command) => !page.includes(`\`${command}\``))).toEqual([])
    expect(left.flatMap(({ step }) => step ?? []).filter((step) => !page.includes(`\`${step}\``))).toEqual([])
  })

  it('takes out of other files only what they export', () => {
    const missing = [...plans.values()].flatMap(({ written }) =>
      [...written].flatMap(([file, text]) =>
        [...text.matchAll(/import (?:type )?\{([^}]*)\} from '(\.[^']+)'/g)].flatMap(([, names = '', from = '']) => {
          const source = files.text(path.posix.join(path.posix.dirname(file), from))
          const exported = (name: string): boolean =>
            new RegExp(
              `export (const|type|interface|class|function) ${name}\\b|export (const|type)? ?\\{[^}]*\\b${name}\\b`,
            ).test(source)
          return names
            .split(',')
            .map((name) => name.trim().replace(/^type /, ''))
            .filter((name) => name !== '' && !exported(name))
            .map((name) => `${file}: ${name} of ${from}`)
        }),
      ),
    )
    expect(missing).toEqual([])
  })

  it('overwrites nothing, and takes no feature or slice that is in use', async () => {
    await expect(plan('benefits/gym-pass', 'getBenefit')).rejects.toThrow('One feature holds one operation')
    await expect(plan('home/opt-out', 'getBenefit')).rejects.toThrow('src/domain/benefits/opt-out')
    await expect(plan('rewards/forms', 'getBenefit')).rejects.toThrow('has a slice or an event of this name already')
  })

  it.each([
    [['gym-pass', '--operation', 'getBenefit'], 'is no feature'],
    [['sport/gym-pass', '--operation', 'getBenefit'], "There is no area 'sport'"],
    [['home/gym', '--operation', 'getSwimmingPass'], "openapi/ has no operation 'getSwimmingPass'"],
    [['home/gym', '--operation', 'logIn'], 'changes something: name the event of its success'],
    [['home/gym', '--operation', 'getBenefit', '--done', 'GymLeft'], 'is a read'],
    [['home/gym', '--operation', 'logIn', '--done', 'left'], 'is no name of an event'],
    [['home/gym', '--operation', 'logIn', '--done', 'GymRequested'], 'is the name of a request or of a failure'],
    [['home/gym', '--operation', 'getBenefit', '--id', 'x'], "'x' is no requirement's id"],
    [['brand/gym', '--operation', 'getBenefit'], "the area 'brand' has no src/effects/brand.ts"],
    [['home/gym'], 'Usage: npm run new'],
    [['home/gym', '--force'], 'Usage: npm run new'],
  ])('says why it writes nothing for %j', async (parts, sentence) => {
    await expect(planOf(files, parts)).rejects.toThrow(sentence)
  })
})

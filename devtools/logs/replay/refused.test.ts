import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { ConnectionLost } from '../../../src/domain/shell/connection.ts'
import { fileIn, logText, ownFolder, recorded, replay } from './testing.ts'

const folder = ownFolder()
const log = fileIn(folder, 'visit.jsonl', logText(recorded(ConnectionLost({}))))
const there = fileIn(folder, 'kept.test.ts', 'kept')
const nowhere = path.join(folder, 'no', 'short.jsonl')
const json = (out: string): unknown => JSON.parse(out)

describe('npm run log -- replay that cannot do what it is asked', () => {
  it.each<[string, readonly string[], string]>([
    ['no file', [], 'Name a log file: npm run log -- replay portal-log.jsonl (see --help).'],
    ['a file that is not there', ['nowhere.jsonl'], 'There is no file nowhere.jsonl.'],
    ['a folder', [folder], `${folder} is a folder. Name a log file, such as portal-log.jsonl.`],
    ['an option that is not there', [log, '--chek'], "Unknown option '--chek'. --help lists the options."],
    ['two modes', [log, '--at', '1', '--shrink'], 'Ask for one mode at a time; --help lists them.'],
    ['a place that is no number', [log, '--at', 'end'], '‘--at end’: name the number of an event, such as --at 57.'],
    [
      'a path that is none',
      [log, '--at', '1', 'a..b'],
      '‘a..b’ is no path. Write it as --at prints it: costs.dental, family.members.value[0].name.',
    ],
    [
      'a slice that is not there',
      [log, '--at', '1', 'cost.dental'],
      'The state has no cost. The nearest names are costs, home, sso.',
    ],
    ['half a range', [log, '--bisect', 'HEAD'], '‘--bisect HEAD’: name two commits, such as --bisect v1.2..HEAD.'],
    ['a test by another name', [log, '--to-test', 'a.ts'], '‘--to-test a.ts’: name a file that ends with .test.ts.'],
    [
      'a test of a screen that is no journey',
      [log, '--to-test', 'a.test.ts', '--shows', 'Dental'],
      '‘--to-test a.test.ts’: name a file that ends with .spec.ts, since it draws screens, as journeys do.',
    ],
    [
      'a requirement that is not there',
      [log, '--to-test', 'a.test.ts', '--requirement', 'LOGIN-77'],
      'docs/requirements.md lists no LOGIN-77. The nearest are LOGIN-7, LOGIN-1, LOGIN-2.',
    ],
    [
      'a file too many',
      [log, 'more.jsonl'],
      '‘more.jsonl’ is one file too many: name the log first, then the mode (see --help).',
    ],
    ['two builds', [log, '--on', 'a', '--build-dir', 'b'], 'Name one build: --on COMMIT or --build-dir FOLDER.'],
    [
      'a test that is there already',
      [log, '--to-test', there],
      `${there} is there already. Name another file, or remove it first.`,
    ],
    [
      'a short log that is there already',
      [log, '--shrink', log],
      `${log} is there already. Name another file, or remove it first.`,
    ],
    [
      'a folder that is not there',
      [log, '--shrink', nowhere, '--expect', 'connection.online=true'],
      `${nowhere} cannot be written: its folder is not there.`,
    ],
    [
      'a commit that is not there',
      [log, '--diff', 'v99'],
      'There is no file, folder or commit ‘v99’. git log --oneline lists the commits.',
    ],
    [
      'a selector that is not there',
      [log, '--select', 'selectMoon', '--expect', 'a=1'],
      'The domain of this checkout exports no selector selectMoon. The nearest names are selectors.',
    ],
    [
      'a command where a selector is asked for',
      [log, '--select', 'requestBenefits'],
      'requestBenefits is no selector: src/domain/benefits/eligible.ts exports it as another function. The nearest names are selectors.',
    ],
    [
      'a function whose name begins like that of a selector',
      [log, '--select', 'selector:1', '--expect', '=1'],
      'selector is no selector: src/domain/kernel/selector.ts exports it as another function. The nearest names are selectors.',
    ],
    [
      'an object where a selector is asked for',
      [log, '--select', 'connection'],
      'connection is no selector: src/domain/shell/connection.ts exports it as a value. The nearest names are selectors.',
    ],
    [
      'a selector of whose name there are two',
      [log, '--select', 'selectReset'],
      'Two selectors have the name selectReset: write reset-password.selectReset or setup.selectReset.',
    ],
    [
      'a selector without its argument',
      [log, '--select', 'selectCosts'],
      'selectCosts takes an argument: --select selectCosts:dental.',
    ],
    [
      'an effect that is not there',
      [log, '--overlap', 'moon.load one'],
      'There is no effect moon.load on this checkout. The nearest names are costs.load, fonts.load, family.load.',
    ],
  ])('[BED-8] says so in one sentence: %s', async (_, args, sentence) => {
    const { err, ...rest } = await replay(...args)
    // Each new selector may be among the nearest; triage/find.test.ts holds which are named.
    const said = err.replace(/are (?:select\w+(?:, |\.$)){3}/m, 'are selectors.')
    expect({ ...rest, err: said }).toEqual({ code: 2, out: '', err: `${sentence}\n` })
  })

  it('[BED-8] says so where a folder holds no portal', async () => {
    const { code, err } = await replay(log, '--build-dir', folder)
    expect([code, err]).toEqual([
      2,
      `${folder} has no src/domain/state.ts: it is not a checkout of the portal, or one from before logs could be replayed.\n`,
    ])
  })

  it('[BED-8] says so to programs as well', async () => {
    expect(json((await replay('nowhere.jsonl', '--json')).out)).toEqual({ error: 'There is no file nowhere.jsonl.' })
  })

  it('[BED-8] explains itself', async () => {
    const { code, out } = await replay('--help')
    expect(code).toBe(0)
    for (const mode of [
      '--check',
      '--at N',
      '--diff OTHER',
      '--shrink',
      '--to-test OUT',
      '--bisect GOOD..BAD',
      '--effects',
    ])
      expect(out).toContain(mode)
    expect(Math.max(...out.split('\n').map((line) => line.length))).toBeLessThanOrEqual(120)
  })
})

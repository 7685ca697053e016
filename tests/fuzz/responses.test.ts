import { isLeft, isRight, left, right, type Either } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { hashOf } from '../../src/domain/kernel/data/hash.ts'
import { portalEvolution } from '../../src/domain/state.ts'
import type { CallResult } from '../../src/effects/runtime/overlaps.testing.ts'
import { briefly, cases, type Case } from './cases.ts'
import { clientReads, drivers, run, type Course, type Driven } from './drivers.ts'
import { readingOf } from './oracle.ts'

const { definitions } = portalEvolution()
const codecOf = (type: string) => definitions.get(type)?.codec

const courses = new Map<string, Promise<Course>>()
/** What follows from a result, run once for all cases that lead to it: most changes of a field lead to few results. */
const courseOf = (driven: Driven, operation: string, result: CallResult): Promise<Course> => {
  const told = JSON.stringify(result, (_, value: unknown) =>
    value === undefined || Number.isNaN(value) ? String(value) : value,
  )
  const key = `${driven.effect.name} ${operation} ${told}`
  const known = courses.get(key) ?? run(driven, operation, result)
  courses.set(key, known)
  return known
}

const problemIn = (data: unknown): Either<null, { readonly kind: string; readonly where?: string }> => {
  const found = JSON.stringify(data)?.match(/\{"kind":"(undecodable|unexpected)"[^}]*\}/)?.[0]
  return found === undefined ? left(null) : right(JSON.parse(found) as { kind: string; where?: string }) // the pattern is of this shape
}

/** Everything that is wrong with one case, as sentences. */
const faultsOf = async (one: Case): Promise<readonly string[]> => {
  const { operation, status, sent, schema, document } = one
  const { result, repairs } = await clientReads(operation, status, sent)
  const reading = readingOf(document, schema, sent)
  const isError = status >= 400
  const faults: string[] = []
  const expected = (await clientReads(operation, status, reading.fits ? reading.value : null)).result
  if (isError || reading.fits) {
    // An error keeps its status and its sentence, whatever happens to its fields.
    const [was, is] = [expected, result].map((side) =>
      isLeft(side) ? { kind: side.left.problem.kind, body: side.left.body } : { data: side.right.data },
    )
    if (hashOf(was) !== hashOf(is)) faults.push(`is read as ${JSON.stringify(is)}, not as ${JSON.stringify(was)}`)
    if (reading.fits && reading.isClean && repairs.length > 0) faults.push(`was put right: ${JSON.stringify(repairs)}`)
  } else {
    const problem = isLeft(result) ? result.left.problem : null
    if (problem?.kind !== 'undecodable' || !problem.where.startsWith(`${operation} ${status}: body`))
      faults.push(`is needed and missed by no problem that names the operation: ${JSON.stringify(problem)}`)
  }
  for (const driven of drivers.get(operation) ?? []) {
    const course = await courseOf(driven, operation, result)
    const problems = course.events.map(({ data }) => problemIn(data)).filter(isRight)
    const strange = course.events.find(({ type, data }) => !codecOf(type)?.is(data))
    if (strange) faults.push(`makes a ${strange.type} by ${driven.effect.name} that no log can hold`)
    if (problems.some(({ right: { kind } }) => kind === 'unexpected')) faults.push(`breaks ${driven.effect.name}`)
    if (!isError && !reading.fits && driven.effect.emits.length > 0 && course.events.length === 0)
      faults.push(`is passed over in silence by ${driven.effect.name}`)
    if (isError || !reading.fits) continue
    const same = await courseOf(driven, operation, expected)
    if (hashOf(course.state) !== hashOf(same.state) || hashOf(course.events) !== hashOf(same.events))
      faults.push(`makes another state by ${driven.effect.name} than its default does`)
  }
  return faults.map((fault) => `${operation} ${status} ${one.example}: ${one.change}, and ${fault}`)
}

/** Events that end a session or a login: no field that the portal can do without may cause them. */
const lockOuts = new Set([
  'SessionEnded',
  'ProfileFailed',
  'LoginFailed',
  'SsoLookupFailed',
  'SsoLoginFailed',
  'CodeLoginFailed',
  'BenefitsFailed',
  'SetUpCodeFailed',
])

/**
 * Nobody can log in without these, although a response can omit them: while a second factor is required, for a masquerade, or for
 * another reason that it gives.
 */
const keys = new Set([
  ...['access_token', 'url', 'secret', 'is_should_setup_2fa', 'is_should_validate_2fa', 'error', 'masqueradeUserId'],
])

const fieldOf = ({ change }: Case): string => /^body\.?(\S*) /.exec(change)?.[1]?.split('.').at(-1) ?? ''

const lockOutsOf = async (one: Case): Promise<readonly string[]> => {
  const field = fieldOf(one)
  if (one.status >= 400 || field === '' || keys.has(field)) return []
  // Fields that the portal cannot do without are in the list below.
  if (!readingOf(one.document, one.schema, one.sent).fits) return []
  const { result } = await clientReads(one.operation, one.status, one.sent)
  const usually = (await clientReads(one.operation, one.status, one.described)).result
  const ends = (course: Course) => course.events.filter(({ type }) => lockOuts.has(type)).map(({ type }) => type)
  const found = await Promise.all(
    (drivers.get(one.operation) ?? []).map(async (driven) => {
      const was = ends(await courseOf(driven, one.operation, usually))
      return ends(await courseOf(driven, one.operation, result)).filter((type) => !was.includes(type))
    }),
  )
  return found.flat().map((type) => `${one.operation} ${one.example}: ${one.change}, and ${type}`)
}

const tried = process.env['PORTAL_CHECKS'] === 'brief' ? briefly(cases) : cases

/** The time limit of a test, ms: some operations have thousands of cases, and a busy machine is slow. */
const LONG = 120_000

describe('a response in which something is otherwise', { timeout: LONG }, () => {
  const ids = [...new Set(cases.map(({ operation }) => operation))]

  it('[CALL-1] is tried at every operation whose response an effect reads', () => {
    // A dialog sends logs, not an effect; send-log.test.ts tests its responses.
    expect(ids.filter((id) => !drivers.has(id))).toEqual(['sendLog'])
    expect(cases.length).toBeGreaterThan(20_000)
  })

  it.each(ids)('[CALL-1] is the declared problem or the same state as with the default: %s', async (id) => {
    const faults: string[] = []
    for (const one of tried) if (one.operation === id) faults.push(...(await faultsOf(one)))
    expect(faults).toEqual([])
  })

  it('[CALL-1] [LOGIN-3] locks nobody out over a field that the portal can do without', async () => {
    const found: string[] = []
    for (const one of tried) found.push(...(await lockOutsOf(one)))
    expect(found).toEqual([])
  })

  it('[CALL-1] [LOGIN-3] needs no more than this to let somebody in and to show them their benefits', () => {
    const waysIn = new Set([
      'getScheme',
      'lookUpLogin',
      'logIn',
      'logInBySso',
      'logInWithCode',
      'validateEnforcedSetUp',
      'getLoginSetup',
      'acceptPolicies',
      'getHomePageCards',
      'getHomePageBanner',
      'getCarousel',
      'getEligibleBenefits',
    ])
    const needed = cases
      .filter(
        ({ operation, status, change }) => waysIn.has(operation) && status < 300 && change.endsWith(' is left out'),
      )
      .filter(({ document, schema, sent }) => !readingOf(document, schema, sent).fits)
      .map(({ operation, change }) => `${operation} ${change}`)
    expect([...new Set(needed)]).toEqual([
      'getLoginSetup body.access_token is left out',
      'getLoginSetup body.user is left out',
      'getLoginSetup body.user.id is left out',
    ])
  })
})

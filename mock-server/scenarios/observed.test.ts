import { describe, expect, it } from 'vitest'
import { observeScenarios } from './observed.ts'
import { given, watchedParams, withEmail } from './params.ts'
import { scenarioNames, type ScenarioName } from './names.ts'

const observed = new Map(observeScenarios().map((one) => [one.name, one]))
const of = (name: ScenarioName) => {
  const found = observed.get(name)
  if (!found) throw new Error(`${name} was not observed.`)
  return found
}

describe('what running a scenario shows', () => {
  it('[BED-6] every scenario can be observed: its parameters are typed and have one default', () => {
    expect([...observed.keys()]).toEqual([...scenarioNames])
    const kinds = [...observed.values()].flatMap(({ params }) =>
      params.map(({ name, otherwise }) => `${name}: ${typeof otherwise}`),
    )
    expect(new Set(kinds)).toEqual(new Set(['email: string', 'benefitId: string', 'count: number', 'count: undefined']))
  })

  it('[BED-6] lists parameters, values, who is signed in, what is changed and the responses', () => {
    expect(of('choice-begun')).toMatchObject({
      params: [
        { name: 'email', otherwise: 'employee@acme.example' },
        { name: 'benefitId', otherwise: '201' },
      ],
      values: {
        accessToken: expect.stringMatching(/^access-/),
        benefitId: '201',
        selectionId: '9001',
        termId: '201-terms',
        clientId: '77',
      },
      about: { benefitId: 'Dental care', selectionId: 'in-progress' },
      signedIn: { email: 'employee@acme.example' },
      changes: [{ table: 'selections', added: [], removed: [], changed: { 9001: { status: 'in-progress' } } }],
      responses: [],
    })
    expect(of('some-approvals-fail')).toMatchObject({
      params: [{ name: 'email' }, { name: 'count', otherwise: 1 }],
      changes: [{ table: 'settings', changed: { settings: { failingApprovals: 1 } } }],
    })
    expect(of('server-fails').responses).toMatchObject([{ operation: '*', status: 500 }])
    expect(of('login-refused')).toMatchObject({ signedIn: null, values: {} })
  })

  it('[BED-6] a scenario whose parameters could not be observed is refused', () => {
    const params = watchedParams(() => undefined)
    expect(() => params.email).toThrow("reads 'email' directly. Read it by given(params, 'email', …).")
    expect(() => ({ ...params })).toThrow('Replace one by withEmail.')
  })

  it('[BED-6] a parameter stands for itself, and what it is replaced by for all that read it', () => {
    expect(given({ count: 0 }, 'count', 5)).toBe(0)
    expect(given({}, 'count', 5)).toBe(5)
    expect(given(withEmail({ email: 'a@b.example', count: 3 }, 'c@d.example'), 'email', 'e@f.example')).toBe(
      'c@d.example',
    )
    const read: string[] = []
    const watched = withEmail(
      watchedParams((name) => {
        read.push(name)
        return undefined
      }),
      'c@d.example',
    )
    expect([given(watched, 'email', 'e@f.example'), given(watched, 'count', 7)]).toEqual(['c@d.example', 7])
    expect(read).toEqual(['count'])
  })
})

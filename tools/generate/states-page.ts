import type { ObservedScenario, seededContent } from '../../mock-server/scenarios/observed.ts'
import type { ScenarioName } from '../../mock-server/scenarios/names.ts'
import { code, factsOf } from './state-facts.ts'
import type { PactUse, StateUses } from './state-uses.ts'

/** A state and who uses it. */
interface Entry {
  readonly scenario: ObservedScenario
  readonly uses: StateUses
}

const inCell = (text: string): string => text.replaceAll('|', String.raw`\|`).replaceAll('\n', ' ')

const row = (...cells: readonly string[]): string => `| ${cells.map(inCell).join(' | ')} |`

const tableOf = (heads: readonly string[], rows: readonly (readonly string[])[]): readonly string[] => [
  row(...heads),
  row(...heads.map(() => '---')),
  ...rows.map((cells) => row(...cells)),
  '',
]

const linkTo = (name: string): string => `[${name}](#${name})`

const paramsOf = ({ params }: ObservedScenario): string =>
  params
    .map(({ name, otherwise }) => `${code(name)} (${otherwise === undefined ? 'none when left out' : code(otherwise)})`)
    .join(', ')

/** The values that a host returns, first those that the interactions use. */
const valuesOf = ({ scenario: { values, about, signedIn }, uses: { pacts } }: Entry): readonly string[] => {
  const asked: Record<string, string> = Object.assign({}, ...pacts.map(({ asks }) => asks))
  const names = Object.keys(asked).toSorted()
  const remark = (name: string): string => (about[name] === undefined ? '' : `: ${about[name]}`)
  const hasBearer = pacts.some((use) => use.hasBearer)
  const needed = [
    ...(hasBearer && 'accessToken' in values
      ? [signedIn ? '`accessToken` (of this user)' : '`accessToken` (of a session that has ended: it is refused)']
      : []),
    ...names.map((name) => `${code(name)} (${code(asked[name])} when left out${remark(name)})`),
  ]
  return [...(needed.length === 0 ? [] : [`May hand back: ${needed.join(', ')}.`])]
}

const useRow = ({
  host,
  operation,
  status,
  description,
  params,
  call,
  body,
  masquerade,
  data,
}: PactUse): readonly string[] => [
  host,
  code(operation),
  String(status),
  description,
  [
    code(call),
    ...(body === undefined ? [] : [code(body)]),
    ...(masquerade.length === 0 ? [] : [`with ${masquerade.map(code).join(' and ')}`]),
    ...(Object.keys(params).length === 0 ? [] : [`with the parameters ${code(params)}`]),
  ].join(' '),
  data.join('; '),
]

const section = (entry: Entry, same: readonly string[]): readonly string[] => {
  const { scenario, uses } = entry
  const params = paramsOf(scenario)
  return [
    `### ${scenario.name}`,
    '',
    scenario.summary,
    '',
    ...factsOf(scenario).map((line) => `- ${line}`),
    ...(params === '' ? [] : [`- Parameters: ${params}.`]),
    ...valuesOf(entry).map((line) => `- ${line}`),
    ...(same.length === 0 ? [] : [`- The same data as ${same.map(linkTo).join(', ')}.`]),
    ...(uses.pacts.length > 0
      ? []
      : [
          `- Used by ${[...uses.files.map(code), ...(uses.examples.length === 0 ? [] : [`examples of ${uses.examples.map(code).join(', ')}`])].join(', ')}.`,
        ]),
    '',
    ...(uses.pacts.length === 0
      ? []
      : tableOf(['host', 'operation', 'status', 'interaction', 'call', 'data'], uses.pacts.map(useRow))),
  ]
}

/** Two states with the same signature have the same visible data, parameters aside. */
const signatureOf = ({ signedIn, changes, responses }: ObservedScenario): string =>
  JSON.stringify([signedIn?.id ?? null, changes, responses])

const intro = `# Provider states

Each interaction of the pacts requires the host to be in a state first. These are all states, with the data that each needs. The names are
the scenarios of the mock, and everything below is what running them shows: \`npm run generate\` writes this page, and \`npm test\`
fails when it is out of date. [backend-team.md](backend-team.md) says how a state is posted, and how to write an endpoint for it.

Read an entry so: the sentence says what holds; the list says who is signed in and what differs from the beginning; a parameter comes in
\`params\` and has a value when it is left out; what a state hands back goes into the call where \`\${name}\` stands. Only the
sentence and the responses count: a host may keep its data as it likes.

The last column says what the data of the state has to be for the response: which fields are filled though the OpenAPI document lets them be left
out or null, which are null, which have one value, and which lists have a row or none. It is read out of the rules of the pacts. Where it is empty,
any response that the OpenAPI document allows will do.
`

/** The page of all states. `content` is the initial data of every world. */
export const statesPage = (
  scenarios: readonly ObservedScenario[],
  uses: ReadonlyMap<ScenarioName, StateUses>,
  content: ReturnType<typeof seededContent>,
): string => {
  const none: StateUses = { pacts: [], examples: [], files: [] }
  const entries = scenarios.map((scenario): Entry => ({ scenario, uses: uses.get(scenario.name) ?? none }))
  const asked = entries.filter(({ uses: { pacts } }) => pacts.length > 0)
  const ownOnly = entries.filter(({ uses: { pacts } }) => pacts.length === 0)
  const sameAs = ({ scenario }: Entry): readonly string[] =>
    asked
      .filter((other) => other.scenario !== scenario && signatureOf(other.scenario) === signatureOf(scenario))
      .map((other) => other.scenario.name)
  const count = (entry: Entry, host: string): string =>
    String(entry.uses.pacts.filter((use) => use.host === host).length || '')
  return [
    intro,
    '## What every state begins with',
    '',
    'Accounts; the password of all is `Benefits-2026-demo!`:',
    '',
    ...tableOf(
      ['email', 'user', 'type', 'client', 'what for'],
      content.people.map(({ email, id, userType, clientId, note }) => [
        code(email),
        code(id),
        userType,
        code(clientId),
        note,
      ]),
    ),
    'Links:',
    '',
    ...tableOf(
      ['link', 'of the user', 'date of birth'],
      [...content.activationLinks, ...content.resetLinks].map(({ id, personId, dateOfBirth }) => [
        code(id),
        code(personId),
        code(dateOfBirth),
      ]),
    ),
    '## All states of the pacts',
    '',
    ...tableOf(
      ['state', 'signed in', 'parameters', 'legacy', 'versioned'],
      asked.map((entry) => [
        linkTo(entry.scenario.name),
        entry.scenario.signedIn ? code(entry.scenario.signedIn.email) : 'nobody',
        entry.scenario.params.map(({ name }) => code(name)).join(', '),
        count(entry, 'legacy'),
        count(entry, 'versioned'),
      ]),
    ),
    '## What each state is',
    '',
    ...asked.flatMap((entry) => section(entry, sameAs(entry))),
    '## Of the mock only',
    '',
    'No pact asks for these. Journeys, tests and the examples of the documents use them; a host needs none of them.',
    '',
    ...ownOnly.flatMap((entry) => section(entry, [])),
  ]
    .join('\n')
    .replace(/\n+$/, '\n')
}

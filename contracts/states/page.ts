import { observeScenarios, seededContent, type ObservedScenario } from '../../mock-server/scenarios/observed.ts'
import { hosts, type Host } from '../../openapi/document.ts'
import { isObject } from '../../openapi/json.ts'
import { readDocuments } from '../../openapi/read.ts'
import { at } from '../verify/bad-input.ts'
import { describedFor } from '../verify/described.ts'
import { exampleOf, headersOf, type Interaction } from '../verify/pact-file.ts'
import { pactFrom } from '../verify/sources.ts'
import type { Rules } from '../value-rules.ts'
import { bodySchema, dataOf } from './data.ts'
import { code, factsOf } from './facts.ts'

/** An interaction that needs a state. */
interface Use {
  readonly host: Host
  readonly interaction: Interaction
}

/** A state, and the interactions that need it. */
interface Entry {
  readonly scenario: ObservedScenario
  readonly uses: readonly Use[]
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

const textAt = (value: unknown, ...keys: readonly string[]): string | null => {
  const found = at(value, ...keys)
  return typeof found === 'string' ? found : null
}

/** The address with the places for values of the state: `/selection/${selectionId}`. */
const expressionOf = ({ raw, path }: Interaction): string =>
  textAt(raw, 'request', 'generators', 'path', 'expression') ?? path

/** The values in an expression such as `/selection/${selectionId}`, found by aligning it with the example. */
const valuesIn = (expression: string, example: string): Readonly<Record<string, string>> => {
  const names = [...expression.matchAll(/\$\{(\w+)\}/g)].map(([, name]) => name ?? '')
  const pattern = expression.split(/\$\{\w+\}/).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
  const found = new RegExp(`^${pattern.join('(.*)')}$`).exec(example)
  return Object.fromEntries(names.map((name, index) => [name, found?.[index + 1] ?? '']))
}

/** The values that a state can return for an interaction, each with what is sent if it does not. */
const askedBy = (interaction: Interaction): Readonly<Record<string, string>> => {
  const { raw } = interaction
  const body = at(raw, 'request', 'body', 'content')
  const fields = Object.entries(at(raw, 'request', 'generators', 'body') ?? {}).map(([place, generator]) =>
    valuesIn(textAt(generator, 'expression') ?? '', String(at(body, place.replace('$.', '')) ?? '')),
  )
  return Object.assign({}, valuesIn(expressionOf(interaction), interaction.path), ...fields) as Record<string, string>
  // `Object.assign` knows no types for a spread list; each part is a table of texts.
}

/** What the data of the state must be for the response, beyond the OpenAPI document. */
const demandedBy = ({ host, interaction }: Use): readonly string[] => {
  const { operation, status, raw } = interaction
  const document = readDocuments()[host]
  const described = describedOperations[host].get(operation)
  const schema = described && bodySchema(document, described.path, described.method, status)
  if (!schema || at(raw, 'response', 'body', 'encoded') !== false) return []
  // The rules are those that `contracts/rules.ts` made.
  const rules = (at(raw, 'response', 'matchingRules', 'body') ?? {}) as Rules
  return dataOf({ document, schema, example: exampleOf(interaction), rules })
}

const describedOperations = {
  legacy: describedFor(readDocuments().legacy, 'legacy').operations,
  versioned: describedFor(readDocuments().versioned, 'versioned').operations,
}

const callOf = (use: Use): string => {
  const { method, raw, states } = use.interaction
  const query = Object.entries(at(raw, 'request', 'query') ?? {}).flatMap(([name, values]: [string, unknown]) =>
    [values].flat().map((value) => `${name}=${String(value)}`),
  )
  const body = at(raw, 'request', 'body')
  const type = textAt(body, 'contentType')
  const sent = isObject(body)
    ? [code(type === 'application/json' ? body['content'] : `a body of ${type?.split(';')[0] ?? 'bytes'}`)]
    : []
  const masquerade = headersOf(use.interaction)
    .filter(([name]) => name.toLowerCase().startsWith('x-masquerade-'))
    .map(([name, value]) => code(`${name}: ${value}`))
  const params = Object.assign({}, ...states.map((state) => state.params)) as object // each is a table
  return [
    code(`${method} ${expressionOf(use.interaction)}${query.length === 0 ? '' : `?${query.join('&')}`}`),
    ...sent,
    ...(masquerade.length === 0 ? [] : [`with ${masquerade.join(' and ')}`]),
    ...(Object.keys(params).length === 0 ? [] : [`with the parameters ${code(params)}`]),
  ].join(' ')
}

const useRow = (use: Use): readonly string[] => {
  const { operation, status, description } = use.interaction
  return [use.host, code(operation), String(status), description, callOf(use), demandedBy(use).join('; ')]
}

const paramsOf = ({ params }: ObservedScenario): string =>
  params
    .map(({ name, otherwise }) => `${code(name)} (${otherwise === undefined ? 'none when left out' : code(otherwise)})`)
    .join(', ')

/** The values that a host can return for a state. */
const valuesOf = ({ scenario: { values, about, signedIn }, uses }: Entry): readonly string[] => {
  const asked: Readonly<Record<string, string>> = Object.assign(
    {},
    ...uses.map(({ interaction }) => askedBy(interaction)),
  )
  const hasBearer = uses.some(({ interaction }) =>
    headersOf(interaction).some(([name]) => name.toLowerCase() === 'authorization'),
  )
  const bearer = signedIn
    ? '`accessToken` (of this user)'
    : '`accessToken` (of a session that has ended: it is refused)'
  const needed = [
    ...(hasBearer && 'accessToken' in values ? [bearer] : []),
    ...Object.keys(asked)
      .toSorted()
      .map(
        (name) =>
          `${code(name)} (${code(asked[name])} when left out${about[name] === undefined ? '' : `: ${about[name]}`})`,
      ),
  ]
  return needed.length === 0 ? [] : [`Can return: ${needed.join(', ')}.`]
}

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
    '',
    ...tableOf(['host', 'operation', 'status', 'interaction', 'call', 'data'], uses.map(useRow)),
  ]
}

/** Two states with the same signature have the same visible data, parameters aside. */
const signatureOf = ({ signedIn, changes, responses }: ObservedScenario): string =>
  JSON.stringify([signedIn?.id ?? null, changes, responses])

const intro = `# Provider states

Each interaction of the pacts requires the host to be in a state first. These are all states, with the data that each needs. They are written from
the scenarios of the mock and the rules of the pacts when the contracts are packed. [The README](../README.md) says how a state is posted, and how
to write an endpoint for it.

In each entry, the sentence says what holds. The list says who is signed in, and what differs from the data that every state begins with. A parameter
comes in \`params\` and has a value when it is left out. What a state returns goes into the call where \`\${name}\` stands. Only the sentence and
the responses count: a host can keep its data as it likes.

The last column says what the data must be for the response: which fields are filled although OpenAPI lets them be left out or null, which are
null, which have one value, and which lists have a row or none. Where it is empty, any response that OpenAPI allows will do.
`

/** The states of the pacts, in the order of the mock's scenarios. */
const entriesOf = (scenarios: readonly ObservedScenario[]): readonly Entry[] => {
  const all = hosts.flatMap((host) => pactFrom(null, host).interactions.map((interaction) => ({ host, interaction })))
  return scenarios.flatMap((scenario) => {
    const uses = all.filter(({ interaction }) => interaction.states.some(({ name }) => name === scenario.name))
    return uses.length === 0 ? [] : [{ scenario, uses }]
  })
}

/** The states that one operation needs, as Markdown. Throws a sentence if no interaction is about the operation. */
export const statesOfOperation = (operation: string): string => {
  const entries = entriesOf(observeScenarios()).flatMap(({ scenario, uses }) => {
    const own = uses.filter(({ interaction }) => interaction.operation === operation)
    return own.length === 0 ? [] : [{ scenario, uses: own }]
  })
  if (entries.length === 0)
    throw new Error(
      `The pacts have no operation '${operation}'. \`npm run verify -w portal-contracts -- --list\` lists them.`,
    )
  return entries.flatMap((entry) => section(entry, [])).join('\n')
}

/** The page of all states that the pacts ask for. */
export const statesPage = (): string => {
  const entries = entriesOf(observeScenarios())
  const content = seededContent()
  const sameAs = ({ scenario }: Entry): readonly string[] =>
    entries
      .filter((other) => other.scenario !== scenario && signatureOf(other.scenario) === signatureOf(scenario))
      .map((other) => other.scenario.name)
  const count = ({ uses }: Entry, host: Host): string => String(uses.filter((use) => use.host === host).length || '')
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
    '## All states',
    '',
    ...tableOf(
      ['state', 'signed in', 'parameters', 'legacy', 'versioned'],
      entries.map((entry) => [
        linkTo(entry.scenario.name),
        entry.scenario.signedIn ? code(entry.scenario.signedIn.email) : 'nobody',
        entry.scenario.params.map(({ name }) => code(name)).join(', '),
        count(entry, 'legacy'),
        count(entry, 'versioned'),
      ]),
    ),
    '## What each state is',
    '',
    ...entries.flatMap((entry) => section(entry, sameAs(entry))),
  ]
    .join('\n')
    .replace(/\n+$/, '\n')
}

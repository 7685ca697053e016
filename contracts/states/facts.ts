import { shortText } from '../../openapi/json.ts'
import type { ObservedScenario, TableChange } from '../../mock-server/scenarios/observed.ts'

const longest = 240

/** A value as code in Markdown: the fence has more backticks than the text. */
export const code = (value: unknown): string => {
  const text = shortText(value, longest)
  return text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``
}

const few = 4

const addedLine = (table: string, record: Readonly<Record<string, unknown>>): string => {
  const fields = Object.entries(record).filter(
    ([name, value]) => name !== 'id' && (typeof value !== 'object' || value === null) && String(value).length <= 60,
  )
  const facts = fields.slice(0, 8).map(([name, value]) => `${name} ${code(value)}`)
  return `${code(table)} also has ${code(record['id'])}: ${facts.join(', ')}.`
}

/** The fields of one record as a sentence; records with the same new values share one. */
const changedLines = ({ table, changed }: TableChange): readonly string[] => {
  const alike = new Map<string, string[]>()
  for (const [id, fields] of Object.entries(changed)) {
    const facts = Object.entries(fields)
      .map(([name, value]) => `${name} is ${code(value)}`)
      .join(', ')
    alike.set(facts, [...(alike.get(facts) ?? []), id])
  }
  return [...alike].map(([facts, ids]) => {
    if (table === 'settings') return `The host's ${facts}.`
    const whom = ids.length > few ? `${ids.length} records` : ids.map(code).join(', ')
    return `In ${code(table)}, of ${whom}: ${facts}.`
  })
}

const changeLines = (change: TableChange): readonly string[] => {
  const { table, added, removed, before } = change
  const gone =
    removed.length === 0
      ? []
      : removed.length === before
        ? [`${code(table)} has none of its ${before} records.`]
        : [`${code(table)} lacks ${removed.length > few ? `${removed.length} records` : removed.map(code).join(', ')}.`]
  const more = added.length > few ? [`${code(table)} has ${added.length} more records.`] : []
  return [
    ...gone,
    ...more,
    ...(added.length > few ? [] : added.map((one) => addedLine(table, one))),
    ...changedLines(change),
  ]
}

const responseLine = ({ operation, kind, status, body }: ObservedScenario['responses'][number]): string => {
  const who = operation === '*' ? 'Every operation' : code(operation)
  return kind === 'body'
    ? `${who} returns ${status} ${code(body)}.`
    : `${who} returns ${kind === 'wrongShape' ? 'JSON of another shape than described' : kind}.`
}

const signedInLine = ({ signedIn }: ObservedScenario): string => {
  if (!signedIn) return 'Nobody is signed in.'
  const { email, id, userType, clientId, note } = signedIn
  return `Signed in is ${code(email)}, the user ${code(id)}, an ${userType} of the client ${code(clientId)} (${note.toLowerCase().replace(/\.$/, '')}).`
}

/** The state in sentences: who is signed in, what differs from the start, and the responses that do not depend on data. */
export const factsOf = (scenario: ObservedScenario): readonly string[] => [
  signedInLine(scenario),
  ...scenario.changes.flatMap(changeLines),
  ...scenario.responses.map(responseLine),
]

import { headerOf, stateOf } from '../../contracts/agreement/pact-file.ts'
import { headerNames } from '../../src/effects/api/request.ts'
import { compareContents, compareValues, entriesOf, hasContent, type Comparison } from './contents.ts'
import { follow, type Node } from './schemas.ts'

/** The success statuses that the client reads; it treats any other as a failure. */
const read = ['200', '201', '202', '204']
/** The headers of responses that the client reads, in lower case. */
const readHeaders = new Set(['content-disposition', headerNames.masqueradedUser.toLowerCase()])

type Responses = ReadonlyMap<string, unknown>

const responsesOf = (operation: Node): Responses =>
  new Map(entriesOf(operation['responses']).map(([status, value]) => [status.toUpperCase(), value]))

/** What covers a status: itself, `4XX`, or `default`. */
const covering = (all: Responses, status: string): unknown =>
  all.get(status) ?? all.get(`${status[0]}XX`) ?? all.get('DEFAULT')

const isSuccess = (status: string): boolean => status.startsWith('2')

const compareHeaders = (comparison: Comparison, status: string, before: Node, after: Node): void => {
  const { documents, uses, add } = comparison
  const byName = (node: Node, document: Node) =>
    new Map(
      entriesOf(node['headers']).map(([name, one]) => [name.toLowerCase(), { name, node: follow(document, one) }]),
    )
  const [was, is] = [byName(before, documents.old), byName(after, documents.now)]
  for (const [key, { name }] of is) if (!was.has(key)) add(`response ${status} header ${name}`, 'is new', false)
  for (const [key, { name, node }] of was) {
    const where = `response ${status} header ${name}`
    const pact = uses.interactions.find(
      ({ response }) => String(response.status) === status && headerOf(response, name) !== null,
    )
    const why = pact ? `a pact demands it in '${stateOf(pact)}'` : 'the portal reads it'
    const isUsed = pact !== undefined || readHeaders.has(key)
    const other = is.get(key)?.node
    if (!other) add(where, 'is gone', isUsed, isUsed ? why : 'the portal does not read it')
    else {
      if (node['required'] === true && other['required'] !== true)
        add(where, 'can be left out now', isUsed, isUsed ? why : undefined)
      compareValues(comparison, where, 'response', node['schema'], other['schema'])
    }
  }
}

/** Compares a new success with the old one as which the portal will read it. */
const compareNewSuccess = (comparison: Comparison, status: string, old: Responses, value: unknown): void => {
  const { documents, add } = comparison
  const where = `response ${status}`
  const first = [...old].find(([one]) => isSuccess(one))
  if (!read.includes(status)) return add(where, 'is new', true, 'the portal takes it for a failure')
  if (!first || first[0] === '204') return add(where, 'is new', false)
  const [before, after] = [follow(documents.old, first[1]), follow(documents.now, value)]
  if (hasContent(before) && !hasContent(after))
    return add(where, 'is new', true, `it has no body, and the portal reads it as ${first[0]}`)
  add(where, 'is new', false, `the portal reads it as ${first[0]}`)
  compareContents(comparison, where, 'response', before, after, () => null)
}

/** Why the portal needs an error status; null if it shows its general words without it. */
const needOf = ({ uses }: Comparison, status: string): string | null => {
  const pact = uses.interactions.find(({ response }) => String(response.status) === status)
  const [branches, reads] = [uses.branchesOn(status), isSuccess(status) ? null : uses.readsRefusals()]
  const reasons = [
    ...(branches === null ? [] : [`${branches} branches on it`]),
    ...(reads === null ? [] : [`${reads} reads its body`]),
    ...(pact ? [`a pact demands it in '${stateOf(pact)}'`] : []),
  ]
  return reasons.length === 0 ? null : reasons.join(', and ')
}

/** The changes of an operation's responses. */
export const compareResponses = (comparison: Comparison, before: Node, after: Node): void => {
  const { documents, uses, add } = comparison
  const [old, now] = [responsesOf(before), responsesOf(after)]
  for (const [status, value] of now) {
    if (covering(old, status) !== undefined || old.has(status)) continue
    if (isSuccess(status)) compareNewSuccess(comparison, status, old, value)
    else if (status.startsWith('3')) add(`response ${status}`, 'is new', true, 'the portal reads no redirect')
    else add(`response ${status}`, 'is new', false)
  }
  for (const [status, value] of old) {
    const other = covering(now, status)
    if (other === undefined) {
      const need = needOf(comparison, status)
      const isOnly = isSuccess(status) && ![...now.keys()].some((one) => read.includes(one))
      add(`response ${status}`, 'is gone', need !== null || isOnly, need ?? undefined)
      continue
    }
    const [one, two] = [follow(documents.old, value), follow(documents.now, other)]
    const wants = (type: string): string | null => {
      const pact = uses.interactions.find(
        ({ response }) => String(response.status) === status && headerOf(response, 'content-type')?.startsWith(type),
      )
      return pact ? `a pact demands it in '${stateOf(pact)}'` : null
    }
    compareContents(comparison, `response ${status}`, 'response', one, two, wants)
    compareHeaders(comparison, status, one, two)
  }
}

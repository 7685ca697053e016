import { isObject } from '../../openapi/json.ts'
import { at, BadInput } from './bad-input.ts'
import { nameOf, statesShown, type Interaction, type Pact } from './pact-file.ts'

/** An interaction with its host. */
export interface Found {
  readonly host: string
  readonly interaction: Interaction
}

/** The interaction with this number in `--list`, or with this description. Throws BadInput if there is none, or more than one. */
export const found = (pacts: readonly Pact[], name: string): Found => {
  const all = pacts.flatMap(({ provider, interactions }) =>
    interactions.map((interaction) => ({ host: provider, interaction })),
  )
  const fits = all.filter(({ interaction }) =>
    /^\d+$/.test(name)
      ? interaction.number === Number(name)
      : [interaction.description, nameOf(interaction)].includes(name),
  )
  const [first, second] = fits
  if (first && !second) return first
  if (!first) throw new BadInput(`No interaction is '${name}'. --list shows the number and the description of each.`)
  const names = fits.map(({ host, interaction }) => `${host} ${interaction.number}`).join(', ')
  throw new BadInput(`Several interactions are '${name}': ${names}. Give the number, with --host.`)
}

const texts = (values: unknown): string => (Array.isArray(values) ? values.map(String).join(', ') : String(values))

const headerLines = (part: unknown): readonly string[] => {
  const headers = at(part, 'headers')
  return isObject(headers) ? Object.entries(headers).map(([name, values]) => `  ${name}: ${texts(values)}`) : []
}

const bodyLines = (part: unknown): readonly string[] => {
  const body = at(part, 'body')
  if (!isObject(body)) return []
  const { content, contentType } = body
  if (typeof content === 'string') return ['', `  a body of ${String(contentType)}, ${content.length} characters`]
  return [
    '',
    ...JSON.stringify(content, null, 2)
      .split('\n')
      .map((line) => `  ${line}`),
  ]
}

const ruleText = (rules: unknown): string => {
  const matchers = at(rules, 'matchers')
  return (Array.isArray(matchers) ? matchers : [])
    .map((matcher: unknown) => {
      const { match, ...more } = isObject(matcher) ? matcher : {}
      return Object.keys(more).length === 0 ? String(match) : `${String(match)} ${JSON.stringify(more)}`
    })
    .join(', ')
}

const ruleLines = (part: unknown): readonly string[] => {
  const rules = at(part, 'matchingRules')
  if (!isObject(rules)) return []
  const lines = Object.entries(rules).flatMap(([where, of]) =>
    where === 'path' || where === 'status'
      ? [`  ${where}  ${ruleText(of)}`]
      : Object.entries(isObject(of) ? of : {}).map(([place, inner]) => `  ${where} ${place}  ${ruleText(inner)}`),
  )
  return lines.length === 0 ? [] : ['', 'Rules, where a value need not be the same:', ...lines]
}

const query = (request: unknown): string => {
  const parameters = at(request, 'query')
  if (!isObject(parameters)) return ''
  const pairs = Object.entries(parameters).flatMap(([name, values]) =>
    [values].flat().map((value) => `${name}=${String(value)}`),
  )
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`
}

/** An interaction as a person reads it: its state, its request, and the response that the portal expects. */
export const shownLines = ({ host, interaction }: Found): readonly string[] => {
  const { raw, number, method, path, status } = interaction
  const [request, response] = [at(raw, 'request'), at(raw, 'response')]
  const template = at(request, 'generators', 'path', 'expression')
  const state = statesShown(interaction)
  return [
    `${host} ${number}  ${nameOf(interaction)}`,
    ...(state === '' ? [] : [`In the state ${state}`]),
    '',
    'Request',
    `  ${method} ${path}${query(request)}`,
    ...(typeof template === 'string' ? [`  the path with the values of the state: ${template}`] : []),
    ...headerLines(request),
    ...bodyLines(request),
    '',
    'Expected response',
    `  ${status}`,
    ...headerLines(response),
    ...bodyLines(response),
    ...ruleLines(response),
  ]
}

import { readArguments, type Command } from './arguments.ts'
import { BadInput, at } from './bad-input.ts'
import { listLines } from './console.ts'
import { help } from './help.ts'
import { selected, nameOf, statesShown, type Interaction, type Pact } from './pact-file.ts'
import { createSecrets } from './secrets.ts'
import { pactFrom } from './sources.ts'
import { version } from './version.ts'
import { isObject } from '../../openapi/json.ts'

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

/** The program's input and output, and how it is run. */
export interface Surroundings {
  readonly args: readonly string[]
  readonly env: Readonly<Record<string, string | undefined>>
  readonly print: (line: string) => void
  readonly complain: (line: string) => void
  /** The script from which the replaying child is started. */
  readonly script: string
}

const list = ({ hosts, pact, filters }: Extract<Command, { readonly kind: 'list' }>, print: (line: string) => void) => {
  const pacts = hosts.map((host) => pactFrom(pact, host))
  const rows = selected(pacts, filters).flatMap((interactions, index) =>
    interactions.map((one) => [pacts[index]?.provider ?? '', one] as const),
  )
  listLines(rows).forEach(print)
}

const show = ({ hosts, pact, name }: Extract<Command, { readonly kind: 'show' }>, print: (line: string) => void) => {
  const pacts = hosts.map((host) => pactFrom(pact, host))
  shownLines(found(pacts, name)).forEach(print)
}

/**
 * Does what the arguments say, and resolves to the exit code: 0 if done or all contracts are kept, 1 if a contract is broken, 2 for
 * bad input, with one sentence. No secret is ever printed.
 */
export const runProgram = async (surroundings: Surroundings): Promise<0 | 1 | 2> => {
  const secrets = createSecrets()
  const print = (line: string): void => surroundings.print(secrets.hide(line))
  let verifies = false
  try {
    const command = readArguments(surroundings.args, surroundings.env, secrets)
    switch (command.kind) {
      case 'help':
        print(help)
        return 0
      case 'version':
        print(version)
        return 0
      case 'list':
        list(command, print)
        return 0
      case 'show':
        show(command, print)
        return 0
      case 'verify': {
        verifies = true
        // Loaded only here: the schemas take most of the program's start-up time.
        const { runVerification } = await import('./run-verification.ts')
        const { passed, failed } = await runVerification(command, surroundings.script, secrets, print)
        print(`${passed} passed, ${failed} failed`)
        return failed === 0 ? 0 : 1
      }
    }
  } catch (error) {
    if (!(error instanceof BadInput)) throw error
    surroundings.complain(secrets.hide(error.message))
    if (verifies) print('0 passed, 0 failed')
    return 2
  }
}

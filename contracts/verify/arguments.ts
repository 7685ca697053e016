import { parseArgs } from 'node:util'
import type { Host } from '../../src/effects/api/operation.ts'
import { BadInput, textOf } from './bad-input.ts'
import { readOrigin } from './browsers/origin.ts'
import { wantsAll, type Filters } from './pact-file.ts'
import type { Secrets } from './secrets.ts'
import { readHeaders, stateHeadersVariable, type StateEndpoint } from './states.ts'

/** The files that a verification writes; null for those that are not wanted. */
export type ReportFiles = Readonly<Record<'junit' | 'html' | 'json', string | null>>

/** What the program should do. */
export type Command =
  | { readonly kind: 'help' }
  | { readonly kind: 'version' }
  | { readonly kind: 'list'; readonly hosts: readonly Host[]; readonly pact: string | null; readonly filters: Filters }
  | { readonly kind: 'show'; readonly hosts: readonly Host[]; readonly pact: string | null; readonly name: string }
  | {
      readonly kind: 'verify'
      readonly host: Host
      /** Another pact file than the package's own. */
      readonly pact: string | null
      readonly filters: Filters
      readonly url: string
      /** Whether to verify what browsers need as well; `origin` is that of the portal's pages, null if it is the host's own. */
      readonly browsers: boolean
      readonly origin: string | null
      /** The file of an OpenAPI document, instead of the one that belongs to the pact. */
      readonly openapi: string | null
      /** Treats null as a missing property, if the property can be left out. */
      readonly nullIsAbsent: boolean
      readonly endpoint: StateEndpoint
      readonly reports: ReportFiles
    }

const text = { type: 'string' } as const
const several = { type: 'string', multiple: true } as const
const flag = { type: 'boolean' } as const

const options = {
  host: text,
  url: text,
  states: text,
  pact: text,
  openapi: text,
  'null-is-absent': flag,
  origin: text,
  'same-origin': flag,
  browsers: flag,
  operation: several,
  state: several,
  status: several,
  list: flag,
  show: text,
  timeout: text,
  junit: text,
  html: text,
  json: text,
  help: { ...flag, short: 'h' },
  version: flag,
} as const

const read = (args: readonly string[]) => {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true })
  } catch (error) {
    const [sentence = ''] = textOf(error).split(/\. |\n/)
    throw new BadInput(`${sentence.replace(/\.$/, '')}. --help lists the options.`, { cause: error })
  }
}
type Values = ReturnType<typeof read>['values']
type Environment = Readonly<Record<string, string | undefined>>

const readAddress = (option: string, value: string): string => {
  const url = URL.canParse(value) ? new URL(value) : null
  if (!url || !/^https?:$/.test(url.protocol))
    throw new BadInput(`${option} is an address that begins with http:// or https://, and '${value}' is none.`)
  if (url.username !== '' || url.password !== '')
    throw new BadInput(`${option} has a user name or a password in it, which reports would show. Leave them out.`)
  return value
}

const readHost = ({ host }: Values): Host => {
  if (host === 'legacy' || host === 'versioned') return host
  throw new BadInput(
    host === undefined
      ? '--host is missing: it is legacy or versioned.'
      : `--host is legacy or versioned, not '${host}'.`,
  )
}

const readSeconds = ({ timeout = '15' }: Values): number => {
  const seconds = Number(timeout)
  if (Number.isFinite(seconds) && seconds >= 0.1 && seconds <= 600) return seconds
  throw new BadInput(`--timeout is a number of seconds from 0.1 to 600, not '${timeout}'.`)
}

const readFilters = ({ operation = [], state = [], status = [] }: Values): Filters => ({
  operations: operation,
  states: state,
  statuses: status.map((one) => {
    if (/^[1-5]\d\d$/.test(one)) return Number(one)
    throw new BadInput(`--status is a status of HTTP, such as 200 or 404, not '${one}'.`)
  }),
})

const given = (value: string | undefined): string | null => (value === undefined || value === '' ? null : value)

const readVerification = (values: Values, env: Environment, secrets: Secrets): Command => {
  const host = readHost(values)
  if (values.url === undefined) throw new BadInput('--url is missing: the base address of your host, http://….')
  const url = readAddress('--url', values.url).replace(/\/$/, '')
  const filters = readFilters(values)
  return {
    kind: 'verify',
    host,
    pact: given(values.pact),
    filters,
    url,
    openapi: given(values.openapi),
    nullIsAbsent: values['null-is-absent'] === true,
    browsers: values.browsers === true || wantsAll(filters),
    origin: readOrigin(values, url),
    endpoint: {
      url: values.states === undefined ? `${url}/_mock/provider-states` : readAddress('--states', values.states),
      headers: readHeaders(stateHeadersVariable, env[stateHeadersVariable] ?? '', secrets),
      timeoutMs: readSeconds(values) * 1000,
    },
    reports: { junit: given(values.junit), html: given(values.html), json: given(values.json) },
  }
}

/** Reads arguments and environment. Throws BadInput if they are invalid; adds secrets to `secrets`. */
export const readArguments = (args: readonly string[], env: Environment, secrets: Secrets): Command => {
  const { values, positionals } = read(args)
  if (values.help === true) return { kind: 'help' }
  if (values.version === true) return { kind: 'version' }
  const hosts: readonly Host[] = values.host === undefined ? ['legacy', 'versioned'] : [readHost(values)]
  const [command] = positionals
  if (command !== undefined) throw new BadInput(`'${command}' is no option. --help lists the options.`)
  const pact = given(values.pact)
  if (values.list === true)
    return { kind: 'list', hosts: pact === null ? hosts : [readHost(values)], pact, filters: readFilters(values) }
  if (values.show !== undefined) return { kind: 'show', hosts, pact, name: values.show }
  return readVerification(values, env, secrets)
}

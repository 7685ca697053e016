import { parseArgs } from 'node:util'
import type { Host } from '../../src/effects/api/operation.ts'
import { readGenerate, type GenerateOptions } from '../generated-requests/options.ts'
import { BadInput, textOf } from './bad-input.ts'
import { readOrigin } from './browsers/origin.ts'
import { readBrokerAccess, type BrokerAccess } from './broker.ts'
import { wantsAll, type Filters } from './pact-file.ts'
import type { Secrets } from './secrets.ts'
import { readHeaders, stateHeadersVariable, type StateEndpoint } from './states.ts'

/** Where the pact comes from: the committed one, a file, or a broker. */
export type Source =
  | { readonly kind: 'own' }
  | { readonly kind: 'file'; readonly file: string }
  | {
      readonly kind: 'broker'
      readonly access: BrokerAccess
      readonly consumerBranch: string | null
      readonly workInProgressSince: string | null
    }

/** A version that is published to a broker, and its branch. */
export interface Version {
  readonly number: string
  readonly branch: string | null
}

/** The files that a verification writes; null for those that are not wanted. */
export type ReportFiles = Readonly<Record<'junit' | 'html' | 'json', string | null>>

/** What the program should do. */
export type Command =
  | { readonly kind: 'help' }
  | { readonly kind: 'version' }
  | { readonly kind: 'list'; readonly hosts: readonly Host[]; readonly source: Source; readonly filters: Filters }
  | { readonly kind: 'show'; readonly hosts: readonly Host[]; readonly source: Source; readonly name: string }
  | {
      readonly kind: 'verify'
      readonly host: Host
      readonly source: Source
      readonly filters: Filters
      readonly url: string
      /** Whether to verify what browsers need as well; `origin` is that of the portal's pages, null if it is the host's own. */
      readonly browsers: boolean
      readonly origin: string | null
      /** Derives requests from the document, instead of sending those of the pact; null for none. */
      readonly generate: GenerateOptions | null
      /** The file of an OpenAPI document, instead of the one that belongs to the pact. */
      readonly openapi: string | null
      /** Treats null as a missing property, if the property can be left out. */
      readonly nullIsAbsent: boolean
      readonly endpoint: StateEndpoint
      readonly reports: ReportFiles
      /** The provider's version, if results are published. */
      readonly results: Version | null
      /** The address of the pipeline's run, for the results. */
      readonly buildUrl: string | null
      readonly providerBranch: string | null
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
  generate: text,
  seed: text,
  'max-seconds': text,
  operation: several,
  state: several,
  status: several,
  list: flag,
  show: text,
  timeout: text,
  junit: text,
  html: text,
  json: text,
  broker: flag,
  'consumer-branch': text,
  'provider-version': text,
  'provider-branch': text,
  'publish-results': flag,
  'build-url': text,
  'include-wip-pacts-since': text,
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

const readSource = (values: Values, env: Environment, secrets: Secrets): Source => {
  const { broker, pact, 'consumer-branch': consumerBranch = null } = values
  const workInProgressSince = given(values['include-wip-pacts-since'])
  if (workInProgressSince !== null && !/^\d{4}-\d{2}-\d{2}$/.test(workInProgressSince))
    throw new BadInput(`--include-wip-pacts-since is a day, such as 2026-01-31, not '${workInProgressSince}'.`)
  if (broker === true && pact !== undefined)
    throw new BadInput('--broker and --pact exclude each other. Leave one out.')
  if (broker === true)
    return { kind: 'broker', access: readBrokerAccess(env, secrets), consumerBranch, workInProgressSince }
  return pact === undefined ? { kind: 'own' } : { kind: 'file', file: pact }
}

const readVersion = (values: Values, env: Environment): Version => {
  const number = given(values['provider-version']) ?? given(env['GIT_COMMIT'])
  if (number === null)
    throw new BadInput('The version of the provider is missing. Set GIT_COMMIT, or give --provider-version.')
  return { number, branch: given(values['provider-branch']) ?? given(env['GIT_BRANCH']) }
}

const readVerification = (values: Values, env: Environment, secrets: Secrets): Command => {
  const host = readHost(values)
  if (values.url === undefined) throw new BadInput('--url is missing: the base address of your host, http://….')
  const url = readAddress('--url', values.url).replace(/\/$/, '')
  const source = readSource(values, env, secrets)
  if (values['publish-results'] === true && source.kind !== 'broker')
    throw new BadInput('--publish-results needs --broker: only a pact that came from a broker can have results there.')
  const generate = readGenerate(values)
  if (values['publish-results'] === true && generate)
    throw new BadInput(
      '--publish-results goes without --generate: what is generated belongs to no pact. Leave one out.',
    )
  const filters = readFilters(values)
  if (values['publish-results'] === true && !wantsAll(filters))
    throw new BadInput(
      '--publish-results goes with no filter: a part of a pact that is kept is no result. Leave one out.',
    )
  return {
    kind: 'verify',
    host,
    source,
    filters,
    url,
    openapi: given(values.openapi),
    nullIsAbsent: values['null-is-absent'] === true,
    generate,
    browsers: values.browsers === true || wantsAll(filters),
    origin: readOrigin(values, url),
    endpoint: {
      url: values.states === undefined ? `${url}/_mock/provider-states` : readAddress('--states', values.states),
      headers: readHeaders(stateHeadersVariable, env[stateHeadersVariable] ?? '', secrets),
      timeoutMs: readSeconds(values) * 1000,
    },
    reports: { junit: given(values.junit), html: given(values.html), json: given(values.json) },
    results: values['publish-results'] === true ? readVersion(values, env) : null,
    buildUrl: values['build-url'] === undefined ? null : readAddress('--build-url', values['build-url']),
    providerBranch: given(values['provider-branch']) ?? given(env['GIT_BRANCH']),
  }
}

/** Reads arguments and environment. Throws BadInput if they are invalid; adds secrets to `secrets`. */
export const readArguments = (args: readonly string[], env: Environment, secrets: Secrets): Command => {
  const { values, positionals } = read(args)
  if (values.help === true) return { kind: 'help' }
  if (values.version === true) return { kind: 'version' }
  const hosts: readonly Host[] = values.host === undefined ? ['legacy', 'versioned'] : [readHost(values)]
  const [command] = positionals
  if (command === 'publish')
    throw new BadInput(
      "Pacts are published with the standard client: npx -p @pact-foundation/pact-cli pact-broker publish; see 'Pact Broker' in docs/backend-team.md.",
    )
  if (command !== undefined) throw new BadInput(`'${command}' is no option. --help lists the options.`)
  if (values.list === true) {
    const source = readSource(values, env, secrets)
    return {
      kind: 'list',
      hosts: source.kind === 'file' ? [readHost(values)] : hosts,
      source,
      filters: readFilters(values),
    }
  }
  if (values.show !== undefined)
    return { kind: 'show', hosts, source: readSource(values, env, secrets), name: values.show }
  return readVerification(values, env, secrets)
}

import { isLeft } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { PortalConfig, wrongPlace } from '../../src/effects/runtime/config.ts'
import { needsOf } from './needs.ts'

/** The lines of a JSON text's fields. */
export interface JsonPlaces {
  /** The line of each field, by its path such as `redirects.partner.0`; an empty key is `""` in it. */
  readonly lines: ReadonlyMap<string, number>
  /** The path of the first key that an object has twice: `JSON.parse` would silently take the last. Null if there is none. */
  readonly twice: string | null
}

const token = /"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/g

/** Finds the fields of a text that `JSON.parse` has accepted. */
export const placesOf = (text: string): JsonPlaces => {
  const lines = new Map<string, number>()
  let twice: string | null = null
  /** The open objects and lists: the path of each, and in a list the index of its next item. */
  const open: { readonly path: string; index: number | null }[] = []
  let key: string | null = null
  let line = 1
  let read = 0
  const tokens = [...text.matchAll(token)]
  for (const [at, { 0: word, index }] of tokens.entries()) {
    line += text.slice(read, index).split('\n').length - 1
    read = index
    const around = open.at(-1)
    if (word === '}' || word === ']') {
      open.pop()
      continue
    }
    if (word === ',' || word === ':') continue
    if (around?.index === null && key === null && tokens[at + 1]?.[0] === ':') {
      key = String(JSON.parse(word)) || '""'
      const path = `${around.path}${key}`
      if (lines.has(path)) twice ??= path
      lines.set(path, line)
      continue
    }
    const path = around === undefined ? '' : `${around.path}${around.index === null ? key : around.index++}`
    if (!lines.has(path)) lines.set(path, line)
    key = null
    if (word === '{' || word === '[') open.push({ path: path === '' ? '' : `${path}.`, index: word === '[' ? 0 : null })
  }
  return { lines, twice }
}

/** The content of the one configuration file: what the page reads, and what only the headers need. */
export const Deployment = t.type({
  ...PortalConfig.props,
  captcha: t.type({
    ...PortalConfig.props.captcha.props,
    /** Where the captcha's own script fetches scripts and frames from: origins, or folders with a slash at the end. */
    sources: t.array(t.string),
    /** The names of the Trusted Types policies that its script creates. */
    policies: t.array(t.string),
  }),
})
export type Deployment = t.TypeOf<typeof Deployment>

/** The kind of place that a configuration is for. */
export interface ReadOptions {
  /** For one machine: http, ports, placeholders and the reserved names of examples are then allowed. */
  readonly local?: boolean
}

/** The first key, by its path, that no field of the codec has. */
const unknownKey = (codec: t.Mixed, value: unknown, path: string): string | null => {
  if (codec instanceof t.UnionType)
    return codec.types.reduce((found: string | null, one: t.Mixed) => found ?? unknownKey(one, value, path), null)
  if (!(codec instanceof t.InterfaceType) || typeof value !== 'object' || value === null) return null
  const fields: Readonly<Record<string, t.Mixed>> = codec.props
  for (const [key, inner] of Object.entries(value)) {
    const field = Object.hasOwn(fields, key) ? fields[key] : undefined
    if (field === undefined) return `${path}${key === '' ? '""' : key}`
    const deeper = unknownKey(field, inner, `${path}${key}.`)
    if (deeper !== null) return deeper
  }
  return null
}

/** Placeholders in the example, which have to be replaced. */
const placeholder = /change[-_ ]?me|[<>]|^(?:todo|tbd|xxx+|placeholder)$/i
/** Names that nobody can register (RFC 2606, RFC 6761): examples and local machines. */
const reserved = /(?:^|\.)(?:example\.(?:com|net|org)|example|invalid|test|localhost|local)$/

/** Lowercases the part of an address in which browsers ignore case; the rest stays as it is. */
const inLowerCase = (value: string): string => value.replace(/^(?:https?:\/\/)?[^/?#]*/i, (host) => host.toLowerCase())

/** Why a well-formed address in lower case does not name a valid host for a portal; null if it does, or contains no host. */
const hostProblem = (value: string, local: boolean): string | null => {
  const [, scheme, name = '', port] = /^(?:(https?):\/\/)?([^/?#:]*)(?::(\d+))?/.exec(value) ?? []
  if (name === '' || name === '{origin}') return null
  if (!local && reserved.test(name)) return 'is a placeholder'
  if (!local && scheme === 'http') return 'is not of https'
  if (!local && port !== undefined) return 'has a port, which only hosts on one machine have'
  if (port !== undefined && (Number(port) < 1 || Number(port) > 65_535)) return 'has a port that is none'
  const asRead = new URL(`https://${name.replace('{hostname}', 'hostname')}`).hostname
  return asRead === name.replace('{hostname}', 'hostname') ? null : `is ${asRead} to a browser`
}

/** A copy of a configuration with each of its texts changed. */
const eachText = (value: unknown, path: string, change: (text: string, path: string) => string): unknown => {
  const below = (key: string | number): string => (path === '' ? String(key) : `${path}.${key}`)
  if (typeof value === 'string') return change(value, path)
  if (Array.isArray(value)) return value.map((item: unknown, index) => eachText(item, below(index), change))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, eachText(inner, below(key), change)]))
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause)
    throw new Error(`The configuration is not JSON: ${why}`, { cause })
  }
}

/**
 * Reads the text of a configuration file and lowercases its host names. Throws one sentence for whoever deploys, with the field and its
 * line; what is served then stays as it was.
 */
export const readDeployment = (withMark: string, { local = false }: ReadOptions = {}): Deployment => {
  const text = withMark.replace(/^\uFEFF/, '') // editors on Windows write a byte-order mark
  const content = parsed(text)
  const { lines, twice } = placesOf(text)
  const wrong = (path: string, why: string): Error => {
    const line = lines.get(path)
    return new Error(`The configuration is wrong at ${path}${line === undefined ? '' : ` (line ${line})`}${why}.`)
  }
  if (twice !== null) throw wrong(twice, ': the key is there twice')
  const unknown = unknownKey(Deployment, content, '')
  if (unknown !== null) throw wrong(unknown, ': there is no such field; docs/deploy.md lists them')
  const decoded = Deployment.decode(content)
  // An optional field is a union, whose alternatives are numbered in the path.
  if (isLeft(decoded)) throw wrong(wrongPlace(decoded.left).replace(/\.\d+\./, '.'), '')
  const lowered = eachText(decoded.right, '', (value, path) => {
    if (value.trim() === '') throw wrong(path, ': it is empty')
    const need = needsOf(path)
    if (!local && placeholder.test(value)) throw wrong(path, `: '${value}' is a placeholder`)
    if (need === null) return value
    if (!need.shape.test(value)) throw wrong(path, `: '${value}' is not ${need.needed}`)
    if (need.names !== 'a host') return value
    const lower = inLowerCase(value)
    const problem = hostProblem(lower, local)
    if (problem !== null) throw wrong(path, `: '${value}' ${problem}`)
    return lower
  })
  const days = decoded.right.sendLogs?.keptForDays
  if (days !== undefined && !/^[1-9]\d{0,3}$/.test(String(days)))
    throw wrong('sendLogs.keptForDays', `: '${days}' is not a whole number of days, from 1 to 9999`)
  if (!Deployment.is(lowered))
    throw new Error('The configuration lost its shape as its names were put into lower case.')
  return lowered
}

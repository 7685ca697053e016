import * as t from 'io-ts'
import { isLeft } from 'fp-ts/lib/Either.js'

/** Run-time configuration: one build serves every environment. The server that serves the page adds it as JSON, in `#portal-config`. */
export const PortalConfig = t.type({
  /** Base URLs of the two hosts, without a trailing slash; '{hostname}' stands for the page's own host name. */
  hosts: t.type({ legacy: t.string, versioned: t.string }),
  /** Hosts that a server can send a person to, by purpose; exact names. For `credits` the exact origins of the framed page. */
  redirects: t.type({
    singleSignOn: t.array(t.string),
    signOut: t.array(t.string),
    workPlatform: t.array(t.string),
    partner: t.array(t.string),
    /** '{hostname}' stands for the page's own host name, '{origin}' for its own origin. */
    credits: t.array(t.string),
    claims: t.array(t.string),
  }),
  /** The bot check: Google's site key, and the address of its script; '{hostname}' stands for the page's own host name. */
  captcha: t.type({ siteKey: t.string, script: t.string }),
  /** The schemes' typefaces: the address of their folder, with a trailing slash, and the available names. */
  fonts: t.type({ base: t.string, names: t.array(t.string) }),
  /** Hosts whose video players can be framed, once the person accepts their cookies; exact names. */
  videoHosts: t.array(t.string),
  /** Origins of pictures besides the portal's own; the policy of the page allows no other. '{hostname}' stands for the page's own host name. */
  images: t.array(t.string),
  /** Whether logs have the redacted bodies of the hosts' responses; they do by default. */
  recordResponses: t.union([t.boolean, t.undefined]),
  /** Whether changes carry an idempotency key; they do by default. Hosts have to allow its header by CORS. */
  idempotencyKeys: t.union([t.boolean, t.undefined]),
  /** Where people can send their logs, and for how many days a log is kept there. If left out, nobody can send one. */
  sendLogs: t.union([t.type({ to: t.string, keptForDays: t.number }), t.undefined]),
  /** Where browsers report violations of the policy, and the portal refused redirects. If left out, neither is reported. */
  reports: t.union([t.type({ to: t.string }), t.undefined]),
})
export type PortalConfig = t.TypeOf<typeof PortalConfig>

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new Error('The portal configuration (#portal-config) is not JSON.', { cause })
  }
}

/** The path of the first missing or invalid field of a configuration. */
export const wrongPlace = ([first]: t.Errors): string =>
  first?.context
    .map(({ key }) => key)
    .filter(Boolean)
    .join('.') || 'its root'

/** Reads the configuration of a page; throws with the field that is missing or wrong. */
export const readConfig = (text: string | null | undefined): PortalConfig => {
  if (!text) throw new Error('The page holds no portal configuration (#portal-config).')
  const config = PortalConfig.decode(parse(text))
  if (isLeft(config)) throw new Error(`The portal configuration is wrong at ${wrongPlace(config.left)}.`)
  return config.right
}

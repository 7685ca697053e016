import { isLeft } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { PortalConfig, wrongPlace } from '../../src/effects/runtime/config.ts'

/** What the one configuration file holds: what the page reads, and what only the headers need. */
export const Deployment = t.type({
  ...PortalConfig.props,
  captcha: t.type({
    ...PortalConfig.props.captcha.props,
    /** Where the captcha's own script fetches scripts and frames from: origins, or folders with a slash at the end. */
    sources: t.array(t.string),
    /** The names of the Trusted Types policies that its script makes. */
    policies: t.array(t.string),
  }),
})
export type Deployment = t.TypeOf<typeof Deployment>

/** What may stand in a header and cannot end a directive: an address of http(s), perhaps with a placeholder for the host name. */
const address = /^https?:\/\/(\{hostname\}|[a-z0-9.-]+)(:\d+)?(\/[\w.~/%-]*)?$/i
const hostName = /^[a-z0-9.-]+(:\d+)?$/i
const script = /^(https?:\/\/(\{hostname\}|[a-z0-9.-]+)(:\d+)?)?\/[\w.~/%-]*(\?[\w.~=&%-]*)?$/i

/** Each text of the configuration with what it has to be. */
const shapes = (deployment: Deployment): [field: string, values: readonly string[], RegExp, needed: string][] => [
  ['hosts.legacy', [deployment.hosts.legacy], address, 'an address such as https://api.example'],
  ['hosts.versioned', [deployment.hosts.versioned], address, 'an address such as https://api.example'],
  ...Object.entries(deployment.redirects).map(([purpose, hosts]): [string, readonly string[], RegExp, string] =>
    purpose === 'credits'
      ? [
          'redirects.credits',
          hosts,
          /^(\{origin\}|https?:\/\/(\{hostname\}|[a-z0-9.-]+)(:\d+)?)$/i,
          'an origin such as https://credits.example',
        ]
      : [`redirects.${purpose}`, hosts, hostName, 'a host name without https:// and without a path'],
  ),
  ['captcha.script', [deployment.captcha.script], script, 'the address of a script'],
  ['captcha.sources', deployment.captcha.sources, address, 'an address such as https://www.example/recaptcha/'],
  ['captcha.policies', deployment.captcha.policies, /^[\w#=/@.%-]+$/, 'the name of a policy'],
  [
    'fonts.base',
    [deployment.fonts.base],
    /^(https:\/\/[a-z0-9.-]+(:\d+)?)?\/([\w.~%-]+\/)*$/i,
    'a folder such as /fonts/, with a slash at the end',
  ],
  ['videoHosts', deployment.videoHosts, hostName, 'a host name without https:// and without a path'],
  ['images', deployment.images, address, 'an origin such as https://pictures.example'],
  [
    'sendLogs.to',
    deployment.sendLogs ? [deployment.sendLogs.to] : [],
    /^https:\/\/(\{hostname\}|[a-z0-9.-]+)(:\d+)?(\/[\w.~%-]+)*$/i,
    'an address such as https://logs.example, of https alone and without a slash at the end',
  ],
  [
    'sendLogs.keptForDays',
    deployment.sendLogs ? [String(deployment.sendLogs.keptForDays)] : [],
    /^[1-9]\d{0,3}$/,
    'a whole number of days, from 1 to 9999',
  ],
]

/**
 * Reads the text of a configuration file. Throws one sentence that names the field: whoever deploys reads it, and what is
 * served stays as it was.
 */
export const readDeployment = (text: string): Deployment => {
  let content: unknown
  try {
    content = JSON.parse(text)
  } catch (cause) {
    throw new Error(`The configuration is not JSON: ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    })
  }
  const decoded = Deployment.decode(content)
  // A field that can be left out is a union, whose alternatives are numbered.
  if (isLeft(decoded))
    throw new Error(`The configuration is wrong at ${wrongPlace(decoded.left).replace(/\.\d+\./, '.')}.`)
  for (const [field, values, shape, needed] of shapes(decoded.right))
    for (const value of values)
      if (!shape.test(value)) throw new Error(`The configuration is wrong at ${field}: '${value}' is not ${needed}.`)
  return decoded.right
}

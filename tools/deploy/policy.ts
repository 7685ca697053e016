import { createHash } from 'node:crypto'
import type { Deployment } from './deployment.ts'
import type { Inline } from './page.ts'

/** The Trusted Types policies of the portal's own code: for server HTML, the addresses of the captcha and the recorder's worker, and DOMPurify. */
const ownPolicies = ['portal-html', 'portal-captcha', 'portal-worker', 'dompurify']

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** The name that connects the policy's `report-to` with the header of reporting endpoints. */
const reportGroup = 'portal'

/** The origin of an address, with its placeholder; empty for an address on the portal's own origin. */
const originOf = (url: string): string[] => /^https?:\/\/[^/?#]+/.exec(url)?.slice(0, 1) ?? []

/** How the page's server writes the requested host name, and what it adds to production's policy. */
export interface Serving {
  /** Replaces '{hostname}': a host name, or a server's variable for it. */
  readonly hostname: string
  /** The development server: its styles and its first script have this nonce, and it uses a WebSocket. */
  readonly nonce?: string
  /** The inline scripts and styles of the page. */
  readonly inline?: Inline
}

/** The directives of the Content-Security-Policy that this configuration needs, and no others. */
export const policyOf = (
  deployment: Deployment,
  { hostname, nonce, inline = { scripts: [], styles: [] } }: Serving,
): ReadonlyMap<string, readonly string[]> => {
  const { hosts, redirects, captcha, fonts, videoHosts, images, sendLogs, reports } = deployment
  const here = (sources: readonly string[]): string[] => [
    ...new Set(sources.map((source) => source.replaceAll('{hostname}', hostname).replaceAll('{origin}', "'self'"))),
  ]
  const orNone = (sources: string[]): string[] => (sources.length > 0 ? sources : ["'none'"])
  const own = nonce === undefined ? [] : [`'nonce-${nonce}'`]
  return new Map<string, readonly string[]>([
    ['default-src', ["'none'"]],
    [
      'script-src',
      here([
        "'self'",
        ...own,
        ...inline.scripts.map(hashOf),
        ...originOf(captcha.script).map((origin) => origin + pathOf(captcha.script)),
        ...captcha.sources,
      ]),
    ],
    ['style-src', ["'self'", ...own, ...inline.styles.map(hashOf)]],
    ['img-src', here(["'self'", 'data:', ...images])],
    ['font-src', here(["'self'", ...originOf(fonts.base)])],
    [
      'connect-src',
      here([
        ...(nonce === undefined ? [] : ["'self'", 'ws://{hostname}:*']),
        ...originOf(hosts.legacy),
        ...originOf(hosts.versioned),
        ...originOf(sendLogs?.to ?? ''),
        ...originOf(reports?.to ?? ''),
      ]),
    ],
    [
      'frame-src',
      orNone(
        here([
          ...captcha.sources,
          ...(captcha.script.startsWith('/') ? ["'self'"] : []),
          ...redirects.credits,
          ...videoHosts.map((host) => `https://${host}`),
        ]),
      ),
    ],
    ['worker-src', ["'self'"]],
    ['object-src', ["'none'"]],
    ['base-uri', ["'none'"]],
    ['form-action', ["'none'"]],
    ['frame-ancestors', ["'none'"]],
    ['require-trusted-types-for', ["'script'"]],
    ['trusted-types', [...ownPolicies, ...captcha.policies]],
    // `report-uri` is the older directive, for browsers without `report-to`.
    ...(reports
      ? ([
          ['report-to', [reportGroup]],
          ['report-uri', [reports.to]],
        ] as const)
      : []),
  ])
}

/** The address of a script without its query, which a policy does not compare. */
const pathOf = (url: string): string => /^https?:\/\/[^/]+([^?#]*)/.exec(url)?.[1] ?? ''

/** A policy as the text of a header. */
export const policyText = (policy: ReadonlyMap<string, readonly string[]>): string =>
  [...policy].map(([directive, sources]) => [directive, ...sources].join(' ')).join('; ')

/**
 * A policy for the page itself, for hosts of static files that send no headers: in a page, `frame-ancestors` and reports have no
 * effect.
 */
export const policyInPage = (policy: ReadonlyMap<string, readonly string[]>): string =>
  policyText(new Map([...policy].filter(([directive]) => !/^(frame-ancestors|report-)/.test(directive))))

/** The Permissions-Policy: the portal uses only the clipboard, and full screen for videos. */
const permissions = (videoHosts: readonly string[]): string =>
  [
    ...['accelerometer', 'autoplay', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'magnetometer'],
    ...['microphone', 'midi', 'payment', 'publickey-credentials-get', 'screen-wake-lock', 'usb', 'xr-spatial-tracking'],
  ]
    .map((feature) => `${feature}=()`)
    .concat(
      'clipboard-write=(self)',
      `fullscreen=(${['self', ...videoHosts.map((host) => `"https://${host}"`)].join(' ')})`,
    )
    .join(', ')

/** Every header of the portal's files, by name: the only definition of the server's part of the security. */
export const securityHeaders = (deployment: Deployment, serving: Serving): Readonly<Record<string, string>> => ({
  'Content-Security-Policy': policyText(policyOf(deployment, serving)),
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Permissions-Policy': permissions(deployment.videoHosts),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Frame-Options': 'DENY',
  ...(deployment.reports && { 'Reporting-Endpoints': `${reportGroup}="${deployment.reports.to}"` }),
})

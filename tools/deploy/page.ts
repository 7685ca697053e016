import type { Deployment } from './deployment.ts'

/** The inline scripts and styles of a page, as text. */
export interface Inline {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

/** The inline scripts and styles of a page, which its policy allows by their hashes. */
export const inlineOf = (html: string): Inline => {
  const all = (element: RegExp): string[] => [...html.matchAll(element)].map(([, content]) => String(content))
  return { scripts: all(/<script(?: type="importmap")?>(.*?)<\/script>/gs), styles: all(/<style>(.*?)<\/style>/gs) }
}

const place = /(<script type="application\/json" id="portal-config")([^>]*>)[^<]*/

const inPlace = (html: string, fill: (open: string, rest: string) => string): string => {
  if (!place.test(html)) throw new Error('The page has no place for its configuration: #portal-config is missing.')
  return html.replace(place, (_, open: string, rest: string) => fill(open, rest))
}

/** Writes into the page which build it is. Throws if it has no place for that. */
export const namePage = (html: string, build: string): string =>
  inPlace(html, (open) => `${open} data-build="${build.replaceAll(/[^\w.-]/g, '')}">`)

/**
 * Lets the browser connect to both hosts while the scripts load, which saves the first call three round trips. A host that is named after
 * the page's own is left out, because only the browser knows it.
 */
const connecting = (html: string, { hosts }: Deployment): string => {
  const origins = [hosts.legacy, hosts.versioned].filter((url) => !url.includes('{')).map((url) => new URL(url).origin)
  const links = [...new Set(origins)].map(
    (origin) => `<link rel="preconnect" href="${origin}" crossorigin="use-credentials">`,
  )
  return html.replaceAll(/<link rel="preconnect"[^>]*>/g, '').replace('</head>', `${links.join('')}</head>`)
}

/** Puts the configuration into the page, replacing any earlier one. Throws if the page has no place for it. */
export const fillPage = (html: string, deployment: Deployment): string => {
  // A '<' in a value could end the element, so it is escaped.
  const json = JSON.stringify(deployment).replaceAll('<', String.raw`\u003c`)
  return connecting(
    inPlace(html, (open, rest) => `${open}${rest}${json}`),
    deployment,
  )
}

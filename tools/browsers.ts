import { readFileSync } from 'node:fs'

/** A browser by its name in `browserslist`: as people know it, in MDN's data, and as a target of the build. */
const known = {
  chrome: { name: 'Chrome', inData: ['chrome', 'chrome_android'], target: 'chrome' },
  edge: { name: 'Edge', inData: ['edge'], target: 'edge' },
  firefox: { name: 'Firefox', inData: ['firefox', 'firefox_android'], target: 'firefox' },
  safari: { name: 'Safari', inData: ['safari'], target: 'safari' },
  ios_saf: { name: 'Safari', inData: ['safari_ios'], target: 'ios' },
  // The build knows only its engine, which others of this list are older than.
  samsung: { name: 'Samsung Internet', inData: ['samsunginternet_android'], target: null },
} as const

/** The oldest version of each browser that the portal works in: the field `browserslist` of package.json, in which a line is `name >= version`. */
export const browsers = (
  JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { browserslist: string[] }
).browserslist // checked below
  .map((line) => {
    const [browser = '', version = ''] = line.split(' >= ')
    if (!(browser in known) || !/^\d+(\.\d+)?$/.test(version))
      throw new Error(`package.json lists a browser that tools/browsers.ts cannot read: ${line}`)
    return { ...known[browser as keyof typeof known], version } // `in` has checked it
  })

/** The browsers as Vite names them. */
export const buildTarget = browsers.flatMap(({ target, version }) => (target === null ? [] : [target + version]))

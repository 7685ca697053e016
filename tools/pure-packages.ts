import type { Plugin } from 'vite'

/**
 * Marks two packages' code as free of side effects when a module is read, which their authors do not do. Otherwise the bundle keeps every
 * class of io-ts, because each is a function called at once, and every component of the router, because each is given a display name.
 */
export const purePackages = (): Plugin => ({
  name: 'pure-packages',
  apply: 'build',
  transform: {
    filter: { id: /node_modules\/(io-ts\/es6|fp-ts\/es6|react-router\/dist)\// },
    handler(code, id) {
      const asPure = id.includes('react-router')
        ? code
            .replaceAll(/^(var \w+ = )(React\d*\.(?:forwardRef|createContext|memo)\()/gm, '$1/* @__PURE__ */ $2')
            .replaceAll(/^\w+\.displayName = .*$/gm, '')
        : code
            .replaceAll('/** @class */ (', '/* @__PURE__ */ (')
            .replaceAll(/^((?:export )?var \w+ = )((?:new \w+|brand|refinement)\()/gm, '$1/* @__PURE__ */ $2')
      return { code: asPure, map: null } // each stays on its line
    },
  },
})

const foreign = /\n {8}if \(is(?:AsyncIterable|ReadableStreamLike)\(input\)\) \{\n.*\n {8}\}/g

/**
 * Removes from rxjs the conversion of async iterables and browser streams into observables: the portal has only promises, lists and
 * observables, and it saves the first script 0.8 kB. Such a value then throws, like any other unknown one.
 */
export const leanRxjs = (): Plugin => ({
  name: 'lean-rxjs',
  apply: 'build',
  transform: {
    filter: { id: /rxjs\/dist\/esm\/internal\/(observable\/innerFrom|scheduled\/scheduled)[.]js/ },
    handler(code, id) {
      const lean = code.replaceAll(foreign, '')
      if (lean.split('\n').length !== code.split('\n').length - 6)
        throw new Error(`${id} is not as lean-rxjs knows it.`)
      return { code: lean, map: null }
    },
  },
})

/** The code with which the router checks for loaders and actions, and its replacement if there are none. */
const withoutLoaders = [
  ['let dataRouterState = dataRouterOpts?.state;', 'const dataRouterState = null;'],
  ['let { isDataRoute } = React2.useContext(RouteContext);', 'const isDataRoute = false;'],
  ['RenderErrorBoundary.contextType = RSCRouterContext;', ''],
  ['let matches = dataRouterOpts && dataRouterOpts.state.matches.length ?', 'let matches = false ?'],
] as const

/** Replaces texts of one module of a package while it is built, each once and within its line; throws if the module has changed. */
const replacing = (
  name: string,
  filter: { readonly id: RegExp; readonly code: string },
  replacements: readonly (readonly [from: string, to: string])[],
): Plugin => ({
  name,
  apply: 'build',
  transform: {
    filter,
    handler(code, id) {
      const lean = replacements.reduce((text, [from, to]) => {
        if (text.split(from).length !== 2) throw new Error(`${id} is not as ${name} knows it.`)
        return text.replace(from, to)
      }, code)
      return { code: lean, map: null }
    },
  },
})

/**
 * Removes from the router what only loaders and actions need, such as their error boundaries: the portal's routes are components, and it
 * saves the first script 2.1 kB.
 */
export const leanRouter = (): Plugin =>
  replacing(
    'lean-router',
    { id: /react-router\/dist\/production\/chunk-\w+\.mjs/, code: 'function _renderMatches(' },
    withoutLoaders,
  )

/** Removes from io-ts the search for a union's member by tag: trying each in turn accepts the same, and it saves 0.8 kB. */
export const leanIoTs = (): Plugin =>
  replacing('lean-io-ts', { id: /io-ts\/es6\/index\.js/, code: 'function getIndex(' }, [
    ['var index = getIndex(codecs);', 'var index;'],
    ['if (index !== undefined && codecs.length > 0) {', 'if (false) {'],
  ])

/**
 * Replaces the code that Vite puts around each dynamic import. It still fetches the scripts that the imported one needs at the same time, and
 * reports one that did not load as `vite:preloadError`. Leaving out stylesheets, of which the portal has only one, and nonces saves the
 * first script 0.6 kB.
 */
export const leanPreload = (): Plugin => {
  let base = '/'
  return {
    name: 'lean-preload',
    apply: 'build',
    configResolved: (config) => {
      base = config.base
    },
    transform: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler(code) {
        if (!code.includes('export const __vitePreload'))
          throw new Error('Vite’s helper is not as lean-preload knows it.')
        const lean = `
const asked = new Set()
export const __vitePreload = (load, files = []) => {
  for (const file of files) {
    if (asked.has(file)) continue
    asked.add(file)
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.crossOrigin = ''
    link.href = import.meta.resolve(${JSON.stringify(base)} + file)
    document.head.append(link)
  }
  return load().catch((payload) => {
    const event = new Event('vite:preloadError', { cancelable: true })
    event.payload = payload
    dispatchEvent(event)
    if (!event.defaultPrevented) throw payload
  })
}`
        return { code: lean, map: null }
      },
    },
  }
}

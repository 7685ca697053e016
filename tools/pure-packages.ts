import path from 'node:path'
import type { Plugin } from 'vite'

/**
 * Says of two packages what their authors do not: that what they make when a module is read has no side effect. Otherwise the bundle keeps
 * every class of io-ts, which are functions called at once, and every component of the router, which is given a name for developers.
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
            .replaceAll(/^((?:export )?var \w+ = )(new \w+\()/gm, '$1/* @__PURE__ */ $2')
      return { code: asPure, map: null } // each stays on its line
    },
  },
})

/** Gives rxjs its few helpers of tslib in the browser's own words; see `lean-tslib.mjs`. */
export const leanRxjs = (): Plugin => ({
  name: 'lean-rxjs',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^tslib$/ },
    handler: (_, importer) => (importer?.includes('/rxjs/') ? path.resolve('tools/lean-tslib.mjs') : null),
  },
})

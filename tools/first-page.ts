import path from 'node:path'
import { pathToFileURL } from 'node:url'
import Beasties from 'beasties'
import { build, type Plugin, type Rolldown } from 'vite'
import { buildTarget } from './browsers.ts'

/** Modules whose scripts pages wait for: the first group every page except the login; the second every page except the login and home. */
const awaited = {
  'signed-in-scripts': ['src/effects/stages.ts', 'src/ui/shell/pages.tsx'],
  'page-scripts': ['src/domain/state.ts', 'src/effects/areas.ts'],
} as const

type Markup = typeof import('../src/first-page/markup.tsx')

/** Builds the components of the first page for Node, with the class names that the page's stylesheet has, and returns what draws it. */
const markupOf = async (root: string): Promise<Markup> => {
  const outDir = path.join(root, '.cache', 'first-page')
  await build({
    root,
    mode: 'first-page',
    logLevel: 'error',
    ssr: { noExternal: true },
    build: {
      ssr: 'src/first-page/markup.tsx',
      outDir,
      emptyOutDir: true,
      sourcemap: false,
      manifest: false,
      copyPublicDir: false,
      rolldownOptions: { output: { entryFileNames: 'markup.mjs', codeSplitting: false } },
    },
  })
  // A page's module notes the history entry at which it was opened.
  Object.assign(globalThis, { window: { history: { state: null } } })
  try {
    const built: Markup = await import(`${pathToFileURL(path.join(outDir, 'markup.mjs')).href}?${Date.now()}`)
    return built
  } finally {
    Reflect.deleteProperty(globalThis, 'window')
  }
}

/** The inline script of the page, in its own scope. */
const earlyScript = async (root: string, reads: Markup['readsAhead']): Promise<string> => {
  const input = path.join(root, 'src', 'first-page', 'early.ts')
  const built = await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    define: { READS_AHEAD: JSON.stringify(reads) },
    build: { target: buildTarget, write: false, rolldownOptions: { input, output: { format: 'iife' } } },
  })
  const [first] = [built].flat()
  if (!first || !('output' in first)) throw new Error('The script of the first page was not built.')
  return first.output[0].code.trim()
}

/** The rules of a stylesheet that these bodies need to be drawn, with the fonts of the default brand. */
const neededOf = async (css: string, bodies: readonly string[]): Promise<string> => {
  const fonts = [...css.matchAll(/@font-face\{[^}]*\}/g)]
    .map(([rule]) => rule)
    .filter((rule) => rule.includes('Figtree'))
  const beasties = new Beasties({ reduceInlineStyles: true, keyframes: 'critical', logLevel: 'silent' })
  const drawn = bodies.map((body) => `<div id="root" data-early="chosen" data-density="work">${body}</div>`).join('')
  const page = await beasties.process(`<html><head><style>${css}</style></head><body>${drawn}</body></html>`)
  const needed = /<style>(.+?)<\/style>/s.exec(page)?.[1]
  if (needed === undefined || fonts.length === 0) throw new Error('The styles of the first page were not found.')
  return fonts.join('') + needed
}

/** The scripts that hold these modules. */
const chunksOf = (bundle: Rolldown.OutputBundle, modules: readonly string[]): ReadonlySet<Rolldown.OutputChunk> =>
  new Set(
    modules.map((module) => {
      const chunk = Object.values(bundle).find(
        (file) => file.type === 'chunk' && file.moduleIds.some((id) => id.endsWith(module)),
      )
      if (chunk?.type !== 'chunk') throw new Error(`No script of the build has ${module}.`)
      return chunk
    }),
  )

/** The stylesheets that these modules load with. */
const stylesOf = (bundle: Rolldown.OutputBundle, modules: readonly string[]): readonly string[] =>
  [...chunksOf(bundle, modules)].flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])])

const stylesheet = /<link rel="stylesheet"[^>]* href="\/([^"]+)">/

/**
 * Puts the login page, and the outlines of the pages after it, into `index.html` as markup with the styles that they need, so that they are
 * painted before any other file has arrived [LOGIN-1]. The whole stylesheet follows at the end of the page. Only in a build for production: other builds are for work on one machine.
 */
export const firstPage = (): Plugin => {
  let root = ''
  return {
    name: 'first-page',
    apply: ({ build: options }, { mode, command }) =>
      command === 'build' && mode === 'production' && options?.ssr === undefined,
    configResolved: (config) => {
      root = config.root
    },
    transformIndexHtml: {
      order: 'post',
      handler: async (html, { bundle }) => {
        const [link, file] = stylesheet.exec(html) ?? []
        const css = bundle?.[file ?? '']
        if (!bundle || link === undefined || css?.type !== 'asset') throw new Error('index.html has no stylesheet.')
        const { login, notLoaded, outlined, readsAhead } = await markupOf(root)
        const bodies = { 'first-page': login(new Date().getFullYear()), 'not-loaded': notLoaded(), ...outlined() }
        const template = (id: string, content: string): string => `<template id="${id}">${content}</template>`
        const script = await earlyScript(root, readsAhead)
        const ahead = Object.entries(awaited).map(([id, modules]) => {
          const links = [...chunksOf(bundle, modules)].map(
            ({ fileName }) => `<link rel="modulepreload" crossorigin href="/${fileName}">`,
          )
          return template(id, links.join(''))
        })
        // The outlines need some of the styles that come with the scripts of signed-in pages.
        const sources = [file, ...stylesOf(bundle, awaited['signed-in-scripts'])].map((name) => bundle[name ?? ''])
        const needed = await neededOf(
          sources.map((found) => (found?.type === 'asset' ? String(found.source) : '')).join(''),
          Object.values(bodies),
        )
        return html
          .replace(link, () => `<style>${needed}</style>`)
          .replace(
            '<div id="root"></div>',
            (place) =>
              `${place}\n    ${[
                ...Object.entries(bodies).map(([id, body]) => template(id, body)),
                ...ahead,
                `<script>${script}</script>`,
                link,
              ].join('\n    ')}`,
          )
      },
    },
  }
}

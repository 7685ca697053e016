import { readFileSync } from 'node:fs'
import path from 'node:path'
import react from '@vitejs/plugin-react'
import wyw from '@wyw-in-js/vite'
import { defaultClientConditions, defineConfig, type Plugin } from 'vite'
import { parse } from 'yaml'
import { creditsPageFile } from '../../../mock-server/benefits/credits-page.ts'
import { captchaFiles } from '../../../mock-server/session/captcha.ts'
import { brandFonts, fontNames } from '../../../tools/brand-fonts.ts'
import { cssOptions } from '../../../tools/css-options.ts'
import { root } from '../../../tools/setup.mjs'

const pages = ['index.html', 'frame.html'].map((file) => path.join(import.meta.dirname, file))

/** Pages of third parties that the portal's screens show: stand-ins for the bot check and the voucher shop, as files. */
const standIns = (): Plugin => {
  const files = new Map<string, { readonly type: string; readonly text: string }>([
    ...Object.entries(captchaFiles).map(([name, file]) => [`/_mock/recaptcha/${name}`, file] as const),
    [creditsPageFile.path, creditsPageFile] as const,
  ])
  return {
    name: 'stand-ins',
    configureServer: ({ middlewares }) => {
      middlewares.use((request, response, next) => {
        const file = files.get(new URL(request.url ?? '/', 'http://gallery.invalid').pathname)
        if (!file) return next()
        response.setHeader('Content-Type', file.type)
        response.end(file.text)
      })
    },
    generateBundle() {
      for (const [path, { text }] of files)
        this.emitFile({
          type: 'asset',
          fileName: `${path.slice(1)}${path.endsWith('/') ? 'index.html' : ''}`,
          source: text,
        })
    },
  }
}

/** Serves the OpenAPI documents as JSON: reading them as YAML would take half a second in every state. */
const descriptionsAsJson = (): Plugin => ({
  name: 'documents-as-json',
  enforce: 'pre',
  resolveId: (id) => (id === 'yaml' ? '\0json-for-yaml' : null),
  load: (id) => {
    if (id === '\0json-for-yaml') return 'export const parse = JSON.parse'
    const [file = '', query] = id.split('?')
    if (query !== 'raw' || !file.endsWith('.yaml')) return null
    return `export default ${JSON.stringify(JSON.stringify(parse(readFileSync(file, 'utf8'))))}`
  },
})

/** The gallery of components and screens, built separately from the portal: any static host can serve `dist-gallery` at its root. */
export default defineConfig({
  root: import.meta.dirname,
  css: cssOptions,
  base: '/',
  plugins: [
    react(),
    wyw({
      // From any folder: a workspace's scripts run in their own.
      include: [path.join(root, '{src,devtools/screens/gallery}/**/*.{ts,tsx}')],
      exclude: [path.join(root, 'src/{effects,domain}/**'), '**/*.test.*'],
    }),
    brandFonts(),
    standIns(),
    descriptionsAsJson(),
  ],
  resolve: {
    conditions: ['es2015', ...defaultClientConditions],
    alias: [{ find: /^fp-ts\/lib\//, replacement: 'fp-ts/es6/' }],
  },
  define: { 'import.meta.env.FONT_NAMES': JSON.stringify(fontNames) },
  build: {
    target: 'es2022',
    outDir: path.join(root, 'dist-gallery'),
    emptyOutDir: true,
    chunkSizeWarningLimit: 4000,
    rolldownOptions: { checks: { pluginTimings: false }, input: pages },
  },
  optimizeDeps: { entries: pages },
  server: { port: Number(process.env.PORT ?? 5177), strictPort: true, host: 'localhost' },
  preview: { strictPort: true, host: 'localhost' },
})

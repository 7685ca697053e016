import { EventEmitter } from 'node:events'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import react from '@vitejs/plugin-react'
import wyw from '@wyw-in-js/vite'
import type { Plugin } from 'vite'
import { defaultClientConditions } from 'vite'
import { defineConfig } from 'vitest/config'
import { brandFonts, fontNames } from './tools/brand-fonts.ts'
import { creditsPageFile } from './mock-server/benefits/credits-page.ts'
import { captchaFiles } from './mock-server/session/captcha.ts'
import { liveLog } from './tools/live/plugin.ts'
import { buildName } from './tools/setup.mjs'

/** Under Vitest the evaluator of the style plugin waits for a server to close, and Vitest has none: give it an emitter that closes. */
const stylesThatClose = (): Plugin[] =>
  [wyw({ include: ['src/**/*.{ts,tsx}'], exclude: ['src/effects/**', 'src/domain/**', '**/*.test.*'] })]
    .flat()
    .map((plugin: Plugin) => {
      const original = plugin.configureServer
      if (!process.env.VITEST || typeof original !== 'function') return plugin
      return {
        ...plugin,
        configureServer(server) {
          const httpServer = new EventEmitter()
          const close = server.close.bind(server)
          server.close = async () => {
            httpServer.emit('close')
            await close()
          }
          return original.call(
            this,
            new Proxy(server, { get: (target, key) => (key === 'httpServer' ? httpServer : Reflect.get(target, key)) }),
          )
        },
      }
    })

/** Where the hosts are, and whom a server may redirect to: run-time configuration, put into the page by whoever serves it. */
const portalConfig = (demo: boolean): Plugin => {
  const legacy = process.env.PORTAL_LEGACY_URL ?? 'http://{hostname}:5174'
  const json = JSON.stringify({
    hosts: {
      legacy,
      versioned: process.env.PORTAL_VERSIONED_URL ?? 'http://{hostname}:5175',
    },
    redirects: {
      singleSignOn: ['sso.acme.example'],
      signOut: ['sso.acme.example', 'onehub.acme.example'],
      workPlatform: ['work.acme.example'],
      partner: ['partner.example'],
      // The stand-in of the mock; in the static demo it lies beside the page.
      credits: [process.env.PORTAL_CREDITS_ORIGIN ?? (demo ? '{origin}' : legacy)],
      claims: ['claims.brightwell.example', 'claims.harbour-life.example', 'claims.compass-travel.example'],
    },
    captcha: {
      siteKey: process.env.PORTAL_CAPTCHA_KEY ?? 'stand-in',
      script: process.env.PORTAL_CAPTCHA_SCRIPT ?? `${demo ? '' : legacy}/_mock/recaptcha/api.js`,
    },
    fonts: { base: '/fonts/', names: fontNames },
    videoHosts: ['player.video.example'],
    build: buildName(),
  })
  const place = /(<script type="application\/json" id="portal-config">)[^<]*/
  const fill = (html: string): string => html.replace(place, (_, open: string) => open + json)
  return {
    name: 'portal-config',
    transformIndexHtml: fill,
    // The static demo has no mock to ask for the stand-ins: it carries the files.
    generateBundle() {
      if (!demo) return
      for (const [name, { text }] of Object.entries(captchaFiles))
        this.emitFile({ type: 'asset', fileName: `_mock/recaptcha/${name}`, source: text })
      this.emitFile({ type: 'asset', fileName: '_mock/credits/index.html', source: creditsPageFile.text })
    },
    configurePreviewServer: (server) => {
      server.middlewares.use((request, response, next) => {
        if (!(request.headers.accept ?? '').includes('text/html')) return next()
        response.setHeader('Content-Type', 'text/html; charset=utf-8')
        response.end(
          fill(readFileSync(path.resolve(server.config.root, server.config.build.outDir, 'index.html'), 'utf8')),
        )
      })
    },
  }
}

export default defineConfig(({ mode }) => ({
  plugins: [react(), stylesThatClose(), portalConfig(mode === 'demo' || mode === 'live'), brandFonts(), liveLog()],
  // Node takes the CommonJS files of fp-ts; a bundle shakes the ES modules.
  // And rxjs offers modern JavaScript under a condition of its own.
  resolve: {
    conditions: ['es2015', ...defaultClientConditions],
    alias: [{ find: /^fp-ts\/lib\//, replacement: 'fp-ts/es6/' }],
  },
  build: {
    target: 'es2022',
    sourcemap: true,
    manifest: true,
    // One file of all that the first page needs: as twenty it would compress worse, and each is a request.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'first', tags: ['$initial'] }] } } },
  },
  // Not every page in the folder is the portal's: reports are built there as well.
  optimizeDeps: { entries: ['*.html'] },
  server: { strictPort: true, host: 'localhost', allowedHosts: ['.localhost'] },
  preview: { strictPort: true, host: 'localhost', allowedHosts: ['.localhost'] },
  test: {
    include: [
      'src/**/*.test.{ts,tsx}',
      'mock-server/**/*.test.ts',
      'contracts/agreement/**/*.test.ts',
      'tools/**/*.test.ts',
      'contracts/verify/*.test.ts',
      'tests/{architecture,bench,replay,fuzz}/**/*.test.ts',
    ],
    exclude: ['tests/architecture/offenders/**', '**/node_modules/**'],
    environment: 'node',
    // A worker reads a module once for all of its files; a test that changes what is global puts it back.
    isolate: false,
    reporters: ['default', './tools/matrix/vitest-reporter.ts'],
  },
}))

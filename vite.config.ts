import { EventEmitter } from 'node:events'
import path from 'node:path'
import react from '@vitejs/plugin-react'
import wyw from '@wyw-in-js/vite'
import { defaultClientConditions, type Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { demoDay } from './mock-server/world/demo-day.ts'
import { creditsPageFile } from './mock-server/benefits/credits-page.ts'
import { captchaFiles } from './mock-server/session/captcha.ts'
import { brandFonts } from './tools/brand-fonts.ts'
import { buildTarget } from './tools/browsers.ts'
import { chunkStages } from './tools/chunk-stages.ts'
import { cssOptions } from './tools/css-options.ts'
import { compressed } from './tools/deploy/compress.ts'
import { shippedPackages } from './tools/deploy/packages.ts'
import { portalDeployment } from './tools/deploy/plugin.ts'
import { firstPage } from './tools/first-page.ts'
import { buildName } from './tools/setup.mjs'

/** Under Vitest the evaluator of the style plugin waits for a server to close, and Vitest has none: give it an emitter that closes. */
const stylesThatClose = (): Plugin[] =>
  [
    wyw({
      include: ['src/**/*.{ts,tsx}'],
      exclude: ['src/effects/**', 'src/domain/**', '**/*.test.*'],
      // Its prefixes are for browsers that the portal's scripts do not run in; Lightning CSS adds those that are needed.
      prefixer: false,
    }),
  ]
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

const standIns = {
  ...Object.fromEntries(Object.entries(captchaFiles).map(([name, { text }]) => [`_mock/recaptcha/${name}`, text])),
  '_mock/credits/index.html': creditsPageFile.text,
}

/** The router's own build for production, which its package does not name: without the warnings for developers. */
const productionRouter = [
  { find: /^react-router$/, replacement: path.resolve('node_modules/react-router/dist/production/index.mjs') },
  {
    find: /^react-router\/dom$/,
    replacement: path.resolve('node_modules/react-router/dist/production/dom-export.mjs'),
  },
]

export default defineConfig(({ mode, command }) => ({
  plugins: [
    react(),
    stylesThatClose(),
    portalDeployment(mode, standIns),
    brandFonts(),
    firstPage(),
    shippedPackages(buildName),
    compressed(),
  ],
  // Node takes the CommonJS files of fp-ts; a bundle shakes the ES modules.
  // And rxjs offers modern JavaScript under its own condition.
  resolve: {
    conditions: ['es2015', ...defaultClientConditions],
    alias: [{ find: /^fp-ts\/lib\//, replacement: 'fp-ts/es6/' }, ...(command === 'build' ? productionRouter : [])],
  },
  css: cssOptions,
  build: {
    target: buildTarget,
    sourcemap: true,
    manifest: true,
    // Scripts name each other without their hashes: docs/decisions/loading-and-speed.md.
    chunkImportMap: true,
    // Few scripts, each with its styles: docs/decisions/loading-and-speed.md.
    // A browser that cannot preload a module fetches it a little later; the stand-in would fetch against the policy.
    // What the first script loads later imports little that is not there by then: the names of those files would cost it 0.4 kB.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, files, { hostId }) => (hostId.startsWith('assets/index-') ? [] : files),
    },
    // One file of all that the first page needs: as twenty it would compress worse, and each is a request.
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: {
        codeSplitting: {
          groups: [
            { name: 'first', tags: ['$initial'], priority: 9 },
            ...chunkStages(3),
            { name: 'domain', test: /\/src\/domain\/(?!commands)/, priority: 2 },
            { name: 'effects', test: /\/src\/effects\/(?!runtime\/|api\/)/, priority: 2 },
            {
              name: 'charts',
              test: /\/node_modules\/(@visx|d3-)|\/src\/ui\/components\/charts\/chart(?!-outline)/,
              priority: 2,
            },
            { name: 'employer', test: /\/src\/ui\/text\/(employees|uploads|insights|employer|reports)\./, priority: 2 },
            { name: 'components', test: /\/src\/ui\/(components|shell|text)\//, minShareCount: 4, priority: 1 },
          ],
        },
      },
    },
  },
  worker: { format: 'es' },
  // Not every page in the folder is the portal's: reports are built there as well.
  optimizeDeps: { entries: ['index.html'] },
  server: { strictPort: true, host: 'localhost', allowedHosts: ['.localhost'] },
  preview: { strictPort: true, host: 'localhost', allowedHosts: ['.localhost'] },
  test: {
    include: [
      'src/**/*.test.{ts,tsx}',
      'openapi/**/*.test.ts',
      'mock-server/**/*.test.ts',
      'contracts/**/*.test.ts',
      'devtools/**/*.test.{ts,tsx}',
      'tools/**/*.test.ts',
      '{bench,tests/{architecture,fidelity,replay,fuzz}}/**/*.test.ts',
    ],
    exclude: ['contracts/**/*.pact.test.ts', '**/node_modules/**'],
    environment: 'node',
    env: { MOCK_TODAY: demoDay },
    setupFiles: ['./tests/unit-setup.ts'],
    // A guard against what hangs, never a judgement of speed.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // A worker reads a module once for all of its files; a test that changes what is global puts it back.
    isolate: false,
    reporters: ['default', './tools/matrix/vitest-reporter.ts'],
  },
}))

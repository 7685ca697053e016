import path from 'node:path'
import react from '@vitejs/plugin-react'
import wyw from '@wyw-in-js/vite'
import { defaultClientConditions, defineConfig } from 'vite'
import { brandFonts, fontNames } from '../../../tools/brand-fonts.ts'
import { cssOptions } from '../../../tools/css-options.ts'
import { root } from '../../../tools/setup.mjs'

const styles = () =>
  wyw({
    // From any folder: a workspace's scripts run in their own.
    include: [path.join(root, '{src,devtools/logs}/**/*.{ts,tsx}')],
    exclude: [
      path.join(root, 'src/{effects,domain}/**'),
      path.join(root, 'devtools/logs/{engine,replay,triage,resume,fidelity,inspector/screen}/**'),
      '**/*.test.*',
    ],
  })
const resolve = {
  conditions: ['es2015', ...defaultClientConditions],
  alias: [{ find: /^fp-ts\/lib\//, replacement: 'fp-ts/es6/' }],
}

/**
 * The inspector of logs, built separately from the portal: any static host can serve `dist-inspector`, from any path. All screens are
 * in one script, so that nothing is fetched once the page has loaded.
 */
export default defineConfig({
  root: import.meta.dirname,
  css: cssOptions,
  base: './',
  plugins: [react(), styles(), brandFonts()],
  resolve,
  define: { 'import.meta.env.FONT_NAMES': JSON.stringify(fontNames) },
  build: {
    target: 'es2022',
    outDir: path.join(root, 'dist-inspector'),
    emptyOutDir: true,
    chunkSizeWarningLimit: 4000,
    // The polyfill fetches, which the page's policy forbids.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // One script for everything is intended.
      checks: { ineffectiveDynamicImport: false, pluginTimings: false },
      input: ['index.html', 'screen.html'].map((file) => path.join(import.meta.dirname, file)),
      output: { codeSplitting: { groups: [{ name: 'portal', test: /[\\/](src|node_modules)[\\/]/ }] } },
    },
  },
  // One file with a fixed name: another build's inspector loads it to fold a log with this build.
  worker: {
    format: 'es',
    rolldownOptions: { output: { entryFileNames: 'engine.js', codeSplitting: false } },
  },
  preview: { strictPort: true, host: 'localhost' },
})

import { defineConfig } from 'vite'

/** `npm run release` as one file that needs nothing but Node: what the container runs, where no package is installed. */
export default defineConfig({
  publicDir: false,
  resolve: { alias: [{ find: /^fp-ts\/lib\//, replacement: 'fp-ts/es6/' }] },
  ssr: { noExternal: true },
  build: {
    ssr: 'tools/deploy/main.ts',
    target: 'node20',
    outDir: 'dist-release',
    rolldownOptions: { output: { entryFileNames: 'release.mjs', codeSplitting: false } },
  },
})

import { defineConfig } from 'vite'

/** `npm run release` as one file that needs only Node: the container runs it without any packages. */
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

import path from 'node:path'
import { createServer, type Plugin } from 'vite'
import { root } from '../../../../tools/setup.mjs'

/** A module that replaces Vitest in a written test: it collects the tests, which are run here. */
const collector = '\0collector'
const ofCollector = `
  export const expect = (value) => ({
    toBeNull: () => {
      if (value !== null) throw new Error(value)
    },
  })
  export const tests = []
  export const it = (title, run) => tests.push(run)
`

interface Collector {
  readonly tests: (() => Promise<void>)[]
}

/**
 * Runs tests that `--to-test` wrote on this checkout, with the given sources, by path from the root, replacing its own. Resolves to one
 * entry for each test: the failure's message, or null if it passes.
 */
export const runWritten = async (
  files: readonly string[],
  sources: Readonly<Record<string, string>>,
): Promise<readonly (string | null)[]> => {
  const plugin: Plugin = {
    name: 'written-tests',
    enforce: 'pre',
    resolveId: (id) => (id === collector || id === 'vitest' ? collector : null),
    load: (id) =>
      id === collector ? ofCollector : (sources[path.relative(root, id).split(path.sep).join('/')] ?? null),
  }
  const server = await createServer({
    configFile: false,
    root,
    logLevel: 'silent',
    appType: 'custom',
    plugins: [plugin],
    ssr: { noExternal: ['vitest'] },
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, watch: null, ws: false },
  })
  try {
    const { tests } = (await server.ssrLoadModule(collector)) as unknown as Collector // the module above
    const results: (string | null)[] = []
    for (const file of files) {
      await server.ssrLoadModule(file)
      const [run] = tests.splice(0)
      results.push(
        run
          ? await run().then(
              () => null,
              (error: unknown) => String(error),
            )
          : 'The file holds no test.',
      )
    }
    return results
  } finally {
    await server.close()
  }
}

import { execFile } from 'node:child_process'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Host } from '../../src/effects/api/operation.ts'
import { portalEvolution } from '../../src/domain/state.ts'
import { areas } from './areas.ts'
import { checksOf } from './checks.ts'
import { commandsOf } from './commands.ts'
import { hosts } from '../../openapi/document.ts'
import { readOpenApi } from '../../openapi/read.ts'
import { typesOf } from './types.ts'
import { unlistedOperations } from './unlisted.ts'

/**
 * Bundles `openapi/`, and writes everything that is generated: what is derived from `openapi/`, the checks of all events (from their
 * codecs), and the registry of commands (from their types). `--check` writes nothing, and exits with 1 and a sentence for each file that
 * differs. Prints
 * `N operations, N decoded`.
 */

const root = new URL('../../', import.meta.url)
const scratch = new URL('.cache/generate/', root)
const target = 'src/effects/api/generated/'

const bundle = async (): Promise<void> => {
  await rm(scratch, { recursive: true, force: true })
  await mkdir(scratch, { recursive: true })
  const cli = fileURLToPath(new URL('node_modules/@redocly/cli/bin/cli.js', root))
  await promisify(execFile)(process.execPath, [cli, 'bundle', ...hosts, '--output', fileURLToPath(scratch)], {
    cwd: fileURLToPath(root),
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  })
}

/** The files that describe a host, by path. */
const describing = async (host: Host): Promise<ReadonlyMap<string, string>> => {
  const folder = `openapi/${host}/`
  const names = await readdir(new URL(folder, root))
  const texts = names.map(
    async (name) => [folder + name, await readFile(new URL(folder + name, root), 'utf8')] as const,
  )
  return new Map(await Promise.all(texts))
}

/** Every generated file, by its path in the checkout. */
const generate = async () => {
  await bundle()
  const bundleAt = (host: Host): URL => new URL(`${host}.yaml`, scratch)
  const documents = {
    legacy: readOpenApi(fileURLToPath(bundleAt('legacy'))),
    versioned: readOpenApi(fileURLToPath(bundleAt('versioned'))),
  }
  const { files, operations, undecoded } = areas(documents)
  const all = new Map<string, string>()
  const unlisted: string[] = []
  for (const host of hosts) {
    const bundled = await readFile(bundleAt(host), 'utf8')
    unlisted.push(...unlistedOperations(host, await describing(host), bundled))
    all.set(`openapi/${host}.yaml`, bundled)
    all.set(`${target}${host}.types.ts`, await typesOf(host, bundleAt(host)))
  }
  for (const [name, text] of files) all.set(`${target}${name}`, text)
  const codecs = new Map([...portalEvolution().definitions].map(([type, { codec }]) => [type, codec]))
  all.set('src/domain/checks.generated.ts', checksOf(codecs))
  const commands = commandsOf(fileURLToPath(root))
  all.set('src/domain/commands.generated.ts', commands.text)
  return { all, operations, undecoded, problems: [...unlisted, ...commands.problems] }
}

const textAt = (path: string): Promise<string | null> =>
  readFile(new URL(path, root), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })

const main = async (check: boolean): Promise<void> => {
  const { all, operations, undecoded, problems } = await generate()
  await mkdir(new URL(target, root), { recursive: true })
  const stale = (await readdir(new URL(target, root)))
    .map((name) => `${target}${name}`)
    .filter((path) => !all.has(path))
  for (const [path, text] of all) {
    if ((await textAt(path)) === text) continue
    if (check) {
      console.error(`${path} differs from what it is generated from. Run \`npm run generate\` and commit the result.`)
      process.exitCode = 1
    } else await writeFile(new URL(path, root), text)
  }
  for (const path of stale) {
    if (check) {
      console.error(`${path} no longer has a source in openapi/. Run \`npm run generate\`, which removes it.`)
      process.exitCode = 1
    } else await rm(new URL(path, root))
  }
  for (const id of undecoded) {
    console.error(`${id} has a response without a JSON schema, so it cannot be decoded. Describe its body in openapi/.`)
    process.exitCode = 1
  }
  for (const problem of problems) {
    console.error(problem)
    process.exitCode = 1
  }
  console.log(`${operations.length} operations, ${operations.length - undecoded.length} decoded`)
}

await main(process.argv.includes('--check')).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})

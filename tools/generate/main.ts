import { execFile } from 'node:child_process'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Host } from '../../src/effects/api/operation.ts'
import { areas } from './areas.ts'
import { hosts, readDescription } from './description.ts'
import { typesOf } from './types.ts'

/**
 * Bundles `openapi/` and writes what follows from it. `--check` writes nothing and exits 1 with a sentence for each file
 * that differs. Prints `N operations, N decoded`.
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

/** Every file that follows from `openapi/`, by its path in the checkout. */
const generate = async () => {
  await bundle()
  const bundleAt = (host: Host): URL => new URL(`${host}.yaml`, scratch)
  const { files, operations, undecoded } = areas({
    legacy: readDescription(fileURLToPath(bundleAt('legacy'))),
    versioned: readDescription(fileURLToPath(bundleAt('versioned'))),
  })
  const all = new Map<string, string>()
  for (const host of hosts) {
    all.set(`openapi/${host}.yaml`, await readFile(bundleAt(host), 'utf8'))
    all.set(`${target}${host}.types.ts`, await typesOf(host, bundleAt(host)))
  }
  for (const [name, text] of files) all.set(`${target}${name}`, text)
  return { all, operations, undecoded }
}

const textAt = (path: string): Promise<string | null> =>
  readFile(new URL(path, root), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })

const main = async (check: boolean): Promise<void> => {
  const { all, operations, undecoded } = await generate()
  await mkdir(new URL(target, root), { recursive: true })
  const stale = (await readdir(new URL(target, root)))
    .map((name) => `${target}${name}`)
    .filter((path) => !all.has(path))
  for (const [path, text] of all) {
    if ((await textAt(path)) === text) continue
    if (check) {
      console.error(`${path} differs from openapi/. Run \`npx tsx tools/generate/main.ts\` and commit the result.`)
      process.exitCode = 1
    } else await writeFile(new URL(path, root), text)
  }
  for (const path of stale) {
    if (check) {
      console.error(
        `${path} follows from nothing in openapi/. Run \`npx tsx tools/generate/main.ts\`, which removes it.`,
      )
      process.exitCode = 1
    } else await rm(new URL(path, root))
  }
  for (const id of undecoded) {
    console.error(`${id} has an answer without a JSON schema, so it cannot be decoded. Describe its body in openapi/.`)
    process.exitCode = 1
  }
  console.log(`${operations.length} operations, ${operations.length - undecoded.length} decoded`)
}

await main(process.argv.includes('--check')).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})

import { spawn } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { findBrowser, requirePorts, root } from '../../../../tools/setup.mjs'

/** The arguments of a gallery command. */
export interface Asked {
  /** Ids must contain one of these words; none means every state. */
  readonly words: readonly string[]
  /** Store what is seen now instead of comparing. */
  readonly isUpdate: boolean
  /** Only take pictures. */
  readonly isTaken: boolean
  /** The revision to compare with; null for the usual one. */
  readonly base: string | null
}

/** The options that a command can accept. */
const known = { update: { type: 'boolean' }, take: { type: 'boolean' }, base: { type: 'string' } } as const

/** Reads the arguments after `--`. Throws a sentence for an option that is not one of `options`. */
export const readAsked = (given: readonly string[], options: readonly (keyof typeof known)[]): Asked => {
  const { values, positionals } = parseArgs({
    args: [...given],
    allowPositionals: true,
    options: Object.fromEntries(options.map((name) => [name, known[name]])),
  })
  return {
    words: positionals,
    isUpdate: values['update'] === true,
    isTaken: values['take'] === true,
    base: typeof values['base'] === 'string' ? values['base'] : null,
  }
}

const run = (
  command: readonly string[],
  environment: Readonly<Record<string, string>> = {},
  cwd = root,
): Promise<number> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, [...command], {
      cwd,
      env: { ...process.env, NODE_NO_WARNINGS: '1', ...environment },
      stdio: 'inherit',
    })
    child.on('close', (code) => resolve(code ?? 1))
  })

const bin = (...parts: readonly string[]): string => path.join(root, 'node_modules', ...parts)

/** The port on which the checks serve the gallery. */
const galleryPort = Number(process.env['JOURNEY_PORT'] ?? 5183)

/**
 * Builds the gallery of a checkout (this one) into `site` (`dist-gallery`) and returns that folder. Throws a sentence if it cannot be built.
 */
export const buildGallery = async (site = path.join(root, 'dist-gallery'), checkout = root): Promise<string> => {
  const config = path.join('devtools', 'screens', 'gallery', 'vite.config.ts')
  const vite = [bin('vite', 'bin', 'vite.js'), 'build', '--config', config, '--logLevel', 'warn', '--outDir', site]
  if ((await run([...vite, '--emptyOutDir'], {}, checkout)) !== 0)
    throw new Error('The gallery cannot be built, so nothing was looked at.')
  return site
}

/** Runs one spec on a built gallery and returns its exit code. Throws a sentence if there is no browser or the port is taken. */
export const runChecks = async (
  spec: string,
  words: readonly string[],
  site: string,
  environment: Readonly<Record<string, string>>,
): Promise<number> => {
  if (!findBrowser())
    throw new Error('No Chrome or Chromium was found: `npm test` installs one, or set PORTAL_CHROMIUM to its path.')
  await requirePorts([galleryPort], 'JOURNEY_PORT')
  const only =
    words.length > 0 ? ['-g', words.map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')] : []
  const config = path.join('devtools', 'screens', 'gallery', 'checks', 'playwright.config.ts')
  return run([bin('@playwright', 'test', 'cli.js'), 'test', '-c', config, spec, ...only], {
    GALLERY_SITE: site,
    GALLERY_REPORTER: process.stdout.isTTY ? 'line' : 'dot',
    ...environment,
  })
}

/** An empty folder for results, relative to the project's. */
export const emptyFolder = (folder: string): void => {
  rmSync(path.join(root, folder), { recursive: true, force: true })
  mkdirSync(path.join(root, folder), { recursive: true })
}

/** The content of every JSON file of a folder, by name. */
export const readResults = (folder: string): readonly unknown[] =>
  readdirSync(path.join(root, folder))
    .filter((file) => file.endsWith('.json'))
    .toSorted()
    .map((file): unknown => JSON.parse(readFileSync(path.join(root, folder, file), 'utf8')))

/** Runs a command. If it throws, prints the sentence and `0 passed, 0 failed`, and exits with 2. */
export const asCommand = async (work: () => Promise<number>): Promise<void> => {
  try {
    process.exitCode = await work()
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    console.log('0 passed, 0 failed')
    process.exitCode = 2
  }
}

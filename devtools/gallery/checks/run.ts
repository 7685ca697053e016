import { spawn } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { findBrowser, requirePorts, root } from '../../../tools/setup.mjs'

/** The arguments of a gallery command. */
export interface Asked {
  /** Ids must contain one of these words; none means every state. */
  readonly words: readonly string[]
  readonly isUpdate: boolean
  /** Use this machine's own pictures, because its browser draws differently from the one that made the stored ones. */
  readonly isOwn: boolean
}

/** Reads the arguments after `--`. Throws a sentence for an unknown option. */
export const readAsked = (given: readonly string[], options: readonly string[]): Asked => {
  const unknown = given.find((one) => one.startsWith('-') && !options.includes(one))
  if (unknown !== undefined) throw new Error(`There is no option ${unknown}. The options are: ${options.join(', ')}.`)
  return {
    words: given.filter((one) => !one.startsWith('-')),
    isUpdate: given.includes('--update'),
    isOwn: given.includes('--own'),
  }
}

const run = (command: readonly string[], environment: Readonly<Record<string, string>> = {}): Promise<number> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, [...command], {
      cwd: root,
      env: { ...process.env, NODE_NO_WARNINGS: '1', ...environment },
      stdio: 'inherit',
    })
    child.on('close', (code) => resolve(code ?? 1))
  })

const bin = (...parts: readonly string[]): string => path.join(root, 'node_modules', ...parts)

/**
 * Builds the gallery, runs one spec on it and returns the content of every JSON file that the spec writes to `folder`.
 * Throws a sentence if there is no browser or the gallery cannot be built.
 */
export const lookAt = async (
  spec: string,
  folder: string,
  { words }: Asked,
  environment: Readonly<Record<string, string>>,
): Promise<{ readonly code: number; readonly seen: readonly unknown[] }> => {
  if (!findBrowser())
    throw new Error('No Chrome or Chromium was found: `npm test` installs one, or set PORTAL_CHROMIUM to its path.')
  const port = Number(process.env['JOURNEY_PORT'] ?? 5183)
  await requirePorts([port], 'JOURNEY_PORT')
  const place = path.join(root, folder)
  rmSync(place, { recursive: true, force: true })
  mkdirSync(place, { recursive: true })
  const built = await run([
    bin('vite', 'bin', 'vite.js'),
    'build',
    '--config',
    'devtools/gallery/vite.config.ts',
    '--logLevel',
    'warn',
  ])
  if (built !== 0) throw new Error('The gallery cannot be built, so nothing was looked at.')
  const only =
    words.length > 0 ? ['-g', words.map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')] : []
  const code = await run(
    [bin('@playwright', 'test', 'cli.js'), 'test', '-c', 'devtools/gallery/checks/playwright.config.ts', spec, ...only],
    { GALLERY_REPORTER: process.stdout.isTTY ? 'line' : 'dot', ...environment },
  )
  const seen = readdirSync(place)
    .filter((file) => file.endsWith('.json'))
    .toSorted()
    .map((file): unknown => JSON.parse(readFileSync(path.join(place, file), 'utf8')))
  return { code, seen }
}

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

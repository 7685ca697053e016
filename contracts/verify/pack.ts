import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'vite'
import { parse } from 'yaml'
import { statesPage } from '../states/page.ts'
import { at, textOf } from './bad-input.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const library = '@pact-foundation/pact-core'

/** The files of the package besides the program, and where they are in the checkout. */
const carried: Readonly<Record<string, string>> = {
  'pacts/portal-legacy.json': 'contracts/pacts/portal-legacy.json',
  'pacts/portal-versioned.json': 'contracts/pacts/portal-versioned.json',
  'openapi/legacy.yaml': 'openapi/legacy.yaml',
  'openapi/versioned.yaml': 'openapi/versioned.yaml',
  'docs/backend-team.md': 'docs/backend-team.md',
  'docs/your-own-pact-verifier.md': 'docs/your-own-pact-verifier.md',
  'docs/toy-host.py': 'docs/toy-host.py',
  'docs/glossary.md': 'docs/glossary.md',
  'README.md': 'docs/backend-team.md',
}

const versionIn = (file: string): string => String(at(JSON.parse(readFileSync(file, 'utf8')), 'version'))

/**
 * Builds the package `portal-contracts` in a folder: the compiled program, the pacts, the documents and the pages. Its only
 * dependency is the core of the Pact library, in the version of this checkout.
 */
export const layPackage = async (folder: string): Promise<void> => {
  rmSync(folder, { recursive: true, force: true })
  for (const [place, source] of Object.entries(carried)) {
    mkdirSync(path.dirname(path.join(folder, place)), { recursive: true })
    cpSync(path.join(root, source), path.join(folder, place))
  }
  writeFileSync(path.join(folder, 'docs/provider-states.md'), statesPage())
  for (const host of ['legacy', 'versioned']) {
    const document: unknown = parse(readFileSync(path.join(root, `openapi/${host}.yaml`), 'utf8'))
    writeFileSync(path.join(folder, `openapi/${host}.json`), JSON.stringify(document))
  }
  // The README is a copy of a page, one folder higher, so its links change.
  const readme = path.join(folder, 'README.md')
  writeFileSync(readme, readFileSync(readme, 'utf8').replaceAll(/\]\((?=[\w-]+\.md[)#])/g, '](docs/'))
  await build({
    configFile: false,
    logLevel: 'warn',
    root,
    build: {
      ssr: path.join(root, 'contracts/verify/main.ts'),
      target: 'node20',
      outDir: path.join(folder, 'dist'),
      copyPublicDir: false,
      emptyOutDir: false,
      rolldownOptions: {
        external: [library, 'yaml'],
        output: { entryFileNames: 'portal-verify.mjs', banner: '#!/usr/bin/env node', codeSplitting: false },
      },
    },
    ssr: { noExternal: true, external: [library, 'yaml'] },
  })
  const manifest = {
    name: 'portal-contracts',
    version: versionIn(path.join(root, 'package.json')),
    description: 'What the benefits portal relies on at its hosts, and the program that verifies a host against it.',
    type: 'module',
    license: 'UNLICENSED',
    bin: { 'portal-verify': 'dist/portal-verify.mjs' },
    files: ['dist', 'pacts', 'openapi', 'docs'],
    engines: { node: '>=20.19' },
    dependencies: { [library]: versionIn(createRequire(import.meta.url).resolve(`${library}/package.json`)) },
  }
  writeFileSync(path.join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
}

/** `npm run pack -w portal-contracts`: leaves `portal-contracts-VERSION.tgz` in the checkout, and prints its name. */
const pack = async (): Promise<void> => {
  const folder = path.join(root, '.cache/portal-contracts')
  await layPackage(folder)
  execFileSync('npm', ['pack', folder, '--pack-destination', root, '--silent'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href)
  await pack().catch((error: unknown) => {
    console.error(textOf(error))
    process.exitCode = 1
  })

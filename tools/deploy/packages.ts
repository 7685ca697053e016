import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'
import { fontPackages } from '../brand-fonts.ts'
import { root } from '../setup.mjs'
import { isAllowed } from './licences.ts'

/** Served to people: who made which part of the portal, under which licence. */
export const noticesFile = 'third-party-notices.txt'
/** Kept beside a release, for programs: the same packages in CycloneDX's format. */
export const sbomFile = 'sbom.cdx.json'

/** A package that is in the bundle. */
export interface Shipped {
  readonly name: string
  readonly version: string
  readonly licence: string
  /** Its licence and notice files, whole. */
  readonly texts: readonly string[]
  /** Who made it, if it says so. */
  readonly author: string | null
  /** The hash of its archive, as the lock file names it. */
  readonly sha512: string | null
}

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))
const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)

/** The folder of the package that a module is in, below the project; null for the portal's own modules. */
const folderOf = (id: string): string | null =>
  /^.*(node_modules\/(?:@[^/]+\/)?[^/]+)/.exec(path.relative(root, id.replace(/^\0/, '').replace(/\?.*$/, '')))?.[0] ??
  null

const shippedIn = (folder: string, locked: unknown): Shipped => {
  const about = read(path.join(root, folder, 'package.json'))
  const [name, version] = [textOf(field(about, 'name')) ?? folder, textOf(field(about, 'version')) ?? '']
  const licence = textOf(field(about, 'license')) ?? 'none'
  if (!isAllowed(licence))
    throw new Error(`${name} is in the bundle under the licence ${licence}, which is not among those allowed.`)
  const author = field(about, 'author')
  const integrity = textOf(field(field(locked, folder), 'integrity'))
  return {
    name,
    version,
    licence,
    texts: readdirSync(path.join(root, folder))
      .filter((file) => /^(licen[cs]e|notice|copying)([.-]|$)/i.test(file))
      .toSorted()
      .map((file) => readFileSync(path.join(root, folder, file), 'utf8').trim()),
    author: textOf(author) ?? textOf(field(author, 'name')),
    sha512: integrity?.startsWith('sha512-') ? Buffer.from(integrity.slice(7), 'base64').toString('hex') : null,
  }
}

/** The packages of these modules and folders, each once, by name. Throws if one is under a licence that is not allowed. */
export const shippedOf = (ids: Iterable<string>, folders: readonly string[]): readonly Shipped[] => {
  const all = new Set([...ids].flatMap((id) => folderOf(id) ?? []))
  for (const folder of folders) all.add(folder)
  const locked = field(read(path.join(root, 'package-lock.json')), 'packages')
  return [...all]
    .map((folder) => shippedIn(folder, locked))
    .toSorted((a, b) => (`${a.name} ${a.version}` < `${b.name} ${b.version}` ? -1 : 1))
}

const line = '-'.repeat(100)

/** The notices as one text: each package with its licence in full. */
export const noticesText = (shipped: readonly Shipped[]): string =>
  [
    'Software and fonts of others in this portal, and the licences under which they are used.',
    ...shipped.map(({ name, version, licence, texts, author }) => {
      const without = `Its package has no text of the licence.${author === null ? '' : ` Made by ${author}.`}`
      return `${line}\n${name} ${version}\nLicence: ${licence}\n\n${texts.length > 0 ? texts.join('\n\n') : without}`
    }),
  ]
    .join('\n\n')
    .concat('\n')

/** The packages as a bill of materials: CycloneDX 1.5. The same build makes the same bytes, so it has neither a time nor a serial number. */
export const sbomText = (shipped: readonly Shipped[], build: string): string =>
  `${JSON.stringify(
    {
      bomFormat: 'CycloneDX',
      specVersion: '1.5',
      version: 1,
      metadata: {
        component: {
          type: 'application',
          'bom-ref': `benefits-portal@${build}`,
          name: 'benefits-portal',
          version: build,
        },
      },
      components: shipped.map(({ name, version, licence, sha512 }) => {
        const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`
        return {
          type: 'library',
          'bom-ref': purl,
          name,
          version,
          purl,
          ...(sha512 === null ? {} : { hashes: [{ alg: 'SHA-512', content: sha512 }] }),
          licenses: [
            / (and|or) /i.test(licence)
              ? { expression: licence.replaceAll(/ (and|or) /gi, (word) => word.toUpperCase()) }
              : { license: { id: licence } },
          ],
        }
      }),
    },
    null,
    2,
  )}\n`

/**
 * Writes the notices and the bill of materials beside the bundle, for the fonts and every package with a module in the bundle. The
 * development server has no bundle: its notices are those of the packages that the project names as dependencies.
 */
export const shippedPackages = (build: () => string): Plugin => ({
  name: 'shipped-packages',
  configureServer: ({ middlewares }) => {
    middlewares.use(`/${noticesFile}`, (_, response) => {
      const named = Object.keys(Object(field(read(path.join(root, 'package.json')), 'dependencies')))
      response.setHeader('Content-Type', 'text/plain; charset=utf-8')
      response.end(noticesText(shippedOf([], [...named.map((name) => `node_modules/${name}`), ...fontPackages])))
    })
  },
  generateBundle(_, bundle) {
    const ids = Object.values(bundle).flatMap((one) => (one.type === 'chunk' ? one.moduleIds : []))
    const shipped = shippedOf(ids, fontPackages)
    this.emitFile({ type: 'asset', fileName: noticesFile, source: noticesText(shipped) })
    this.emitFile({ type: 'asset', fileName: sbomFile, source: sbomText(shipped, build()) })
  },
})

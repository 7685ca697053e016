import { createHash } from 'node:crypto'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { writeCompressed } from './compress.ts'
import { readDeployment } from './deployment.ts'
import { sbomFile } from './packages.ts'
import { fillPage, inlineOf } from './page.ts'
import { securityHeaders } from './policy.ts'

/** What a release is made of. */
export interface Release {
  /** The folder that `npm run build` wrote. */
  readonly from: string
  /** The folder that is served: gets `site/`, `headers.conf` and `page.conf` for nginx, and the bill of materials. */
  readonly to: string
  /** The text of the configuration file. */
  readonly config: string
  /** Whether it is for one machine: http and ports are then allowed. */
  readonly local?: boolean
  /** How long files of earlier releases stay for pages that are still open, days. */
  readonly keepDays: number
  /** Milliseconds since 1970. */
  readonly now: number
}

const DAY = 24 * 60 * 60 * 1000

/** Not served: Vite's own notes, the import map, which is in the page, the bill of materials and the source maps. */
const served = (name: string): boolean =>
  !name.startsWith('.vite') && !name.endsWith('.map') && name !== 'importmap.json' && name !== sbomFile

const filesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
        statSync(path.join(folder, name)).isFile(),
      )
    : []

/** Replaces a file atomically: at any moment it is the old or the new one, never half of it. */
const replace = (file: string, write: (temporary: string) => void): void => {
  const temporary = `${file}.new`
  write(temporary)
  renameSync(temporary, file)
}

/** Writes a page and its compressed files. These come first, because a server can prefer them. */
const replacePage = async (file: string, content: string): Promise<void> => {
  await writeCompressed(`${file}.new.html`, Buffer.from(content))
  for (const ending of ['.gz', '.br'])
    if (existsSync(`${file}.new.html${ending}`)) renameSync(`${file}.new.html${ending}`, `${file}${ending}`)
  replace(file, (temporary) => writeFileSync(temporary, content))
}

/** The headers as nginx includes them; the host name comes from its variable `$portal_host`. */
const nginxHeaders = (headers: Readonly<Record<string, string>>): string =>
  Object.entries(headers)
    .map(([name, value]) => `add_header ${name} "${value.replaceAll('"', String.raw`\"`)}" always;\n`)
    .join('')

/**
 * Copies a build with its configuration to where a server serves it, and returns how many files it added and removed. The page comes last,
 * so that everything it refers to already exists. It is also written under a unique name, which `page.conf` contains, so that nginx switches
 * to the page and its headers at once. Files of earlier releases stay `keepDays` for open pages; releasing the same build again changes
 * only their age. If it throws a sentence, it has changed nothing.
 */
export const release = async ({
  from,
  to,
  config,
  local = false,
  keepDays,
  now,
}: Release): Promise<{ brought: number; removed: number }> => {
  const deployment = readDeployment(config, { local })
  const page = path.join(from, 'index.html')
  if (!existsSync(page)) throw new Error(`There is no build in ${from}: run \`npm run build\` first.`)
  const filled = fillPage(readFileSync(page, 'utf8'), deployment)
  const site = path.join(to, 'site')

  let brought = 0
  const raw = filesIn(from).find(
    (name) => name.endsWith('.js') && readFileSync(path.join(from, name), 'utf8').includes('portal:unredacted'),
  )
  if (raw !== undefined)
    throw new Error(
      `The build in ${from} records without redaction (${raw}): it is for test data, and never released. Run \`npm run build\`.`,
    )

  const own = filesIn(from).filter((name) => served(name) && !name.startsWith('index.html'))
  for (const name of own) {
    const [source, target] = [path.join(from, name), path.join(site, name)]
    if (!existsSync(target) || !readFileSync(target).equals(readFileSync(source))) {
      mkdirSync(path.dirname(target), { recursive: true })
      replace(target, (temporary) => copyFileSync(source, temporary))
      brought += 1
    }
    utimesSync(target, now / 1000, now / 1000)
  }
  replace(path.join(to, 'headers.conf'), (temporary) =>
    writeFileSync(
      temporary,
      nginxHeaders(securityHeaders(deployment, { hostname: '$portal_host', inline: inlineOf(filled) })),
    ),
  )
  if (existsSync(path.join(from, sbomFile)))
    replace(path.join(to, sbomFile), (temporary) => copyFileSync(path.join(from, sbomFile), temporary))
  const named = `index-${createHash('sha256').update(filled).digest('hex').slice(0, 16)}.html`
  for (const name of [named, 'index.html']) await replacePage(path.join(site, name), filled)
  replace(path.join(to, 'page.conf'), (temporary) => writeFileSync(temporary, `set $portal_page /${named};\n`))

  const old = filesIn(site).filter((name) => {
    const isCurrent = name.startsWith('index.html') || name.startsWith(named) || own.includes(name)
    return !isCurrent && statSync(path.join(site, name)).mtimeMs < now - keepDays * DAY
  })
  for (const name of old) rmSync(path.join(site, name))
  return { brought, removed: old.length }
}

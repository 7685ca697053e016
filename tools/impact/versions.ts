import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { isNode, type Node } from './schemas.ts'

/** Why something cannot be compared, in a sentence for a person. */
export class BadInput extends Error {}

/** Two versions of one OpenAPI document. */
export interface Versions {
  /** `legacy`, or the name of a file. */
  readonly name: string
  readonly old: Node
  readonly now: Node
}

const hosts = ['legacy', 'versioned']

/** Reads an OpenAPI document. Throws BadInput if the text is not YAML or not OpenAPI 3. */
const read = (text: string, name: string): Node => {
  let document: unknown
  try {
    document = parse(text)
  } catch (error) {
    const [line] = (error instanceof Error ? error.message : String(error)).split('\n')
    throw new BadInput(`${name} is no YAML: ${line ?? ''}`)
  }
  if (!isNode(document) || !String(document['openapi']).startsWith('3.') || !isNode(document['paths']))
    throw new BadInput(`${name} is no OpenAPI 3 document: it needs 'openapi: 3.…' and 'paths'.`)
  return document
}

const isFile = (name: string): boolean => existsSync(name) && statSync(name).isFile()

/** The OpenAPI document of a host in a revision; null means the working tree. */
const atRevision = (root: string, revision: string | null, host: string): Node => {
  const file = `openapi/${host}.yaml`
  if (revision === null) {
    if (!isFile(path.join(root, file)))
      throw new BadInput(`There is no ${file} in the working tree. Run \`npm run generate\`.`)
    return read(readFileSync(path.join(root, file), 'utf8'), file)
  }
  const git = (...command: string[]): string =>
    execFileSync('git', command, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 2 ** 28,
    })
  try {
    git('rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`)
  } catch {
    throw new BadInput(
      `'${revision}' is neither a file nor a revision. Name two files, or two revisions such as main~3 and HEAD.`,
    )
  }
  let text: string
  try {
    text = git('show', `${revision}:${file}`)
  } catch {
    throw new BadInput(`The revision '${revision}' has no ${file}.`)
  }
  return read(text, `${file} of ${revision}`)
}

/**
 * The versions that two names mean: two files, or two git revisions for both hosts. The second defaults to the working tree, the first
 * to HEAD. Throws BadInput with a sentence.
 */
export const readVersions = (root: string, names: readonly string[]): readonly Versions[] => {
  const [old = 'HEAD', now = null, ...more] = names
  if (more.length > 0) throw new BadInput('Name at most two versions: npm run impact -- OLD NEW')
  const files = [old, now].filter((name) => name !== null && isFile(name))
  if (files.length === 2 && now !== null)
    return [{ name: now, old: read(readFileSync(old, 'utf8'), old), now: read(readFileSync(now, 'utf8'), now) }]
  if (files.length === 1)
    throw new BadInput(`'${files[0]}' is a file, and there is no second one. Name two files, or two revisions of git.`)
  return hosts.map((host) => ({ name: host, old: atRevision(root, old, host), now: atRevision(root, now, host) }))
}

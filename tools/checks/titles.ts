import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import ts from 'typescript'
import { formatted } from '../format.mjs'

/**
 * `npx tsx tools/checks/titles.ts [folder] [--write]`: every requirement of `docs/requirements.md` has a test whose title begins with
 * its id and is listed with the first of them, every requirement of the portal has a journey, no title has an id that the page does not
 * list, and every test that `docs/threats.md` or `docs/asvs.md` names exists, written as `file`: “part of its title”. Prints
 * `N ids … 0 problems`; exits 1 with a sentence for each problem. `folder` is the project's folder, by default this one; `--write`
 * updates the lists.
 */
const { values, positionals } = parseArgs({ options: { write: { type: 'boolean' } }, allowPositionals: true })
const root = positionals[0] ?? fileURLToPath(new URL('../..', import.meta.url))
const layers = ['src', 'openapi', 'mock-server', 'contracts', 'devtools', 'tests', 'tools']
const apart = path.join('tests', 'architecture', 'violations')

const requirementsFile = path.join(root, 'docs', 'requirements.md')
const page = readFileSync(requirementsFile, 'utf8')
/** A row of the page's tables: the id, the requirement, the files of its tests. */
const row = /^\| ([A-Z]+-\d+) +\| (.*?) +\|(.*)\|$/gm

/** `it`, `test.each(rows)`, `describe.skip` and the like: the name at the start of the call. */
const callee = (expression: ts.Expression): string =>
  ts.isIdentifier(expression)
    ? expression.text
    : ts.isPropertyAccessExpression(expression) || ts.isCallExpression(expression)
      ? callee(expression.expression)
      : ''

/** The titles in a file, with '…' for what is known only at run time. `write` of the contracts names an interaction, which is a test too. */
const titlesOf = (file: string): string[] => {
  const titles: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && ['it', 'test', 'describe', 'write'].includes(callee(node.expression))) {
      const [title] = node.arguments
      if (title && ts.isStringLiteralLike(title)) titles.push(title.text)
      if (title && ts.isTemplateExpression(title))
        titles.push(
          [title.head, ...title.templateSpans.map(({ literal }) => literal)].map(({ text }) => text).join('…'),
        )
    }
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(file, readFileSync(path.join(root, file), 'utf8'), ts.ScriptTarget.Latest))
  return titles
}

const ids = [...page.matchAll(row)].map(([, id = '']) => id)
const titled = new Map<string, Set<string>>()
const files = layers
  .flatMap((layer) =>
    readdirSync(path.join(root, layer), { recursive: true, encoding: 'utf8' }).map((file) => path.join(layer, file)),
  )
  .filter((file) => /[.](test|spec)[.]tsx?$/.test(file) && !file.startsWith(apart))
  .toSorted()
for (const file of files)
  for (const title of titlesOf(file)) {
    const named = /^(\[[A-Z]+-\d+\] ?)+/.exec(title)?.[0].match(/[A-Z]+-\d+/g) ?? []
    for (const id of named) titled.set(id, (titled.get(id) ?? new Set()).add(file))
  }

/** Where to look first: what a user does, then what is agreed with hosts, then each layer. */
const nearest = ['tests/journeys', 'contracts', 'src/domain', 'src/effects', 'src/ui', 'mock-server']
const rank = (file: string): number => {
  const place = nearest.findIndex((folder) => file.startsWith(`${folder}/`))
  return place < 0 ? nearest.length : place
}

/** The first three files of a requirement's tests, as the page lists them. */
const listed = (id: string): string =>
  [...(titled.get(id) ?? [])]
    .toSorted((a, b) => rank(a) - rank(b))
    .slice(0, 3)
    .map((file) => `\`${file}\``)
    .join(', ')
if (values.write)
  writeFileSync(
    requirementsFile,
    await formatted(
      requirementsFile,
      page.replace(row, (_, id: string, requirement: string) => `| ${id} | ${requirement} | ${listed(id)} |`),
    ),
  )

/** The tests that the pages of threats rely on, each with the file that it must be in. */
const reliedOn = ['docs/threats.md', 'docs/asvs.md'].flatMap((doc) => {
  const named = [
    ...readFileSync(path.join(root, doc), 'utf8').matchAll(/`([\w./-]+[.](?:test|spec)[.]tsx?)`: “([^”]+)”/g),
  ].map(([, file = '', part = '']) => ({ doc, file, part }))
  if (named.length === 0) throw new Error(`${doc} names no test: their form has changed.`)
  return named
})

/** The testbed's own tests prove its requirements; a journey proves a user's. */
const isOfTestbed = (id: string): boolean => id.startsWith('BED-')
const isJourney = (file: string): boolean => file.startsWith('tests/journeys/')

const problems = [
  ...reliedOn
    .filter(({ file, part }) => !files.includes(file) || !titlesOf(file).some((title) => title.includes(part)))
    .map(({ doc, file, part }) => `${doc} relies on a test of ${file} that does not exist: “${part}”.`),
  ...ids
    .filter((id) => !titled.has(id))
    .map((id) => `docs/requirements.md lists ${id}, and no test's title begins with [${id}].`),
  ...[...titled]
    .filter(([id, named]) => ids.includes(id) && !isOfTestbed(id) && ![...named].some(isJourney))
    .map(([id]) => `${id} has no journey: no title in tests/journeys/ begins with [${id}].`),
  ...[...titled]
    .filter(([id]) => !ids.includes(id))
    .map(([id, [file]]) => `${file} has a title with [${id}], which docs/requirements.md does not list.`),
  ...(values.write ? [] : [...page.matchAll(row)])
    .filter(([, id = '', , tests = '']) => tests.trim() !== listed(id))
    .map(
      ([, id]) =>
        `docs/requirements.md lists other tests for ${id} than there are: run \`npx tsx tools/checks/titles.ts --write\`.`,
    ),
]
for (const problem of problems) console.error(problem)
console.log(
  `${ids.length} ids in the titles of ${files.length} files, ${reliedOn.length} tests for threats, ${problems.length} problems`,
)
process.exitCode = problems.length === 0 && ids.length > 0 ? 0 : 1

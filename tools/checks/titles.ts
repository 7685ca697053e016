import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'

/**
 * `npx tsx tools/checks/titles.ts [folder]`: every requirement that `docs/requirements.json` names as built has a test whose title
 * begins with its id, no title has an id that the list of all does not know, and every test that `docs/threats.md` names is there,
 * written as `file`: “part of its title”. Prints `N ids … 0 problems`; exits 1 with
 * a sentence for each problem. `folder` is the project's folder, by default this one.
 */
const root = process.argv[2] ?? fileURLToPath(new URL('../..', import.meta.url))
const layers = ['src', 'mock-server', 'contracts', 'devtools', 'tests', 'tools']
const apart = path.join('tests', 'architecture', 'violations')

const readIds = (): { built: string[]; all: string[] } => {
  const file = path.join(root, 'docs', 'requirements.json')
  const content: unknown = JSON.parse(readFileSync(file, 'utf8'))
  const list = (name: string): string[] => {
    const value: unknown = typeof content === 'object' && content !== null ? Reflect.get(content, name) : undefined
    if (!Array.isArray(value) || !value.every((id) => typeof id === 'string'))
      throw new Error(`docs/requirements.json needs '${name}', a list of ids.`)
    return value
  }
  return { built: list('built'), all: list('all') }
}

/** `it`, `test.each(rows)`, `describe.skip` and the like: the name that the call begins with. */
const callee = (expression: ts.Expression): string =>
  ts.isIdentifier(expression)
    ? expression.text
    : ts.isPropertyAccessExpression(expression) || ts.isCallExpression(expression)
      ? callee(expression.expression)
      : ''

/** The titles in a file, with '…' for what only a run knows. `write` of the contracts names an exchange, which is a test as well. */
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

const { built, all } = readIds()
const titled = new Map<string, string>()
const files = layers
  .flatMap((layer) =>
    readdirSync(path.join(root, layer), { recursive: true, encoding: 'utf8' }).map((file) => path.join(layer, file)),
  )
  .filter((file) => /[.](test|spec)[.]tsx?$/.test(file) && !file.startsWith(apart))
for (const file of files)
  for (const title of titlesOf(file)) {
    const ids = /^(\[[A-Z]+-\d+\] ?)+/.exec(title)?.[0].match(/[A-Z]+-\d+/g) ?? []
    for (const id of ids) titled.set(id, file)
  }

/** The tests that the page of threats relies on, each with the file that it must stand in. */
const reliedOn = [
  ...readFileSync(path.join(root, 'docs', 'threats.md'), 'utf8').matchAll(
    /`([\w./-]+[.](?:test|spec)[.]tsx?)`: “([^”]+)”/g,
  ),
].map(([, file = '', part = '']) => ({ file, part }))
if (reliedOn.length === 0) throw new Error('docs/threats.md names no test: the way that it names them has changed.')

const problems = [
  ...reliedOn
    .filter(({ file, part }) => !files.includes(file) || !titlesOf(file).some((title) => title.includes(part)))
    .map(({ file, part }) => `docs/threats.md relies on a test of ${file} that is not there: “${part}”.`),
  ...built
    .filter((id) => !all.includes(id))
    .map((id) => `${id} is named as built and stands not in the list of all ids.`),
  ...built
    .filter((id) => !titled.has(id))
    .map((id) => `${id} is named as built, and no test's title begins with [${id}].`),
  ...[...titled]
    .filter(([id]) => !all.includes(id))
    .map(([id, file]) => `${file} has a title with [${id}], which is no id of docs/requirements.json.`),
]
for (const problem of problems) console.error(problem)
console.log(
  `${built.length} ids in the titles of ${files.length} files, ${reliedOn.length} tests for threats, ${problems.length} problems`,
)
process.exitCode = problems.length === 0 && built.length > 0 ? 0 : 1

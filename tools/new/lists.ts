import { CannotWrite, type Operation } from './openapi-operation.ts'
import type { Files } from './files.ts'
import type { Names } from './names.ts'
import { routeOf, wordsOf } from './screen.ts'
import { requestOf } from './templates.ts'

/** What adds a feature to a shared list. */
export interface Addition {
  readonly file: string
  /** Lines to add, each with its place: below a matching line, or below the last element of the list that begins with `inside`. */
  readonly lines: readonly Line[]
}

type Line =
  | { readonly import: string }
  | { readonly inside: string; readonly line: string }
  | { readonly below: RegExp; readonly line: string }

const byHand = (file: string, line: string): CannotWrite =>
  new CannotWrite(`${file} has no place for '${line}' that npm run new knows: add it by hand.`)

/** A text with a line added at the place that it names. Throws `CannotWrite` if the text has no such place. */
const withLine = (file: string, text: string, one: Line): string => {
  const insert = (place: number, line: string): string => `${text.slice(0, place)}${line}\n${text.slice(place)}`
  if ('import' in one) return insert(text.search(/\n\n(?!import )/) + 1, one.import)
  if ('below' in one) {
    const found = [...text.matchAll(one.below)].at(-1)
    if (!found) throw byHand(file, one.line)
    return insert(found.index + found[0].length, one.line)
  }
  const start = text.indexOf(one.inside)
  if (start < 0) throw byHand(file, one.line)
  const rest = text.slice(start + one.inside.length)
  // A short list is in one line, a longer one has a line for each element.
  const end = rest.startsWith('\n') ? rest.search(/(?<=\n)[\]}]/) : rest.search(/[\]}]/)
  if (end < 0) throw byHand(file, one.line)
  return insert(start + one.inside.length + end, rest.startsWith('\n') ? one.line : `, ${one.line}`)
}

/** The text of a shared list with the feature in it, not formatted yet. */
export const joined = ({ file, lines }: Addition, text: string): string =>
  lines.reduce((before, one) => withLine(file, before, one), text)

/** The test file that proves that a port that throws becomes a failure, for the effects of the area. */
const failuresOf = (files: Files, area: string): string => {
  const found = files
    .under('src/effects/failures')
    .find((file) => file.endsWith('.test.ts') && files.text(file).includes(`from '../${area}.ts'`))
  if (found === undefined)
    throw new CannotWrite(`Nothing was written, because no test in src/effects/failures/ has the effects of '${area}'.`)
  return found
}

/** Words as the lines of an object in TypeScript. */
const wordLines = (words: ReturnType<typeof wordsOf>): readonly string[] =>
  Object.entries(words).map(([term, said]) =>
    typeof said === 'string' ? `${term}: '${said}'` : `${term}: { ${wordLines(said).join(', ')} }`,
  )

/** Everything that joins a feature to the portal, list by list. */
export const additionsOf = (files: Files, names: Names, operation: Operation): readonly Addition[] => {
  const { area, feature, Name, name } = names
  const { isWrite, id } = operation
  const effect = `${isWrite ? 'send' : 'load'}${Name}`
  const { data, failure } = requestOf(operation)
  const words = wordLines(wordsOf(names, operation))
  const everywhere: readonly Addition[] = [
    {
      file: 'src/domain/state.ts',
      lines: [
        { import: `import { ${name} } from './${area}/${feature}.ts'` },
        { inside: 'export const slices = [', line: `${name},` },
      ],
    },
    {
      file: `src/effects/${area}.ts`,
      lines: [
        { import: `import { ${effect} } from './${area}/${feature}.ts'` },
        { inside: 'export const effects = [', line: `${effect},` },
      ],
    },
    {
      file: failuresOf(files, area),
      lines: [
        { import: `import { ${Name}Failed, ${Name}Requested } from '../../domain/${area}/${feature}.ts'` },
        {
          below: /^proveFailures\(.*\{$(?:\n .*)*\n/gm,
          line: `'${name}.${isWrite ? 'send' : 'load'}': [${Name}Requested(${data}), ${Name}Failed(${failure})],`,
        },
      ],
    },
    {
      file: 'mock-server/routes.ts',
      lines: [
        { import: `import { ${id} } from './${area}/${feature}.ts'` },
        { inside: 'export const handlers: Readonly<Record<string, Handler>> = {', line: `${id},` },
      ],
    },
    {
      file: `src/ui/text/${area}.ts`,
      lines: [{ inside: `export const ${area}Text = {`, line: `${name}: { ${words.join(', ')} },` }],
    },
  ]
  if (isWrite)
    return [
      ...everywhere,
      {
        file: 'src/effects/api/repeats.ts',
        lines: [{ inside: 'Record<keyof typeof operations, Repeat>>> = {', line: `${id}: 'twice',` }],
      },
    ]
  return [
    ...everywhere,
    {
      file: 'src/ui/shell/pages.tsx',
      lines: [
        {
          below: /^const \w+ = lazyPage\(.*(?:\n .*)*(?:\n\))?\n/gm,
          line: `const ${Name}Page = lazyPage(() => import('../${area}/${feature}.tsx').then((m) => m.${Name}Page))`,
        },
        {
          below: /^ *<Route path="home\/my-profile" .*\n/gm,
          line: `<Route path="${routeOf(names, operation)}" element={signedIn([${Name}Page], <${Name}Page />)} />`,
        },
      ],
    },
    {
      file: 'devtools/screens/states/catalogue.ts',
      lines: [
        { import: `import { ${name}Screens } from './screens/${feature}.ts'` },
        { inside: 'export const screens: Screens = {', line: `...${name}Screens,` },
      ],
    },
  ]
}

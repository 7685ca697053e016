import path from 'node:path'
import ts from 'typescript'
import { inputs } from '../../src/domain/command-inputs.ts'

/** A command that screens dispatch. */
interface Found {
  readonly name: string
  /** Where it is exported, from `src/domain/`. */
  readonly file: string
  /** The text of its input's codec; `'inData'` if it follows from the event, null if there is none or it must not be recorded. */
  readonly codec: string | null
}

/** The module with every command, and a sentence for each input whose strings nobody has classified. */
export interface Commands {
  readonly text: string
  readonly problems: readonly string[]
}

const isNothing = (type: ts.Type): boolean => (type.flags & (ts.TypeFlags.Void | ts.TypeFlags.Undefined)) !== 0

/** Whether a type is a branded string, as ids are. */
const isBranded = (type: ts.Type): boolean =>
  type.isIntersection() && type.types.some((part) => (part.flags & ts.TypeFlags.String) !== 0)
const isReference = (type: ts.Type): boolean => type.getProperty('reference') !== undefined

/** Writes codecs of types; a string is as `src/domain/command-inputs.ts` says. */
const codecWriter = (checker: ts.TypeChecker, name: string, problems: string[]) => {
  const classificationAt = (place: readonly string[]): string => {
    const whole = [name, ...place].join('.')
    const found = inputs[whole]
    if (found !== undefined && found !== 'leftOut' && found !== 'inData') return found
    problems.push(`Classify the string ${whole} of a command's input in src/domain/command-inputs.ts.`)
    return 'personal'
  }
  const fieldOf = (property: ts.Symbol, place: readonly string[], at: ts.Node): string =>
    `${JSON.stringify(property.name)}: ${codecOf(checker.getTypeOfSymbolAtLocation(property, at), [...place, property.name], at)}`

  const codecOf = (type: ts.Type, place: readonly string[], at: ts.Node): string => {
    if (isBranded(type)) return isReference(type) ? 'reference' : 'plain'
    if (type.isUnion()) {
      const literals = type.types.flatMap((part) => (part.isStringLiteral() ? [part.value] : [])).toSorted()
      if (type.types.every((part) => (part.flags & ts.TypeFlags.BooleanLike) !== 0)) return 't.boolean'
      if (type.types.every((part) => (part.flags & ts.TypeFlags.NumberLike) !== 0)) return 't.number'
      const others = type.types.filter((part) => !part.isStringLiteral() && !isNothing(part))
      const flags = others.filter((part) => (part.flags & ts.TypeFlags.BooleanLike) !== 0)
      const parts = [
        ...(literals.length > 0
          ? [`t.keyof({ ${literals.map((one) => `${JSON.stringify(one)}: null`).join(', ')} })`]
          : []),
        ...(flags.length > 0 ? ['t.boolean'] : []),
        ...others
          .filter((part) => !flags.includes(part))
          .map((part) => codecOf(part, place, at))
          .toSorted(), // the compiler's own order depends on other files
      ]
      return parts.length === 1 ? (parts[0] ?? '') : `t.union([${parts.join(', ')}])`
    }
    if (type.isStringLiteral()) return `t.literal(${JSON.stringify(type.value)})`
    if ((type.flags & ts.TypeFlags.StringLike) !== 0) return classificationAt(place)
    if ((type.flags & ts.TypeFlags.NumberLike) !== 0) return 't.number'
    if ((type.flags & ts.TypeFlags.BooleanLike) !== 0) return 't.boolean'
    if ((type.flags & ts.TypeFlags.Null) !== 0) return 't.null'
    if (checker.isArrayType(type)) {
      const [item] = checker.getTypeArguments(type as ts.TypeReference) // an array type is one
      if (item) return `t.array(${codecOf(item, place, at)})`
    }
    if ((type.flags & ts.TypeFlags.Object) !== 0 || type.isIntersection()) {
      const all = checker.getPropertiesOfType(type)
      const optional = all.filter((one) => (one.flags & ts.SymbolFlags.Optional) !== 0)
      const needed = all.filter((one) => !optional.includes(one))
      const fields = (of: readonly ts.Symbol[]): string => `{ ${of.map((one) => fieldOf(one, place, at)).join(', ')} }`
      if (optional.length === 0) return `t.type(${fields(needed)})`
      return `t.intersection([t.type(${fields(needed)}), t.partial(${fields(optional)})])`
    }
    problems.push(`The input ${[name, ...place].join('.')} is of a type that tools/generate/commands.ts does not know.`)
    return 't.unknown'
  }
  return codecOf
}

const codecOfInput = (name: string, write: () => string): string | null => {
  const whole = inputs[name]
  return whole === 'leftOut' ? null : whole === 'inData' ? "'inData'" : write()
}

const inputOf = (checker: ts.TypeChecker, command: ts.Expression): ts.Type | null => {
  const [signature] = checker.getTypeAtLocation(command).getCallSignatures()
  const parameter = signature?.parameters[1]
  const type = parameter && checker.getTypeOfSymbolAtLocation(parameter, command)
  return type && !isNothing(type) ? type : null
}

/** The two commands that a form's definition makes: a log knows them by their events. */
const isMadeByField = (command: ts.Expression): boolean =>
  ts.isCallExpression(command) && ['editField', 'leaveField'].includes(command.expression.getText())

/** Commands that a screen names when it dispatches them. Those that a function makes are known by their events. */
const commandsIn = (program: ts.Program, root: string, problems: string[]): readonly Found[] => {
  const checker = program.getTypeChecker()
  const found = new Map<string, Found>()
  const take = (command: ts.Identifier): void => {
    const imported = checker.getSymbolAtLocation(command)
    if (!imported || (imported.flags & ts.SymbolFlags.Alias) === 0) return
    const symbol = checker.getAliasedSymbol(imported)
    const file = symbol.declarations?.[0]?.getSourceFile().fileName
    const { name } = symbol
    if (file === undefined || found.has(name)) return
    const input = inputOf(checker, command)
    found.set(name, {
      name,
      file: path.relative(path.join(root, 'src/domain'), file).split(path.sep).join('/'),
      codec: input && codecOfInput(name, () => codecWriter(checker, name, problems)(input, [], command)),
    })
  }
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const { expression: called } = node
      const isDispatch =
        (ts.isIdentifier(called) ? called : ts.isPropertyAccessExpression(called) ? called.name : null)?.text ===
        'dispatch'
      const [command] = node.arguments
      if (isDispatch && command && ts.isIdentifier(command)) take(command)
      else if (isDispatch && command && !isMadeByField(command))
        problems.push(`${command.getText()} is dispatched without a name: a log could not say which command it was.`)
    }
    ts.forEachChild(node, visit)
  }
  for (const source of program.getSourceFiles())
    if (source.fileName.includes('/src/ui/') && !/[.](test|testing)[.]tsx?$/.test(source.fileName)) visit(source)
  return [...found.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1))
}

const groupedByFile = (found: readonly Found[]): ReadonlyMap<string, readonly Found[]> => {
  const groups = new Map<string, Found[]>()
  for (const one of found) groups.set(one.file, [...(groups.get(one.file) ?? []), one])
  return groups
}

/** Writes the registry of every command that screens dispatch: its name in logs, and how its input is redacted. */
export const commandsOf = (root: string): Commands => {
  const config = ts.readConfigFile(path.join(root, 'tsconfig.json'), ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent(config.config, ts.sys, root, {}, undefined, undefined, undefined)
  const files = ts.sys.readDirectory(path.join(root, 'src/ui'), ['.ts', '.tsx'])
  const problems: string[] = []
  const found = commandsIn(ts.createProgram(files, options), root, problems)
  const byFile = groupedByFile(found)
  const imports = [...byFile]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([file, all]) => `import { ${all.map(({ name }) => name).join(', ')} } from './${file}'`)
  const used = ['naming', 'personal', 'plain', 'quoting', 'reference', 'secret'].filter((one) =>
    found.some(({ codec }) => codec?.match(new RegExp(`\\b${one}\\b`))),
  )
  const entries = found.map(({ name, codec }) => `  [${name}, { name: '${name}', input: ${codec ?? 'null'} }],`)
  return {
    problems,
    text: `// Written by tools/generate from the commands that screens dispatch. Run \`npm run generate\` after a change of one.
import * as t from 'io-ts'
import { ${used.join(', ')} } from './kernel/codecs/classification.ts'
import type { KnownCommand } from './kernel/command.ts'
${imports.join('\n')}

/** Every command that a screen names where it dispatches. */
export const commands: ReadonlyMap<unknown, KnownCommand> = new Map<unknown, KnownCommand>([
${entries.join('\n')}
])

/** The commands that a form's definition makes, by the events that they make: they are no exports, so the registry has none of them. */
export const fieldCommands: Readonly<Record<string, string>> = {
  FieldEdited: 'editField',
  SecretFieldEdited: 'editField',
  ChoiceMade: 'editField',
  FieldLeft: 'leaveField',
}
`,
  }
}

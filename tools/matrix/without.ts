import ts from 'typescript'

/** Removes the statements or table entries that `isMeant` chooses from the text of a TypeScript file, with a comma that follows. */
export const without =
  (isMeant: (node: ts.Node) => boolean) =>
  (text: string): string => {
    const source = ts.createSourceFile('deleted.ts', text, ts.ScriptTarget.Latest, true)
    const cuts: [number, number][] = []
    const visit = (node: ts.Node): void => {
      if (isMeant(node)) cuts.push([node.getFullStart(), node.getEnd()])
      else ts.forEachChild(node, visit)
    }
    visit(source)
    return cuts
      .toReversed()
      .reduce((left, [from, to]) => left.slice(0, from) + left.slice(to).replace(/^\s*,/, ''), text)
  }

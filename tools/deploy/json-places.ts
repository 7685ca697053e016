/** The lines of a JSON text's fields. */
export interface JsonPlaces {
  /** The line of each field, by its path such as `redirects.partner.0`; an empty key is `""` in it. */
  readonly lines: ReadonlyMap<string, number>
  /** The path of the first key that an object has twice: `JSON.parse` would silently take the last. Null if there is none. */
  readonly twice: string | null
}

const token = /"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/g

/** Finds the fields of a text that `JSON.parse` has accepted. */
export const placesOf = (text: string): JsonPlaces => {
  const lines = new Map<string, number>()
  let twice: string | null = null
  /** The open objects and lists: the path of each, and in a list the index of its next item. */
  const open: { readonly path: string; index: number | null }[] = []
  let key: string | null = null
  let line = 1
  let read = 0
  const tokens = [...text.matchAll(token)]
  for (const [at, { 0: word, index }] of tokens.entries()) {
    line += text.slice(read, index).split('\n').length - 1
    read = index
    const around = open.at(-1)
    if (word === '}' || word === ']') {
      open.pop()
      continue
    }
    if (word === ',' || word === ':') continue
    if (around?.index === null && key === null && tokens[at + 1]?.[0] === ':') {
      key = String(JSON.parse(word)) || '""'
      const path = `${around.path}${key}`
      if (lines.has(path)) twice ??= path
      lines.set(path, line)
      continue
    }
    const path = around === undefined ? '' : `${around.path}${around.index === null ? key : around.index++}`
    if (!lines.has(path)) lines.set(path, line)
    key = null
    if (word === '{' || word === '[') open.push({ path: path === '' ? '' : `${path}.`, index: word === '[' ? 0 : null })
  }
  return { lines, twice }
}

const idsIn = (text: string): readonly string[] =>
  [...text.matchAll(/^\s*operationId: (\w+)$/gm)].map(([, id = '']) => id)

/**
 * A sentence for each operation that a file of a host describes and whose path the host's document does not list, so that no client is
 * generated for it.
 * @param files the texts of `openapi/<host>/`, by path
 * @param bundle the text of the host's bundle
 */
export const unlistedOperations = (
  host: string,
  files: ReadonlyMap<string, string>,
  bundle: string,
): readonly string[] => {
  const listed = new Set(idsIn(bundle))
  return [...files].flatMap(([file, text]) =>
    idsIn(text)
      .filter((id) => !listed.has(id))
      .map((id) => `${file} describes ${id}, and openapi/${host}/${host}.yaml does not list its path.`),
  )
}

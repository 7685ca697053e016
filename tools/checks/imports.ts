import { cruise, type ICruiseResult, type IViolation } from 'dependency-cruiser'
import extractDepcruiseOptions from 'dependency-cruiser/config-utl/extract-depcruise-options'
import { fileURLToPath } from 'node:url'

const rules = fileURLToPath(new URL('../../.dependency-cruiser.cjs', import.meta.url))

/** The imports of some folders, and the rules that they break. */
export type Imports = {
  /** Own modules that were read; packages and Node's modules do not count. */
  readonly modules: number
  readonly violations: readonly IViolation[]
  /** The modules that import each own module. */
  readonly importersOf: ReadonlyMap<string, readonly string[]>
  /** Every rule by name, with the sentence that says what to do instead. */
  readonly rules: ReadonlyMap<string, string>
}

/**
 * Reads the imports of all files in some folders and checks them against the rules of `.dependency-cruiser.cjs`.
 * The rules' paths are relative to `base`. Throws if a folder is missing.
 */
export const readImports = async (folders: readonly string[], base: string): Promise<Imports> => {
  const options = await extractDepcruiseOptions(rules)
  const { output } = await cruise([...folders], { ...options, baseDir: base })
  if (typeof output === 'string') throw new Error('The imports were reported as text instead of data.')
  const result: ICruiseResult = output
  return {
    modules: result.modules.filter(({ source }) => folders.includes(source.split('/')[0] ?? '')).length,
    violations: result.summary.violations,
    importersOf: new Map(result.modules.map(({ source, dependents }) => [source, dependents])),
    rules: new Map(options.ruleSet?.forbidden?.map(({ name = '', comment = '' }) => [name, comment])),
  }
}

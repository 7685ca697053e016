/** A fault that is put into a source on purpose, so that a check can be seen to find it. */
export interface Mutant {
  /** The harm that it would do to a user or a developer. */
  readonly name: string
  /** Its path from the root. */
  readonly file: string
  /** The text that is replaced; it is in the file once. */
  readonly from: string
  readonly to: string
}

/** A step of `npm run check`, with arguments that narrow it. */
export interface NarrowedStep {
  readonly step: string
  /** They narrow the step, so that a mutant takes seconds. */
  readonly args: readonly string[]
}

/** A mutant, and the step that has to find it. */
export interface CheckMutant extends Mutant, NarrowedStep {
  /** Steps to run first, which pass with the mutant too. */
  readonly after?: readonly NarrowedStep[]
  /** What the step must print, if it could also fail for another reason. */
  readonly says?: string
}

/** Why a mutant does not fit its source; null if it does. */
export const misfit = ({ name, file, from }: Mutant, text: string): string | null => {
  const times = text.split(from).length - 1
  return times === 1
    ? null
    : `'${name}' cannot be applied: ${file} has its text ${times} times. Bring the mutant in line with the source.`
}

/** A source with the mutant in it. Throws unless the text to replace occurs exactly once. */
export const mutated = (mutant: Mutant, text: string): string => {
  const why = misfit(mutant, text)
  if (why !== null) throw new Error(why)
  return text.replace(mutant.from, () => mutant.to)
}

/** The sources that mutants change, each with all its mutants, by path from the root. */
export const mutatedSources = (
  mutants: readonly Mutant[],
  read: (file: string) => string,
): Readonly<Record<string, string>> => {
  const sources: Record<string, string> = {}
  for (const mutant of mutants) sources[mutant.file] = mutated(mutant, sources[mutant.file] ?? read(mutant.file))
  return sources
}

/** The result of trying a mutant. */
export interface Trial {
  readonly name: string
  /** Why it counts as missed; null if it was found. */
  readonly missed: string | null
}

/** Prints a line for each trial as it comes, and last `N passed, N failed`. Resolves to the exit code. */
export const report = async (
  trials: AsyncIterable<Trial> | Iterable<Trial>,
  print: (line: string) => void,
): Promise<0 | 1> => {
  let [found, missed] = [0, 0]
  for await (const { name, missed: why } of trials) {
    if (why === null) found += 1
    else missed += 1
    print(why === null ? `found  ${name}` : `MISSED ${name}: ${why}`)
  }
  print(`${found} passed, ${missed} failed`)
  return missed === 0 ? 0 : 1
}

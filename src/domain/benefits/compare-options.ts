import { BenefitId } from './benefit.ts'
import type { EditField, FieldOption } from './choice.ts'

/** The field whose options are compared. */
export interface ComparedField {
  readonly benefitId: BenefitId
  readonly field: string
}

/** One thing that some of the options include: the value for each option in order, null if an option does not include it. */
export interface ComparedRow {
  readonly name: string
  readonly values: readonly (string | null)[]
}

/** The options of a field that say what they include. The others are left out, because they do not necessarily lack anything. */
export const comparedOptions = ({ options }: EditField): readonly FieldOption[] =>
  options.filter(({ covers }) => covers.length > 0)

/** Whether there is anything to compare: two options that say what they include. */
export const canCompare = (field: EditField): boolean => comparedOptions(field).length > 1

/** What the options include, in the order in which the host first names it: what differs, and what is the same in all. [SEL-1] */
export const compareOptions = (
  options: readonly FieldOption[],
): { readonly different: readonly ComparedRow[]; readonly same: readonly ComparedRow[] } => {
  const names = [...new Set(options.flatMap(({ covers }) => covers.map(({ name }) => name)))]
  const rows = names.map((name) => ({
    name,
    values: options.map(({ covers }) => {
      const said = covers.filter((each) => each.name === name).map(({ value }) => value)
      return said.length > 0 ? said.join('; ') : null
    }),
  }))
  const isSame = ({ values }: ComparedRow): boolean => values.every((value) => value === values[0])
  return { different: rows.filter((row) => !isSame(row)), same: rows.filter(isSame) }
}

/** The first two options to compare if not all fit: the chosen one and its neighbour, in the host's order. */
export const firstPair = (options: readonly FieldOption[], chosen: string): readonly [string, string] | null => {
  const at = Math.max(
    0,
    options.findIndex(({ value }) => value === chosen),
  )
  const from = Math.min(at, options.length - 2)
  const [one, other] = options.slice(Math.max(0, from))
  return one && other ? [one.value, other.value] : null
}

/** The subject of the panel `compare-options`. */
export const comparedSubject = ({ benefitId, field }: ComparedField): string =>
  [benefitId, field].map(encodeURIComponent).join('/')

/** The field that a panel's subject names; null if it names none. */
export const comparedOfSubject = (subject: string): ComparedField | null => {
  const [benefitId, field, ...rest] = subject.split('/').map(decodeURIComponent)
  return BenefitId.is(benefitId) && field !== undefined && rest.length === 0 ? { benefitId, field } : null
}

import type { CheckMutant } from './mutant.ts'
import { stepMutants } from './step-mutants.ts'
import { unitMutants } from './unit-mutants.ts'

/** Every mutant of the checks: each step of `npm run check` has at least one. */
export const mutants: readonly CheckMutant[] = [...unitMutants, ...stepMutants]

import * as t from 'io-ts'
import { plain } from '../kernel/codecs/classification.ts'
import { Problem } from '../kernel/requests/problem.ts'

/**
 * Why a change that needs the administrator's password failed: the problem, and the host's code if it sent one, such as `wrong-password`
 * or `too-many-attempts`.
 */
export const StepUpTrouble = t.type({ problem: Problem, code: t.union([plain, t.null]) })
export type StepUpTrouble = t.TypeOf<typeof StepUpTrouble>

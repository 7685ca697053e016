import * as t from 'io-ts'
import { personal, plain } from '../codecs/classification.ts'

/** A field's problem: a key of the text catalogue. */
export type ProblemKey = string

export const Verdict = t.union([t.type({ key: plain }), t.type({ sentence: personal })])
/** A host's judgement of a field: a key of the text catalogue if the portal has words for it, otherwise the host's own sentence. */
export type Verdict = t.TypeOf<typeof Verdict>

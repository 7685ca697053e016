import { loadPolicy } from './content/policies.ts'

/** The effects of published texts. */
export const effects = [loadPolicy] as const

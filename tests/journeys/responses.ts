import { test as base, type TestDetails, type TestInfo } from '@playwright/test'
import type { ResponseMode } from '../../mock-server/sparse.ts'

/** Journeys with hosts that send more or less: `modes.config.ts` runs them with only what `openapi/` requires, and with nulls. */
export const test = base.extend<{
  /** How much of their responses the hosts send; by default as the mock was started. */
  responses: ResponseMode | undefined
}>({ responses: [undefined, { option: true }] })

/**
 * The optional fields that a journey is about, such as `reads('Selection.reference')`: the hosts send these in every mode, and no other
 * optional field. The mock refuses a name that is not an optional field of `openapi/`.
 */
export const reads = (...fields: readonly string[]): TestDetails => ({
  annotation: fields.map((description) => ({ type: 'reads', description })),
})

/** What a journey declared by `reads`. */
export const fieldsRead = ({ annotations }: TestInfo): string[] =>
  annotations.flatMap(({ type, description }) => (type === 'reads' && description !== undefined ? [description] : []))

/**
 * The module that copies the state by naming every slice. An engine creates an object from a literal in one step; a spread of as many
 * fields takes forty times as long, and every event that changes something makes a copy.
 * @param names of all slices, in their order
 */
export const copyStateOf = (names: readonly string[]): string => `\
// Written by tools/generate from the slices of src/domain/state.ts. Run \`npm run generate\` after a change of the list.

interface Slices {
${names.map((name) => `  readonly ${name}: unknown\n`).join('')}}

/** A copy of the state that shares its slices. */
export const copyState = (state: Slices): Slices => ({
${names.map((name) => `  ${name}: state.${name},\n`).join('')}})
`

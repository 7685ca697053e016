import type { Redactors } from './log-lines.ts'

/**
 * Records everything as it was, passwords and tokens as well: for builds with the mode `test-data`, which alone load this. `npm run release` refuses
 * a build that holds the name below.
 */
export const unredacted: Redactors = {
  name: 'portal:unredacted',
  ofData: () => (data) => data,
  ofBody: () => (data) => data,
  ofSent: (_, sent) => sent,
}

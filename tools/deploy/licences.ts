/** Licences that require no more than a notice. */
const allowed = new Set([
  'MIT',
  'ISC',
  'Apache-2.0',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'Unlicense',
  'OFL-1.1',
])

/** Whether an SPDX expression is allowed: one licence of an `OR`, all of an `AND`. Supports only what packages use. */
export const isAllowed = (licence: string): boolean =>
  licence
    .replaceAll(/[()]/g, '')
    .split(/ or /i)
    .some((one) => one.split(/ and /i).every((part) => allowed.has(part.trim())))

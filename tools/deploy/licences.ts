/** Licences that ask for no more than a notice. */
const allowed = new Set(['MIT', 'ISC', 'Apache-2.0', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Unlicense', 'OFL-1.1'])

/** Whether one of the licences that are offered, or all that must be held to, are allowed: SPDX, as far as packages use it. */
export const isAllowed = (licence: string): boolean =>
  licence
    .replaceAll(/[()]/g, '')
    .split(/ or /i)
    .some((one) => one.split(/ and /i).every((part) => allowed.has(part.trim())))

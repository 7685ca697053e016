/**
 * React creates an error while its script is evaluated. A browser under observation, by developer tools or by Lighthouse, then parses the
 * whole script again to locate it: 30 ms of the first 45. So errors have no trace until the scripts are evaluated; `main.tsx` imports this
 * first.
 */
const traced = Object.getOwnPropertyDescriptor(Error, 'stackTraceLimit')
if (traced) Object.defineProperty(Error, 'stackTraceLimit', { ...traced, value: 0 })

/** Gives errors their traces again. */
export const traceErrors = (): void => {
  if (traced) Object.defineProperty(Error, 'stackTraceLimit', traced)
}

/**
 * React makes an error while its script is read. A browser that is watched, by developer tools or by Lighthouse, then parses the whole
 * script again to say where: 30 ms of the first 45. So no error is traced until the scripts are read; `main.tsx` imports this first.
 */
const traced = Object.getOwnPropertyDescriptor(Error, 'stackTraceLimit')
if (traced) Object.defineProperty(Error, 'stackTraceLimit', { ...traced, value: 0 })

/** Errors say again where they were made. */
export const traceErrors = (): void => {
  if (traced) Object.defineProperty(Error, 'stackTraceLimit', traced)
}

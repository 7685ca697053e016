/** The day of the demo company's figures, yyyy-mm-dd: everything its people did was before it. For tests it is also today. */
export const demoDay = '2026-11-20'

/** Today for every host, yyyy-mm-dd: the real day, or for tests the one in MOCK_TODAY. In a browser there is no environment. */
export const realToday = (): string =>
  (typeof process === 'undefined' ? undefined : process.env['MOCK_TODAY']) ?? new Date().toISOString().slice(0, 10)

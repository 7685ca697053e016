/** The scheme year whose costs the selections hold, and the pay of every account in it, before tax: £45,000, in pence. */
const now = { year: 2026, pay: 4_500_000 }

/** Pay before tax in a scheme year. It rises by about 3 % at the beginning of each. */
export const payIn = (year: number): number => Math.round((now.pay * 0.97 ** (now.year - year)) / 12_000) * 12_000

/** What something that costs this much now cost in a year, in pence: costs follow pay, in steps of 50 pence. */
export const costIn = (year: number, today: number): number =>
  year === now.year ? today : Math.round((today * payIn(year)) / now.pay / 50) * 50

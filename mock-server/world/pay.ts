/** The scheme year whose costs the selections hold, and the pay of every account in it, before tax: £45,000, in pence. */
const now = { year: 2026, pay: 4_500_000 }

/** Pay before tax in a scheme year. It rises by about 3 % at the beginning of each. */
export const payIn = (year: number): number => Math.round((now.pay * 0.97 ** (now.year - year)) / 12_000) * 12_000

/** What something that costs this much now cost in a year, in pence: costs follow pay, in steps of 50 pence. */
export const costIn = (year: number, today: number): number =>
  year === now.year ? today : Math.round((today * payIn(year)) / now.pay / 50) * 50

/** By how much take-home pay falls, as a percentage of what the person pays. */
const netShares: Readonly<Record<string, number>> = {
  // Taken before tax: neither income tax at 20 % nor National Insurance at 8 % is due.
  pension: 72,
  time: 72,
  travel: 72,
  // No income tax is due.
  giving: 80,
}

/** Pence by which take-home pay falls for what a person pays for a benefit of this group. */
export const netCost = (groupCode: string, employee: number): number =>
  Math.round((employee * (netShares[groupCode] ?? 100)) / 100)

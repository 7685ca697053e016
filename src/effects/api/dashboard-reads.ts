/** What the dashboard asks of the lists whose totals it shows. */
export const firstEmployees = { page: 1 }
export const firstWithoutTwoFactor = { 'filter[person_mfa_secret]': '0', page: 1 } as const

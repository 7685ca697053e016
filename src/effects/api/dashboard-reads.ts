/** The queries of the lists whose totals the dashboard shows. */
export const firstEmployees = { page: 1 }
export const firstWithoutTwoFactor = { 'filter[person_mfa_secret]': '0', page: 1 } as const

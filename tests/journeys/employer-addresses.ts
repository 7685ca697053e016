/** The employer's pages that a client can switch off. */
export const switchedOffAddresses = [
  '/app/dashboard/approve-selections',
  '/app/dashboard/approve-selections/201',
  '/app/dashboard/benefit-takeup',
  '/app/dashboard/benefit-takeup/201',
  '/app/dashboard/employee-insights/',
  '/app/dashboard/employee-engagement/',
  '/app/reporting',
]

/** Every page for employers. */
export const employersAddresses = [
  ...switchedOffAddresses,
  '/app/dashboard/',
  '/app/dashboard/platform-settings/',
  '/app/employee-data/',
  '/app/employee-data/two-factor/',
]

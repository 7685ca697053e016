/** In an address, an id follows these names. */
const BEFORE_ID = new Set(['my-benefits', 'benefit-takeup', 'approve-selections'])

/** The page of a recorded address, without its ids: `/app/my-benefits/:id/setup/choices`. */
export const pageOf = (address: string): string => {
  const parts = address.split('/').filter((part) => part !== '')
  const general = parts.map((part, i) => {
    if (part === '[secret]') return ':secret'
    return BEFORE_ID.has(parts[i - 1] ?? '') || /^\d+$/.test(part) ? ':id' : part
  })
  return `/${general.join('/')}`
}

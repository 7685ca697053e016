/** Reads an absolute address; null if it is none. `URL.canParse` would do, but Safari has it only from 17.0. */
export const readUrl = (address: string): URL | null => {
  try {
    return new URL(address)
  } catch {
    return null // not an address, which is what the caller asks
  }
}

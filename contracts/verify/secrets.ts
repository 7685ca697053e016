/** What must appear in no output: credentials of the broker, headers for the provider-state endpoint, tokens that states hand out. */
export interface Secrets {
  readonly add: (secret: string) => void
  /** The text with every secret replaced by `[secret]`. */
  readonly hide: (text: string) => string
}

/** Shorter ones are no secrets, and hiding them would make a text unreadable. */
const shortest = 4

/** Begins with no secrets. A secret counts in every way in which it is written into JSON or an address, too. */
export const createSecrets = (): Secrets => {
  const known = new Set<string>()
  return {
    add: (secret) => {
      const written = [secret, encodeURIComponent(secret), JSON.stringify(secret).slice(1, -1)]
      for (const one of written) if (one.length >= shortest) known.add(one)
    },
    hide: (text) => {
      // The longest first: one secret may be a part of another.
      const longestFirst = [...known].toSorted((one, other) => other.length - one.length)
      return longestFirst.reduce((shown, secret) => shown.replaceAll(secret, '[secret]'), text)
    },
  }
}

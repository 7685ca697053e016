/** What no output may show: credentials of the broker, headers for the provider-state endpoint, tokens that states return. */
export interface Secrets {
  readonly add: (secret: string) => void
  /** The text with every secret replaced by `[secret]`. */
  readonly hide: (text: string) => string
}

/** The minimum length of a secret: hiding shorter texts would make the output unreadable. */
const shortest = 4

/** Creates an empty set of secrets. Each secret is also hidden as JSON or an address would encode it. */
export const createSecrets = (): Secrets => {
  const known = new Set<string>()
  return {
    add: (secret) => {
      const written = [secret, encodeURIComponent(secret), JSON.stringify(secret).slice(1, -1)]
      for (const one of written) if (one.length >= shortest) known.add(one)
    },
    hide: (text) => {
      // Longest first, because one secret can be part of another.
      const longestFirst = [...known].toSorted((one, other) => other.length - one.length)
      return longestFirst.reduce((shown, secret) => shown.replaceAll(secret, '[secret]'), text)
    },
  }
}

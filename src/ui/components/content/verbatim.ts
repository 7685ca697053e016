import type { ReactNode } from 'react'

/** The `translate` of what no translator should touch: an amount or another number, an email address, a code. Names are known to be names by who shows them. */
export const verbatimOf = (content: ReactNode): 'no' | undefined =>
  typeof content === 'string' && /^([^\p{L}]+|\S+@\S+|(?=\S*\d)[\p{Lu}\d-]+)$/u.test(content) ? 'no' : undefined

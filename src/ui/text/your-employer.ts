/** How sentences name the employer. */
export interface Employer {
  /** At the start of a sentence. */
  readonly starting: string
  /** Inside a sentence. */
  readonly within: string
}

/** Without a name it is 'your employer'. */
export const employerNamed = (name: string): Employer =>
  name === '' ? { starting: 'Your employer', within: 'your employer' } : { starting: name, within: name }

interface Entry {
  readonly term: string
  readonly meaning: string
  /** Words that trigger the entry, in lower case; the term itself if omitted. */
  readonly words?: readonly string[]
}

/** Technical terms, as you would explain them to a friend. */
const glossary: readonly Entry[] = [
  {
    term: 'Excess',
    meaning: 'The part of a claim that you pay yourself. A higher excess makes the monthly cost lower.',
  },
  {
    term: 'Free cover limit',
    meaning: 'The most that you are insured for without answering questions about your health.',
  },
  {
    term: 'Salary sacrifice',
    meaning:
      'You agree to a lower salary and get the benefit instead. You pay no income tax or national insurance on that part.',
  },
  {
    term: 'Before tax',
    meaning:
      'The cost is taken off before your tax is worked out, so it costs you less than the same sum from your bank.',
  },
  {
    term: 'Benefit in kind',
    meaning:
      'Something worth money that your employer gives you. You pay income tax on its value, through your tax code.',
  },
  {
    term: 'Pre-existing condition',
    meaning: 'An illness or injury that you had, or had signs of, before your cover began.',
    words: ['pre-existing condition', 'pre-existing conditions'],
  },
  {
    term: 'Acute condition',
    meaning: 'An illness or injury that treatment can cure, as opposed to one that stays with you.',
    words: ['acute condition', 'acute conditions'],
  },
  { term: 'Lump sum', meaning: 'A sum that is paid once, in full.' },
  {
    term: 'Beneficiary',
    meaning: 'Somebody who will get the money if you die.',
    words: ['beneficiary', 'beneficiaries'],
  },
  {
    term: 'Waiting period',
    meaning: 'The time that must pass before the benefit pays anything.',
  },
  {
    term: 'Matched contribution',
    meaning: 'What your employer adds because you pay in: for each pound of yours, one of theirs, up to a limit.',
    words: ['matched contribution', 'matches what you pay in', 'matched'],
  },
  {
    term: 'Mirror wills',
    meaning: 'Two wills that say the same thing, for two people who leave everything to each other.',
    words: ['mirror will', 'mirror wills'],
  },
  {
    term: 'Scheme year',
    meaning: 'The twelve months your choices last, from 1 January to 31 December.',
  },
]

/** The entries whose words occur in the texts; whole words only, so that 'excessive' triggers nothing. */
export const explained = (texts: readonly string[]): readonly Entry[] => {
  const text = ` ${texts
    .join(' ')
    .replace(/<[^>]*>/g, ' ')
    .toLowerCase()
    .replace(/[^a-z-]+/g, ' ')} `
  return glossary.filter(({ term, words = [term.toLowerCase()] }) => words.some((word) => text.includes(` ${word} `)))
}

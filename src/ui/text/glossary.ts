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
    meaning: 'The part of a claim you pay yourself. The higher your excess, the lower your monthly cost.',
  },
  {
    term: 'Free cover limit',
    meaning: 'The most cover you can have without answering questions about your health.',
  },
  {
    term: 'Salary sacrifice',
    meaning:
      'You give up part of your salary and get a benefit instead. You don’t pay income tax or National Insurance on the part you give up.',
  },
  {
    term: 'Before tax',
    meaning: 'Taken from your pay before tax is worked out, so it costs you less than paying from your bank account.',
  },
  {
    term: 'Benefit in kind',
    meaning:
      'Something other than pay that your employer gives you, such as medical insurance. You pay income tax on its value.',
  },
  {
    term: 'Pre-existing condition',
    meaning: 'An illness or injury you had, or had symptoms of, before your cover started.',
    words: ['pre-existing condition', 'pre-existing conditions'],
  },
  {
    term: 'Acute condition',
    meaning: 'An illness or injury that’s likely to get better quickly with treatment, unlike a long-term one.',
    words: ['acute condition', 'acute conditions'],
  },
  { term: 'Lump sum', meaning: 'Money paid all at once.' },
  {
    term: 'Beneficiary',
    meaning: 'Someone you’d like to get the money if you die.',
    words: ['beneficiary', 'beneficiaries'],
  },
  {
    term: 'Waiting period',
    meaning: 'How long you have to wait before the benefit pays out.',
  },
  {
    term: 'Matched contribution',
    meaning: 'Money your employer adds when you pay in. For every £1 you pay, they pay £1, up to a limit.',
    words: ['matched contribution', 'matches what you pay in', 'matched'],
  },
  {
    term: 'Mirror wills',
    meaning: 'A pair of almost identical wills for a couple, usually leaving everything to each other.',
    words: ['mirror will', 'mirror wills'],
  },
  {
    term: 'Scheme year',
    meaning: 'The 12 months your choices last, from 1 January to 31 December.',
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

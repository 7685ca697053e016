import type { CatalogueEntry } from './entry.ts'

/** Benefits that protect a person and those who depend on them. */
export const protectionBenefits: readonly CatalogueEntry[] = [
  {
    id: '209',
    name: 'Will writing',
    icon: 'will',
    groupCode: 'family',
    summary: 'Have a will drawn up by a solicitor, from your sofa.',
    description:
      'Answer questions online, and a solicitor checks the will before you sign it. Mirror wills say the same for two people.',
    points: ['Single and mirror wills', 'Changes for a year at no cost', 'Kept safe for you'],
    covers: 'You; a joint will is for you and your partner',
    leave: 'any-month',
    takeUpPercent: 9,
    waitsForProbation: false,
    related: ['210', '216'],
  },
  {
    id: '210',
    name: 'Life assurance',
    icon: 'life',
    groupCode: 'protection',
    summary: 'A tax-free sum for the people you care about.',
    description:
      'Pays a lump sum to your beneficiaries, if you die while you work for the company. Up to the free cover limit nobody asks about your health.',
    points: [
      'Four times salary is paid for by your company',
      'Buy up to eight times',
      'Help for your family with what must be done',
    ],
    covers: 'You, and your partner',
    leave: 'never',
    takeUpPercent: 98,
    waitsForProbation: false,
    related: ['211', '209', '216'],
    faqs: [
      [
        'Who gets the money?',
        'The trustees decide. They look first at the beneficiaries whom you name, so keep the form up to date.',
      ],
      [
        'What is asked above the free cover limit?',
        'Seven questions about your health. You can answer them later: until then you are covered for the free cover limit and pay for no more.',
      ],
    ],
  },
  {
    id: '211',
    name: 'Critical illness cover',
    icon: 'critical-illness',
    groupCode: 'protection',
    summary: 'A lump sum if you fall seriously ill.',
    description:
      'Pays a lump sum, tax-free, when you are told that you have one of 41 serious illnesses. Spend it on whatever helps. Cover above the free cover limit asks about your health.',
    points: ['From £10,000 to £250,000', 'Children are covered for no extra cost', 'Support from a nurse'],
    covers: 'You, and your partner',
    leave: 'year-end',
    takeUpPercent: 12,
    waitsForProbation: true,
    related: ['208', '210', '215'],
    faqs: [
      [
        'Who sets the price?',
        'The insurer does, when you choose. What you see while you choose is the price that you pay.',
      ],
      ['Are my children covered?', 'Yes, each for £25,000, at no cost. You need not name them.'],
    ],
  },
  {
    id: '215',
    name: 'Personal accident',
    icon: 'accident',
    groupCode: 'protection',
    summary: 'Cover for injuries at work, at home and on holiday.',
    description: 'Pays a fixed sum for broken bones, time in hospital and lasting injuries, anywhere in the world.',
    points: ['Around the clock and worldwide', 'Paid within ten days', 'Sports injuries included'],
    covers: 'You, and the people you add',
    leave: 'any-month',
    takeUpPercent: 8,
    waitsForProbation: false,
    related: ['211', '210'],
    faqs: [
      [
        'What counts as an accident?',
        'Something sudden that comes from outside and injures you. Illness does not count.',
      ],
    ],
  },
  {
    id: '216',
    name: 'Income protection',
    icon: 'income',
    groupCode: 'protection',
    summary: 'Part of your pay goes on if you cannot work.',
    description: 'Pays up to 60% of your salary after 26 weeks of illness, until you can come back or retire.',
    points: ['Up to 60% of salary', 'Help to come back step by step', 'Paid for by your company'],
    covers: 'You alone',
    leave: 'never',
    takeUpPercent: 91,
    waitsForProbation: false,
    related: ['210', '211'],
    faqs: [
      [
        'What is the waiting period?',
        'The weeks of illness before payments begin. Your employer pays your salary meanwhile. A shorter waiting period costs more.',
      ],
    ],
  },
]

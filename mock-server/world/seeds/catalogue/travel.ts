import type { CatalogueEntry } from './entry.ts'

/** Benefits about travel. */
export const travelBenefits: readonly CatalogueEntry[] = [
  {
    id: '204',
    name: 'Cycle to work',
    icon: 'cycle',
    groupCode: 'travel',
    summary: 'Spread the cost of a bicycle over twelve months and save tax.',
    description:
      'Hire a bicycle and equipment by salary sacrifice. Because the cost comes out before tax, most people save between 28% and 42%.',
    points: [
      'Bicycles up to £3,000, electric ones as well',
      'Helmets, lights and locks included',
      'Nothing to pay at the shop',
    ],
    covers: 'You alone',
    leave: 'never',
    takeUpPercent: 14,
    waitsForProbation: true,
    related: ['212', '202'],
    faqs: [
      [
        'Is the bicycle mine?',
        'You hire it for twelve months. At the end you can keep it for a small sum, or give it back.',
      ],
      ['What if I leave the company?', 'What is left to pay is taken from your last salary, after tax.'],
    ],
  },
  {
    id: '212',
    name: 'Season ticket loan',
    icon: 'season-ticket',
    groupCode: 'travel',
    summary: 'Pay for your rail or bus pass in ten instalments.',
    description:
      'Your company lends you the price of a yearly ticket without interest. You pay it back from your salary.',
    points: ['No interest', 'Rail, tram, bus and parking', 'Ten equal instalments'],
    covers: 'You alone',
    leave: 'never',
    takeUpPercent: 11,
    waitsForProbation: true,
    related: ['204'],
  },
  {
    id: '219',
    name: 'Travel insurance',
    icon: 'travel',
    groupCode: 'travel',
    summary: 'One policy for every trip of the year.',
    description:
      'Covers you at home and abroad: cancelled trips, lost bags and medical bills, winter sports if you choose them. There is an excess of £50.',
    points: ['Trips up to 60 days', 'Winter sports for 24 days', 'Family cover available'],
    covers: 'You, and the people you add',
    leave: 'year-end',
    takeUpPercent: 24,
    waitsForProbation: false,
    related: ['220', '215'],
    faqs: [
      [
        'Are medical conditions covered?',
        'Tell the insurer about pre-existing conditions before you travel. It says by return what it covers.',
      ],
      ['Is there an excess?', 'Yes, £50 for each person and claim. Children pay none.'],
    ],
  },
  {
    id: '220',
    name: 'Breakdown cover',
    icon: 'breakdown',
    groupCode: 'travel',
    summary: 'Help at the roadside and at home.',
    description:
      'A mechanic comes to you anywhere in the United Kingdom. If the car cannot be mended, you and it are taken home.',
    points: ['At home and on the road', 'Any car you travel in', 'Onward travel'],
    covers: 'You, and your partner',
    leave: 'any-month',
    takeUpPercent: 15,
    waitsForProbation: false,
    related: ['219', '221'],
  },
  {
    id: '221',
    name: 'Electric car',
    icon: 'car',
    groupCode: 'travel',
    summary: 'Drive a new electric car for one monthly price.',
    description:
      'Lease an electric car by salary sacrifice. Insurance, servicing, tyres and tax are in the price. It counts as a benefit in kind, at a low rate.',
    points: ['Insurance included', 'Home charger on some cars', 'Two to four years'],
    covers: 'You alone',
    leave: 'never',
    takeUpPercent: 5,
    waitsForProbation: true,
    related: ['220', '204'],
    faqs: [
      [
        'Where do I charge it?',
        'At home, at work or at 40,000 public points. A charger for your home is included with cars above £30,000.',
      ],
      ['What happens if I drive more?', 'Each mile above your yearly mileage costs 12p, paid when the car goes back.'],
    ],
  },
]

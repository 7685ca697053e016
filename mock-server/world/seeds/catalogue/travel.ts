import type { CatalogueEntry } from './entry.ts'

/** Benefits about travel. */
export const travelBenefits: readonly CatalogueEntry[] = [
  {
    id: '204',
    name: 'Cycle to work',
    icon: 'cycle',
    groupCode: 'travel',
    summary: 'Spread the cost of a bike over 12 months and save tax.',
    description:
      'Hire a bike and kit through salary sacrifice. You save 28% if you pay basic rate tax, or 42% at the higher rate. Rates differ in Scotland.',
    points: ['Bikes and e-bikes up to £3,000', 'Helmets, lights and locks included', 'Nothing to pay at the shop'],
    covers: 'Only you',
    timing: 'hire',
    payment: 'sacrifice',
    takeUpPercent: 14,
    waitsForProbation: true,
    related: ['212', '202'],
    faqs: [
      [
        'Do I own the bike?',
        'No, you hire it for 12 months. After that you can extend the hire or hand it back, and you may be offered the bike at its market value.',
      ],
      ['What if I leave Acme?', 'We take what’s left to pay from your last pay, after tax.'],
    ],
  },
  {
    id: '212',
    name: 'Season ticket loan',
    icon: 'season-ticket',
    groupCode: 'travel',
    summary: 'Spread the cost of your annual rail or bus ticket over 10 months.',
    description:
      'Acme lends you the price of your annual ticket, interest-free. You pay it back over 10 months, from your pay after tax.',
    points: ['No interest', 'Rail, tram, bus and parking', '10 equal payments'],
    covers: 'Only you',
    timing: 'hire',
    payment: 'after-tax',
    takeUpPercent: 11,
    waitsForProbation: true,
    related: ['204'],
    faqs: [['Do I save tax?', 'No. You pay it back after tax.']],
  },
  {
    id: '219',
    name: 'Travel insurance',
    icon: 'travel',
    groupCode: 'travel',
    summary: 'One policy for all your trips in a year.',
    description:
      'Covers cancelled trips, lost bags and medical bills, in the UK and abroad. You can add winter sports. There’s a £50 excess.',
    points: ['Trips of up to 31 days', 'Winter sports if you add them', 'Family cover available'],
    covers: 'You, and the people you add',
    timing: 'yearly',
    payment: 'after-tax',
    takeUpPercent: 24,
    waitsForProbation: false,
    related: ['220', '215'],
    faqs: [
      [
        'Are medical conditions covered?',
        'Tell the insurer about any pre-existing conditions before you book. They’ll tell you what’s covered.',
      ],
      ['Is there an excess?', 'Yes, £50 per person for each claim. There’s no excess for children.'],
    ],
  },
  {
    id: '220',
    name: 'Breakdown cover',
    icon: 'breakdown',
    groupCode: 'travel',
    summary: 'Help at the roadside and at home.',
    description:
      'A mechanic comes to you anywhere in the UK. If they can’t fix the car, they’ll take you and the car home.',
    points: ['At home and on the road', 'Any car you travel in', 'Onward travel'],
    covers: 'You and your partner',
    timing: 'monthly',
    payment: 'after-tax',
    takeUpPercent: 15,
    waitsForProbation: false,
    related: ['219', '221'],
    faqs: [['Which car is covered?', 'Any you’re travelling in.']],
  },
  {
    id: '221',
    name: 'Electric car',
    icon: 'car',
    groupCode: 'travel',
    summary: 'Drive a new electric car for one monthly price.',
    description:
      'Lease an electric car through salary sacrifice. The cost includes insurance, servicing, tyres and road tax. It’s a benefit in kind, taxed at a low rate.',
    points: ['Insurance included', 'Home charger with cars over £30,000', 'For 2, 3 or 4 years'],
    covers: 'Only you',
    timing: 'hire',
    payment: 'sacrifice',
    inKind: true,
    takeUpPercent: 5,
    waitsForProbation: true,
    related: ['220', '204'],
    faqs: [
      [
        'Where do I charge it?',
        'At home, at work or at a public charge point. Cars over £30,000 come with a home charger.',
      ],
      ['What happens if I drive more?', 'You pay 12p for each extra mile when you return the car.'],
    ],
  },
]

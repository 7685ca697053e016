import type { Offer } from '../../offer.ts'
import { amount, covering, offer, options } from './offer.ts'

/** What can be chosen of the benefits about travel. */
export const travelOffers: Readonly<Record<string, Offer>> = {
  '204': offer({
    letters: 'CYC',
    plan: 'Bike worth {value}, hired for 12 months',
    fields: [
      amount({
        label: 'Total price',
        hint: 'The bike, plus helmet, lights and lock.',
        unit: 'pounds',
        minimum: 100,
        maximum: 3000,
        stepSize: 50,
        preset: 1200,
        validationMessage: 'Enter the value in steps of £50',
      }),
      options('retailer', 'Retailer', [
        ['high-street', 'High Street Cycles'],
        ['velo', 'Velo House'],
        ['shed', 'The Bike Shed'],
        ['wheels', 'Two Wheels'],
      ]),
    ],
    needsApproval: true,
    price: { perUnit: { value: 100 / 12 } },
  }),
  '212': offer({
    letters: 'SEA',
    plan: 'Annual ticket for {value}, paid back over 10 months',
    payments: 10,
    needsApproval: true,
    fields: [
      amount({
        label: 'Price of the ticket',
        hint: 'The full price of your annual ticket.',
        unit: 'pounds',
        minimum: 100,
        maximum: 6000,
        stepSize: 1,
        preset: 1964,
        validationMessage: 'Enter the price in whole pounds',
      }),
    ],
    price: { perUnit: { value: 10 } },
  }),
  '219': offer({
    letters: 'TRA',
    plan: '{area}',
    fields: [
      covering(
        options('area', 'Where you travel', [
          ['europe', 'Europe'],
          ['world', 'Worldwide'],
          ['world-winter', 'Worldwide with winter sports', '24 days of winter sports a year'],
        ]),
        {
          'Medical costs': ['Up to £5 million', 'Up to £10 million', 'Up to £10 million'],
          'Cancelled trips': ['Up to £3,000', 'Up to £5,000', 'Up to £5,000'],
          Baggage: ['Up to £1,500', 'Up to £2,000', 'Up to £2,000'],
          'Longest trip': ['31 days', '31 days', '31 days'],
          'Winter sports': [null, null, '24 days a year'],
        },
      ),
    ],
    people: 'family',
    maximumPeople: 6,
    price: { perOption: { area: { europe: 420, world: 690, 'world-winter': 880 } }, partner: 310, dependant: 90 },
  }),
  '220': offer({
    letters: 'BRE',
    plan: '{area}',
    fields: [
      covering(
        options('area', 'Where you drive', [
          ['uk', 'United Kingdom'],
          ['europe', 'United Kingdom and Europe'],
        ]),
        {
          'Repair at the roadside': ['Included', 'Included'],
          'Help at home': ['Included', 'Included'],
          'Hire car while yours is repaired': ['Up to 3 days', 'Up to 5 days'],
          'Bringing your car home from abroad': [null, 'Included'],
        },
      ),
    ],
    people: 'partner',
    maximumPeople: 1,
    price: { perOption: { area: { uk: 460, europe: 690 } }, partner: 280 },
  }),
  '221': offer({
    letters: 'CAR',
    plan: '{value} car for {term}, {mileage} miles a year',
    fields: [
      amount({
        label: 'List price of the car',
        unit: 'pounds',
        minimum: 18000,
        maximum: 60000,
        stepSize: 500,
        preset: 32000,
        validationMessage: 'Enter the price in steps of £500',
      }),
      options('term', 'Term', [
        ['36', '3 years'],
        ['24', '2 years'],
        ['48', '4 years'],
      ]),
      options('mileage', 'Miles a year', [
        ['8000', '8,000'],
        ['5000', '5,000'],
        ['10000', '10,000'],
        ['12000', '12,000'],
      ]),
    ],
    needsApproval: true,
    price: {
      // Income tax at 20% on 4% of the list price.
      taxInKind: (100 * 0.04 * 0.2) / 12,
      basic: 4000,
      perUnit: { value: 0.95 },
      perOption: {
        term: { '24': 6500, '36': 2500, '48': 0 },
        mileage: { '5000': 0, '8000': 2000, '10000': 3600, '12000': 5400 },
      },
    },
  }),
}

import type { Offer } from '../../offer.ts'
import { amount, offer, options } from './offer.ts'

/** Pence for a day of leave at £45,000 a year: a year has 260 working days. */
const payOfADay = 4_500_000 / 260

/** What can be chosen of the benefits about time, family, shopping and learning. */
export const lifeOffers: Readonly<Record<string, Offer>> = {
  '206': offer({
    letters: 'BUY',
    plan: '{value} extra',
    fields: [
      amount({
        label: 'Days',
        hint: 'You can buy half days.',
        unit: 'days',
        minimum: 1,
        maximum: 5,
        stepSize: 0.5,
        preset: 2,
        validationMessage: 'Enter whole or half days',
      }),
    ],
    needsApproval: true,
    price: { perUnit: { value: payOfADay / 12 }, bySalary: true },
  }),
  '207': offer({
    letters: 'SEL',
    plan: '{value} sold',
    fields: [
      amount({
        label: 'Days',
        hint: 'We add this to your pay in 12 equal amounts.',
        unit: 'days',
        minimum: 1,
        maximum: 3,
        stepSize: 1,
        preset: 1,
        validationMessage: 'Enter whole days',
      }),
    ],
    needsApproval: true,
    price: { perUnit: { value: -payOfADay / 12 }, bySalary: true },
  }),
  '218': offer({
    letters: 'CHI',
    plan: '{sessions}',
    fields: [
      options('sessions', 'Back-up care', [
        ['10', '10 sessions a year'],
        ['20', '20 sessions a year'],
      ]),
    ],
    price: { perOption: { sessions: { '10': 560, '20': 980 } }, companyPays: 560 },
  }),
  '222': offer({
    letters: 'TEC',
    plan: '{item} worth {value}, over 12 months',
    fields: [
      options('item', 'Item', [
        ['laptop', 'Laptop'],
        ['phone', 'Phone'],
        ['television', 'Television'],
        ['tablet', 'Tablet'],
      ]),
      amount({
        label: 'Price',
        unit: 'pounds',
        minimum: 100,
        maximum: 2000,
        stepSize: 1,
        preset: 744,
        validationMessage: 'Enter the price in whole pounds',
      }),
      options('delivery', 'Delivery', [
        ['home', 'Home'],
        ['office', 'Office'],
      ]),
    ],
    needsApproval: true,
    price: { perUnit: { value: 100 / 12 } },
  }),
  '223': offer({
    letters: 'SHO',
    plan: '{value} of vouchers a month',
    fields: [
      amount({
        label: 'Vouchers a month',
        hint: 'Comes out of your pay, with 4% extra to spend. The provider decides how much you can choose.',
        unit: 'pounds',
        minimum: 10,
        maximum: 500,
        stepSize: 5,
        preset: 50,
        validationMessage: 'Enter an amount in steps of £5',
      }),
    ],
    people: 'partner',
    maximumPeople: 1,
    price: { perUnit: { value: 100 }, match: { perUnit: 4, upTo: 500 } },
  }),
  '225': offer({
    letters: 'LEA',
    plan: '{value} a year',
    fields: [
      amount({
        label: 'Amount you need for the year',
        unit: 'pounds',
        minimum: 50,
        maximum: 400,
        stepSize: 10,
        preset: 200,
        validationMessage: 'Enter an amount in steps of £10',
      }),
    ],
    price: { perUnit: { value: 100 / 12 }, companyPays: 'all' },
  }),
}

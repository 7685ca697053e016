import type { Offer } from '../../offer.ts'
import { amount, offer, options } from './offer.ts'

/** Pence for one percent of the salary that every demo account has: £45,000 a year. */
const percentOfSalary = 3750

/** What can be chosen of the benefits about saving, giving and credits. */
export const moneyOffers: Readonly<Record<string, Offer>> = {
  '205': offer({
    letters: 'PEN',
    plan: '{value} of salary, {fund}',
    fields: [
      amount({
        label: 'What you pay in',
        hint: 'A percentage of your salary, before tax. Acme pays in the same, up to 8%.',
        unit: 'percent',
        minimum: 5,
        maximum: 40,
        stepSize: 0.5,
        preset: 5,
        validationMessage: 'Enter a percentage in steps of 0.5%',
      }),
      options('fund', 'Fund', [
        ['lifestyle', 'lifestyle fund', 'Takes less risk as you grow older'],
        ['global', 'global shares'],
        ['ethical', 'ethical fund'],
        ['cautious', 'cautious fund', 'Little risk, little growth'],
      ]),
    ],
    price: { perUnit: { value: percentOfSalary }, match: { perUnit: percentOfSalary, upTo: 8 }, bySalary: true },
  }),
  '213': offer({
    letters: 'SHA',
    plan: '{value} a month',
    fields: [
      amount({
        label: 'Amount to save each month',
        unit: 'pounds',
        minimum: 10,
        maximum: 500,
        stepSize: 5,
        preset: 100,
        validationMessage: 'Enter an amount in steps of £5',
      }),
    ],
    price: { perUnit: { value: 100 } },
  }),
  '214': offer({
    letters: 'SAV',
    plan: '{value} a month',
    fields: [
      amount({
        label: 'Amount to save each month',
        unit: 'pounds',
        minimum: 10,
        maximum: 1000,
        stepSize: 5,
        preset: 50,
        validationMessage: 'Enter an amount in steps of £5',
      }),
    ],
    price: { perUnit: { value: 100 } },
  }),
  '224': offer({
    letters: 'GIV',
    plan: '{value} a month to {charity}',
    fields: [
      amount({
        label: 'Amount to give each month',
        hint: 'From your pay before tax. A £10 gift costs you £8.',
        unit: 'pounds',
        minimum: 5,
        maximum: null,
        stepSize: 0.5,
        preset: 10,
        validationMessage: 'Enter an amount in steps of 50p',
      }),
      options('charity', 'Charity', [
        ['several', 'several charities', 'Name them on the form we’ll send you'],
        ['one', 'one charity', 'Name it on the form we’ll send you'],
      ]),
    ],
    price: { perUnit: { value: 100 }, match: { perUnit: 10, upTo: 100 } },
  }),
  '226': offer({ letters: 'CRE', plan: 'Standard', price: { basic: 2500, companyPays: 'all' } }),
}

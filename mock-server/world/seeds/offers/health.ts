import type { Offer } from '../../offer.ts'
import { amount, covering, offer, options } from './offer.ts'

/** What can be chosen of the benefits about health and wellbeing. */
export const healthOffers: Readonly<Record<string, Offer>> = {
  '201': offer({
    letters: 'DEN',
    plan: 'Up to {value} of treatment a year',
    fields: [
      amount({
        label: 'Yearly limit for treatment',
        hint: 'The most you can claim back in a year.',
        unit: 'pounds',
        minimum: 300,
        maximum: 1500,
        stepSize: 100,
        preset: 600,
        validationMessage: 'Enter a limit in steps of £100',
      }),
    ],
    people: 'family',
    maximumPeople: 4,
    price: { basic: 750, perUnit: { value: 1 }, partner: 900, dependant: 450, companyPays: 900 },
  }),
  '202': offer({
    letters: 'GYM',
    plan: '{membership}',
    fields: [
      covering(
        options('membership', 'Membership', [
          ['local', 'Local gym, all hours', 'One gym of your choice'],
          ['off-peak', 'Local gym, off-peak', 'Weekdays from 9am to 4pm'],
          ['national', 'Every gym in the country', 'Pools and studios included'],
        ]),
        {
          'Where you can go': ['One gym of your choice', 'One gym of your choice', 'Every gym in the country'],
          'When you can go': ['All opening hours', 'Weekdays from 9am to 4pm', 'All opening hours'],
          Classes: ['Up to 4 a month', null, 'As many as you like'],
          'Pools and studios': [null, null, 'Included'],
          Induction: ['One hour with a trainer', 'One hour with a trainer', 'One hour with a trainer'],
        },
      ),
    ],
    price: { perOption: { membership: { 'off-peak': 2299, local: 3499, national: 5299 } }, companyPays: 1000 },
  }),
  '203': offer({
    letters: 'SCR',
    plan: '{level}',
    fields: [
      covering(
        options('level', 'Screening', [
          ['essential', 'Essential screening', '45 minutes with a nurse'],
          ['full', 'Full screening', '90 minutes, with a doctor and a heart trace'],
        ]),
        {
          Time: ['45 minutes', '90 minutes'],
          'Who sees you': ['A nurse', 'A nurse and a doctor'],
          'Blood tests': ['Cholesterol and blood sugar', 'Cholesterol, blood sugar, liver, kidneys and thyroid'],
          'Blood pressure, height and weight': ['Measured', 'Measured'],
          'Heart trace': [null, 'Included'],
          Results: ['By email, within a week', 'With the doctor, on the day'],
          'How often': ['Once a year', 'Once a year'],
        },
      ),
    ],
    people: 'partner',
    maximumPeople: 1,
    price: { perOption: { level: { essential: 1250, full: 2400 } }, partner: 1250, companyPays: 1250 },
  }),
  '208': offer({
    letters: 'PMI',
    plan: '{hospitals}, {excess} excess',
    fields: [
      options(
        'excess',
        'Excess',
        [
          ['100', '£100'],
          ['0', '£0', 'You don’t pay anything towards a claim'],
          ['250', '£250'],
          ['500', '£500', 'The lowest monthly cost'],
        ],
        {
          hint: 'What you pay towards your first claim in a scheme year. You can only change it on 1 January.',
          lockedWhileHeld: true,
        },
      ),
      covering(
        options('hospitals', 'Hospitals', [
          ['core', 'Core cover', 'More than 300 hospitals outside central London'],
          ['all', 'Extended cover', 'Every private hospital in the country'],
        ]),
        {
          Hospitals: ['More than 300', 'Every private hospital'],
          'Central London': [null, 'Included'],
          'Treatment in hospital': ['In full', 'In full'],
          'Cancer treatment': ['In full', 'In full'],
          'Tests and scans': ['In full, after a referral', 'In full, after a referral'],
          'A parent who stays with a child': ['Up to £50 a night', 'In full'],
        },
      ),
    ],
    people: 'family',
    maximumPeople: 6,
    price: {
      basic: 5750,
      perOption: { excess: { '0': 1900, '100': 1200, '250': 600, '500': 0 }, hospitals: { core: 0, all: 1450 } },
      partner: 5600,
      dependant: 1900,
      companyPays: 4800,
    },
  }),
  '217': offer({ letters: 'EAP', plan: 'You and your household', price: { basic: 310, companyPays: 'all' } }),
  '227': offer({
    letters: 'CSH',
    plan: '{level}',
    fields: [
      covering(
        options('level', 'Level', [
          ['1', 'Level 1', 'Up to £75 for the optician and £75 for the dentist'],
          ['2', 'Level 2', 'Up to £120 for each'],
          ['3', 'Level 3', 'Up to £180 for each'],
        ]),
        {
          Optician: ['Up to £75 a year', 'Up to £120 a year', 'Up to £180 a year'],
          Dentist: ['Up to £75 a year', 'Up to £120 a year', 'Up to £180 a year'],
          Physiotherapy: ['Up to £150 a year', 'Up to £300 a year', 'Up to £450 a year'],
          Prescriptions: ['Up to £20 a year', 'Up to £30 a year', 'Up to £40 a year'],
          'Health check': [null, 'Up to £100 every 2 years', 'Up to £150 every 2 years'],
          'GP by phone or video': ['Day and night', 'Day and night', 'Day and night'],
        },
      ),
    ],
    people: 'family',
    maximumPeople: 5,
    price: { perOption: { level: { '1': 650, '2': 1090, '3': 1640 } }, partner: 1090, dependant: 0, companyPays: 650 },
  }),
  '228': offer({
    letters: 'EYE',
    plan: '{vouchers}',
    fields: [
      options('vouchers', 'Voucher', [
        ['test', 'Eye test'],
        ['glasses', 'Eye test and glasses for screen work'],
      ]),
    ],
    price: { basic: 140, companyPays: 'all' },
  }),
}

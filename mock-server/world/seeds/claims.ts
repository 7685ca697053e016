import type { Claim } from '../records.ts'

const have = (...points: readonly string[]): string =>
  `<p>Please have at hand:</p><ul>${points.map((point) => `<li>${point}</li>`).join('')}</ul>`

const host = 'https://claims.brightwell.example'

/** How to claim with the provider of a benefit. Eye care is missing on purpose: its provider gave nothing. */
export const seedClaims: Readonly<Record<string, Claim>> = {
  '201': {
    provider: 'Brightwell Dental',
    phone: '020 7946 0310',
    email: 'dental@brightwell.example',
    url: `${host}/dental`,
    instructions:
      '<p>Pay your dentist, then send us the receipt <strong>within six months</strong>. We pay it back within five working days.</p>' +
      have('your reference', 'the receipt, with the name of the patient and the treatment', 'your bank details'),
  },
  '208': {
    provider: 'Brightwell Health',
    phone: '020 7946 0320',
    email: 'health@brightwell.example',
    url: `${host}/health`,
    instructions:
      '<p>Ring us <strong>before</strong> any treatment. We say at once whether it is paid for, and pay the hospital directly.</p>' +
      have('your reference', 'what your doctor called the condition', 'the name of the specialist, if you have one'),
  },
  '210': {
    provider: 'Harbour Life',
    phone: '020 7946 0330',
    email: 'claims@harbour-life.example',
    url: null,
    instructions:
      '<p>We are sorry that you need this page. One call is enough: we write to everybody whom we need something from.</p>' +
      have('the name and the date of birth of the person who has died', 'the reference', 'your own phone number'),
  },
  '211': {
    provider: 'Harbour Life',
    phone: '020 7946 0331',
    email: 'illness@harbour-life.example',
    url: 'https://claims.harbour-life.example/illness',
    instructions:
      '<p>Claim as soon as a specialist has told you what you have. Cover must have run for 14 days before that.</p>' +
      have('your reference', 'the letter of the specialist', 'the address of your doctor'),
  },
  '215': {
    provider: 'Harbour Accident',
    phone: '020 7946 0332',
    email: 'accident@harbour-life.example',
    url: 'https://claims.harbour-life.example/accident',
    instructions:
      '<p>Tell us within 30 days of the accident. Smaller sums are paid from photographs alone.</p>' +
      have('your reference', 'the day and the place of the accident', 'what the hospital or the doctor wrote'),
  },
  '216': {
    provider: 'Harbour Life',
    phone: '020 7946 0333',
    email: 'income@harbour-life.example',
    url: null,
    instructions:
      '<p>Tell us when you have been off work for eight weeks, so that the payments begin in time.</p>' +
      have('your reference', 'your fit notes', 'the name of your manager'),
  },
  '219': {
    provider: 'Compass Travel Insurance',
    phone: '020 7946 0340',
    email: 'claims@compass-travel.example',
    url: 'https://claims.compass-travel.example/new',
    instructions:
      '<p>In an emergency abroad, ring the number below <strong>at any hour</strong> before you pay a hospital.</p>' +
      have('your reference', 'the booking of your trip', 'receipts, and a police report for what was stolen'),
  },
  '220': {
    provider: 'Compass Roadside',
    phone: '020 7946 0341',
    email: null,
    url: null,
    instructions:
      '<p>Ring us from a safe place, away from the traffic. We answer day and night.</p>' +
      have('your reference', 'the number plate of the car', 'where you are'),
  },
  '227': {
    provider: 'Brightwell Cash Plan',
    phone: null,
    email: 'cash@brightwell.example',
    url: `${host}/cash-plan`,
    instructions:
      '<p>Photograph the receipt and send it with the form. The money is in your account within three working days.</p>' +
      have('your reference', 'the receipt, not older than six months'),
  },
}

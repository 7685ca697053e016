import type { Claim } from '../records.ts'

const have = (...points: readonly string[]): string =>
  `<p>You’ll need:</p><ul>${points.map((point) => `<li>${point}</li>`).join('')}</ul>`

const host = 'https://claims.brightwell.example'

/** How to claim with the provider of a benefit. Eye care is missing on purpose: its provider gave nothing. */
export const seedClaims: Readonly<Record<string, Claim>> = {
  '201': {
    provider: 'Brightwell Dental',
    phone: '020 7946 0310',
    email: 'dental@brightwell.example',
    url: `${host}/dental`,
    instructions:
      '<p>Pay your dentist, then send the receipt to Brightwell Dental <strong>within 6 months</strong>. They’ll pay you back within 5 working days.</p>' +
      have('your reference', 'the receipt, with the name of the patient and the treatment', 'your bank details'),
  },
  '208': {
    provider: 'Brightwell Health',
    phone: '020 7946 0320',
    email: 'health@brightwell.example',
    url: `${host}/health`,
    instructions:
      '<p>Call Brightwell Health <strong>before</strong> any treatment. They’ll tell you straight away if it’s covered, and pay the hospital directly.</p>' +
      have('your reference', 'the name of the condition', 'the name of the specialist, if you have one'),
  },
  '210': {
    provider: 'Harbour Life',
    phone: '020 7946 0330',
    email: 'claims@harbour-life.example',
    url: null,
    instructions:
      '<p>We’re sorry for your loss. You only need to make one call. Harbour Life will contact anyone else they need to.</p>' +
      have('the name and the date of birth of the person who has died', 'the reference', 'your own phone number'),
  },
  '211': {
    provider: 'Harbour Life',
    phone: '020 7946 0331',
    email: 'illness@harbour-life.example',
    url: 'https://claims.harbour-life.example/illness',
    instructions:
      '<p>Claim as soon as a specialist has diagnosed you. Your cover must have started at least 14 days before that.</p>' +
      have('your reference', 'your specialist’s letter', 'your GP’s address'),
  },
  '215': {
    provider: 'Harbour Accident',
    phone: '020 7946 0332',
    email: 'accident@harbour-life.example',
    url: 'https://claims.harbour-life.example/accident',
    instructions:
      '<p>Tell Harbour Accident within 30 days of the accident. For smaller claims, photos are enough.</p>' +
      have('your reference', 'when and where the accident happened', 'your hospital or doctor’s report'),
  },
  '216': {
    provider: 'Harbour Life',
    phone: '020 7946 0333',
    email: 'income@harbour-life.example',
    url: null,
    instructions:
      '<p>Tell Harbour Life when you’ve been off work for 8 weeks, so payments can start on time.</p>' +
      have('your reference', 'your fit notes', 'your manager’s name'),
  },
  '219': {
    provider: 'Compass Travel Insurance',
    phone: '020 7946 0340',
    email: 'claims@compass-travel.example',
    url: 'https://claims.compass-travel.example/new',
    instructions:
      '<p>In an emergency abroad, call this number, <strong>day or night</strong>, before you pay a hospital.</p>' +
      have('your reference', 'your trip booking', 'receipts, and a police report for anything stolen'),
  },
  '220': {
    provider: 'Compass Roadside',
    phone: '020 7946 0341',
    email: null,
    url: null,
    instructions:
      '<p>Call from somewhere safe, away from traffic. The line is open day and night.</p>' +
      have('your reference', 'the car’s registration number', 'where you are'),
  },
  '227': {
    provider: 'Brightwell Cash Plan',
    phone: null,
    email: 'cash@brightwell.example',
    url: `${host}/cash-plan`,
    instructions:
      '<p>Send a photo of the receipt with the form. You’ll get your money within 3 working days.</p>' +
      have('your reference', 'the receipt, no more than 6 months old'),
  },
}

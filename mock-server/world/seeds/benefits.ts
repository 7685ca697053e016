import type { Benefit } from '../records.ts'
import type { CatalogueEntry } from './catalogue/entry.ts'
import { catalogue } from './catalogue.ts'
import { benefitPictures } from './benefit-pictures.ts'
import { seedClaims } from './claims.ts'
import { offerOf } from './offers.ts'
import { termsOf } from './terms.ts'

const leaving: Readonly<Record<CatalogueEntry['leave'], string>> = {
  'any-month': 'You can leave at the end of any month. Tell us by the 20th.',
  'year-end': 'You can leave at the end of the scheme year, on 31 December.',
  never: 'This benefit runs for its full term. It ends on your last day at Acme.',
}

const leaveDates: Readonly<Record<CatalogueEntry['leave'], string | null>> = {
  'any-month': '2026-12-31',
  'year-end': '2026-12-31',
  never: null,
}

const familyAnswers: Readonly<Record<Benefit['offer']['people'], string>> = {
  nobody: '<p>No, it only covers you.</p>',
  partner: '<p>Yes, you can add your partner. The cost goes up if you do.</p>',
  family: '<p>Yes, you can add your partner and children. The cost may go up.</p>',
}

const faqsOf = ({ id, leave, faqs = [] }: CatalogueEntry): Benefit['faqs'] => [
  ...faqs.map(([question, answer], index) => ({ id: `${id}-own-${index + 1}`, question, answer: `<p>${answer}</p>` })),
  {
    id: `${id}-1`,
    question: 'When does it start?',
    answer:
      '<p>On the first day of the month after your choice is confirmed. If your employer must approve it first, that is the day that counts.</p>',
  },
  {
    id: `${id}-2`,
    question: 'How do I pay?',
    answer:
      '<p>The cost is taken from your salary every month. You see it on your payslip, <strong>before tax</strong> where the law allows it.</p>',
  },
  {
    id: `${id}-3`,
    question: 'Can I add my family?',
    answer: familyAnswers[offerOf(id).people],
  },
  { id: `${id}-4`, question: 'Can I leave during the year?', answer: `<p>${leaving[leave]}</p>` },
]

/** The benefits whose prices and limits come from their providers: critical illness cover and shopping discounts. */
const beamSupported = new Set(['211', '223'])

/** The benefits of the demo scheme. */
export const seedBenefits: readonly Benefit[] = catalogue.map((entry) => ({
  id: entry.id,
  name: entry.name,
  summary: entry.summary,
  groupCode: entry.groupCode,
  icon: entry.icon,
  image: benefitPictures[entry.id] ?? null,
  beamSupported: beamSupported.has(entry.id),
  description: `<p>${entry.description}</p><ul>${entry.points.map((point) => `<li>${point}</li>`).join('')}</ul>`,
  covers: entry.covers,
  howToLeave: leaving[entry.leave],
  terms: termsOf(entry),
  claim: seedClaims[entry.id] ?? null,
  faqs: faqsOf(entry),
  relatedIds: entry.related,
  restrictedOnProbation: entry.waitsForProbation,
  offer: offerOf(entry.id),
  leaveOn: leaveDates[entry.leave],
  takeUpPercent: entry.takeUpPercent,
}))

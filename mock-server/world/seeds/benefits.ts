import type { Benefit } from '../records.ts'
import type { CatalogueEntry } from './catalogue/entry.ts'
import { catalogue } from './catalogue.ts'
import { leaving, paying, returning, starts } from '../rules.ts'
import { benefitPictures } from './benefit-pictures.ts'
import { seedClaims } from './claims.ts'
import { offerOf } from './offers.ts'
import { inKind, termsOf } from './terms.ts'

/** What is said about leaving a will, which is paid for in 12 payments. */
const leavingWills = 'Once your will is written, you pay the rest of the 12 payments.'

const leavingOf = ({ id, timing }: CatalogueEntry): string => (id === '209' ? leavingWills : leaving[timing])

/** What waits when a benefit is chosen again. */
const waits: Readonly<Record<string, string>> = { '201': ' Crowns and bridges then wait 3 months.' }

const insures = new Set(['health', 'protection'])

const factsOf = (entry: CatalogueEntry): Benefit['facts'] => {
  const { questions } = offerOf(entry.id)
  return [
    { name: 'How you pay', value: paying[entry.payment] },
    ...(entry.inKind ? [{ name: 'Tax', value: inKind }] : []),
    ...(insures.has(entry.groupCode)
      ? [
          {
            name: 'Medical questions',
            value: questions.length === 0 ? 'None' : 'If you choose more than the free cover limit',
          },
        ]
      : []),
  ]
}

const faqsOf = (entry: CatalogueEntry): Benefit['faqs'] =>
  [
    ...(entry.faqs ?? []),
    ['When does it start?', starts[entry.timing]] as const,
    ['Can I leave?', leavingOf(entry)] as const,
  ].map(([question, answer], index) => ({ id: `${entry.id}-${index + 1}`, question, answer: `<p>${answer}</p>` }))

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
  howToLeave: leavingOf(entry),
  howToReturn: `${returning[entry.timing]}${waits[entry.id] ?? ''}`,
  facts: factsOf(entry),
  terms: termsOf(entry),
  claim: seedClaims[entry.id] ?? null,
  faqs: faqsOf(entry),
  relatedIds: entry.related,
  restrictedOnProbation: entry.waitsForProbation,
  offer: offerOf(entry.id),
  timing: entry.timing,
  payment: entry.payment,
  takeUpPercent: entry.takeUpPercent,
}))

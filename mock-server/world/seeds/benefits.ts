import type { Benefit } from '../records.ts'
import { catalogue, offerOf, clauseOf, type CatalogueEntry, type Clause } from './catalogue.ts'
import { leaving, paying, returning, starts } from '../rules.ts'

const clauses = (list: readonly Clause[]): string =>
  list
    .map(clauseOf)
    .map(
      ({ title, paragraphs, points = [] }, index) =>
        `<h3>${index + 1}. ${title}</h3>` +
        paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join('') +
        (points.length > 0 ? `<ul>${points.map((point) => `<li>${point}</li>`).join('')}</ul>` : ''),
    )
    .join('')

/** The tax on what Acme pays. */
export const inKind =
  'Acme’s share is a benefit in kind (P11D). You pay income tax on it, usually through your tax code.'

const payingOf = (entry: CatalogueEntry): string => entry.paying ?? paying[entry.payment]
const leavingOf = (entry: CatalogueEntry): string => entry.leaving ?? leaving[entry.timing]

/** The terms of a benefit by its rules: how it is paid for, how it is left, and what the provider gets. */
const shortOf = (entry: CatalogueEntry): string => {
  const paragraphs = [
    `${payingOf(entry)}${entry.inKind ? ` ${inKind}` : ''}`,
    'We give the provider your name, date of birth and address, and nothing else. They may ask you for more details.',
    `${starts[entry.timing]} ${leavingOf(entry)}`,
    'It ends on your last day at Acme.',
  ]
  const titles = ['What you pay', 'Your details', 'When it starts and how to leave', 'If you leave Acme']
  return clauses(paragraphs.map((paragraph, index) => ({ title: titles[index] ?? '', paragraphs: [paragraph] })))
}

/** The terms that a person accepts with a benefit: long texts for some, a short one for the others, none for credits. */
export const termsOf = (entry: CatalogueEntry): Benefit['terms'] => {
  const { id, name, groupCode } = entry
  if (groupCode === 'ccv') return []
  const own = {
    id: `${id}-terms`,
    title: `${name}: terms`,
    version: '3',
    content: entry.terms ? clauses(entry.terms) : shortOf(entry),
  }
  const consent = {
    id: `${id}-details`,
    title: 'How the insurer uses your details',
    version: '1',
    content:
      '<p>We give the insurer the name and date of birth of everyone you cover. They’ll ask each adult’s permission before they look at medical records.</p><p>You can withdraw permission at any time, but then the insurer can’t pay a claim that needs those records.</p>',
  }
  return id === '208' ? [own, consent] : [own]
}

const lake =
  '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="320" viewBox="0 0 640 320"><linearGradient id="a" x2="0" y2="1"><stop stop-color="#f7d9b8"/><stop offset="1" stop-color="#f4b6a0"/></linearGradient><linearGradient id="b" x2="0" y2="1"><stop stop-color="#6d8fa8"/><stop offset="1" stop-color="#2f5873"/></linearGradient><path fill="url(#a)" d="M0 0h640v200H0z"/><circle cx="430" cy="120" r="44" fill="#fff3df"/><path fill="#a9899a" d="M0 200l120-90 90 60 110-110 130 120 70-50 120 70z"/><path fill="#7a6a86" d="M0 200l90-40 120 30 130-50 120 50 180-20v30z"/><path fill="url(#b)" d="M0 196h640v124H0z"/><path fill="#fff3df" opacity=".5" d="M392 214h76v4h-76zM402 236h56v4h-56zM412 258h36v4h-36z"/><path fill="#26343f" d="M60 320V190l-16 30 16-60 16 60-16-30zM108 320V214l-12 24 12-48 12 48-12-24z"/></svg>'

const listOf = (points: readonly string[]): string => `<ul>${points.map((point) => `<li>${point}</li>`).join('')}</ul>`

const insures = new Set(['health', 'protection'])

const factsOf = (entry: CatalogueEntry): Benefit['facts'] => {
  const { questions } = offerOf(entry)
  return [
    { name: 'How you pay', value: payingOf(entry) },
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

const claimOf = ({ claim }: CatalogueEntry): Benefit['claim'] => {
  if (!claim) return null
  const { needs, ...rest } = claim
  return { ...rest, instructions: `${claim.instructions}<p>You’ll need:</p>${listOf(needs)}` }
}

/** The benefits of the demo scheme. */
export const seedBenefits: readonly Benefit[] = catalogue.map((entry) => ({
  id: entry.id,
  name: entry.name,
  summary: entry.summary,
  groupCode: entry.groupCode,
  icon: entry.icon,
  image: entry.id === '219' ? `data:image/svg+xml,${encodeURIComponent(lake)}` : null,
  beamSupported: entry.beamSupported ?? false,
  description: `<p>${entry.description}</p>${listOf(entry.points)}`,
  covers: entry.covers,
  howToLeave: leavingOf(entry),
  howToReturn: `${returning[entry.timing]}${entry.waits === undefined ? '' : ` ${entry.waits}`}`,
  facts: factsOf(entry),
  terms: termsOf(entry),
  claim: claimOf(entry),
  faqs: faqsOf(entry),
  relatedIds: entry.related,
  restrictedOnProbation: entry.waitsForProbation,
  offer: offerOf(entry),
  timing: entry.timing,
  payment: entry.payment,
  takeUpPercent: entry.takeUpPercent,
}))

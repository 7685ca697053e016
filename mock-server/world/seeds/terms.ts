import type { Benefit } from '../records.ts'
import { leaving, paying, starts } from '../rules.ts'
import { clauseOf, type CatalogueEntry, type Clause } from './catalogue.ts'

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

/** The terms of a benefit by its rules: how it is paid for, how it is left, and what the provider gets. */
const shortOf = (entry: CatalogueEntry): string => {
  const paragraphs = [
    `${paying[entry.payment]}${entry.inKind ? ` ${inKind}` : ''}`,
    'We give the provider your name, date of birth and address, and nothing else. They may ask you for more details.',
    `${starts[entry.timing]} ${leaving[entry.timing]}`,
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

import type { Benefit } from '../records.ts'
import { leaving, paying, starts } from '../rules.ts'
import type { CatalogueEntry } from './catalogue/entry.ts'

interface Clause {
  readonly title: string
  readonly paragraphs: readonly string[]
  readonly points?: readonly string[]
}

const clauses = (list: readonly Clause[]): string =>
  list
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

const dataClause: Clause = {
  title: 'Your details',
  paragraphs: [
    'We give the insurer what it needs to cover you and your family: names, dates of birth, address and level of cover. Only the insurer sees your answers to medical questions.',
    'The insurer may keep these details for 7 years after your cover ends. You can ask for a copy at any time.',
  ],
}

const leavingClause: Clause = {
  title: 'When cover ends',
  paragraphs: ['Cover ends on whichever comes first:'],
  points: [
    'the last day we show you when you leave the benefit',
    'your last day at Acme',
    'the day Acme stops offering the benefit (you’ll get a month’s notice)',
    'for a child, their 24th birthday, or the end of full-time education if they’re 18 or over',
  ],
}

const long: Readonly<Record<string, string>> = {
  '208': clauses([
    {
      title: 'What this is',
      paragraphs: [
        'Acme has a group policy with the insurer. When you choose this benefit, you become a member. You can ask for a copy of the policy. If it differs from these terms, the policy applies.',
      ],
    },
    {
      title: 'Who can join',
      paragraphs: [
        'You can join if you work for Acme and live in the UK for at least 180 days a year. You can add your partner, and children under 24 if they’re under 18 or in full-time education.',
        'If you have or adopt a child, you can add them within 3 months without answering health questions.',
      ],
    },
    {
      title: 'What’s covered',
      paragraphs: ['The insurer pays for treatment of acute conditions that start after you join:'],
      points: [
        'consultations with a specialist, if a doctor has referred you',
        'scans and tests the specialist asks for',
        'operations and hospital stays, as an in-patient or for the day',
        'cancer care in full, for as long as you need it',
        'up to 8 sessions of physiotherapy without a referral',
        'up to £2,000 a year of talking therapy',
      ],
    },
    {
      title: 'What’s not covered',
      paragraphs: ['The insurer doesn’t pay for:'],
      points: [
        'a pre-existing condition from the last 5 years, until you’ve had 2 years without symptoms, treatment or advice',
        'long-term conditions such as diabetes or asthma, once they’ve been diagnosed',
        'normal pregnancy and birth',
        'cosmetic treatment, unless it follows an accident or an operation',
        'treatment abroad, and treatment in a hospital that’s not on your list',
      ],
    },
    {
      title: 'The excess',
      paragraphs: [
        'The excess is what you pay towards each person’s first claim in a scheme year. You choose it when you join. You can only change it on 1 January.',
        'If treatment continues into a new scheme year, you pay the excess again.',
      ],
    },
    {
      title: 'How to claim',
      paragraphs: [
        'Call the insurer before any treatment to check it’s covered. They may not pay for treatment they haven’t agreed.',
        'The insurer pays the hospital directly. Send any other bills within 6 months.',
      ],
    },
    {
      title: 'What it costs',
      paragraphs: [
        'Acme pays the first £48 a month. The rest comes out of your pay each month, after tax. The cost may change on 1 January. We’ll tell you 6 weeks before, and you can leave then.',
        'What Acme pays is a benefit in kind. You pay income tax on it, usually through your tax code.',
      ],
    },
    leavingClause,
    {
      title: 'Complaints',
      paragraphs: [
        'Complain to the insurer first. If you don’t hear back within 8 weeks, or don’t agree with the answer, you can go to the Financial Ombudsman Service for free.',
      ],
    },
    dataClause,
  ]),
  '210': clauses([
    {
      title: 'What is paid, and who gets it',
      paragraphs: [
        'If you die while you work for Acme, the trustees pay out your cover as a lump sum. They decide who gets it, and look first at the beneficiaries you’ve named.',
        'Because the trustees decide, the money isn’t part of your estate and there’s usually no Inheritance Tax to pay.',
      ],
    },
    {
      title: 'The free cover limit',
      paragraphs: [
        'You can have up to £400,000 of cover without answering health questions. This is the free cover limit. If you choose more, answer the medical questions. Until the insurer accepts your answers, you’re covered for £400,000 and only pay for that.',
        'The insurer may ask your doctor for a report, and will pay for it. They only tell you what they decide.',
      ],
    },
    {
      title: 'Your partner',
      paragraphs: [
        'You can cover your partner for up to £250,000, but no more than your own cover. The money is paid to you.',
        'Your partner must be under 70, and not off work sick on the day cover starts.',
      ],
    },
    {
      title: 'What is not paid',
      paragraphs: ['The insurer won’t pay more than the free cover limit:'],
      points: [
        'if you answered a medical question wrongly, and the right answer would have changed their decision',
        'if you die by suicide within 12 months of choosing the higher cover',
      ],
    },
    {
      title: 'What it costs',
      paragraphs: [
        'Acme pays for £180,000 of cover. Any extra comes out of your pay, after tax. The cost depends on your age and changes each 1 January.',
      ],
    },
    {
      title: 'Absence',
      paragraphs: [
        'You stay covered during maternity, paternity, adoption and sick leave for up to 3 years, as long as your share is paid.',
      ],
    },
    leavingClause,
    dataClause,
  ]),
  '205': clauses([
    {
      title: 'What you pay in',
      paragraphs: [
        'You choose what percentage of your salary to pay in, from 5%. You pay through salary sacrifice: your salary goes down by that amount, and you don’t pay income tax or National Insurance on it.',
        'Salary sacrifice can’t take your pay below the National Minimum Wage. If it would, we’ll lower what you pay in and tell you.',
      ],
    },
    {
      title: 'What Acme pays in',
      paragraphs: ['Acme pays in the same percentage, up to 8%. It also pays the running costs.'],
    },
    {
      title: 'The yearly allowance',
      paragraphs: [
        'If more than £60,000 goes into your pensions in a tax year, you may pay tax on the rest. The provider will write to you if you get close.',
      ],
    },
    {
      title: 'How the money is invested',
      paragraphs: [
        'You can choose a fund. If you don’t, we use the lifestyle fund, which takes less risk as you get closer to retirement. The value of investments can go down as well as up.',
      ],
    },
    {
      title: 'Changing and stopping',
      paragraphs: [
        'You can change what you pay in each month, or stop at any time. If you opt out within one month of being enrolled, you get your money back. After that, it stays invested until you’re 55, or 57 from 6 April 2028.',
      ],
    },
    {
      title: 'If you leave Acme',
      paragraphs: [
        'The money is yours. You can leave it where it is, keep paying in yourself, or move it to another pension.',
      ],
    },
    {
      title: 'Your details',
      paragraphs: [
        'By law, we give the provider your name, date of birth, address, National Insurance number and salary.',
      ],
    },
  ]),
}

/** The terms that a person accepts with a benefit: long texts for some, a short one for the others, none for credits. */
export const termsOf = (entry: CatalogueEntry): Benefit['terms'] => {
  const { id, name, groupCode } = entry
  if (groupCode === 'ccv') return []
  const own = { id: `${id}-terms`, title: `${name}: terms`, version: '3', content: long[id] ?? shortOf(entry) }
  const consent = {
    id: `${id}-details`,
    title: 'How the insurer uses your details',
    version: '1',
    content:
      '<p>We give the insurer the name and date of birth of everyone you cover. They’ll ask each adult’s permission before they look at medical records.</p><p>You can withdraw permission at any time, but then the insurer can’t pay a claim that needs those records.</p>',
  }
  return id === '208' ? [own, consent] : [own]
}

import type { Benefit } from '../records.ts'
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

const SHORT =
  '<p>Your choice holds for the scheme year unless we say otherwise. Cover begins on the first of the month and stops on the day that the portal shows when you leave.</p>' +
  '<ul><li>You agree that the cost is taken from your salary.</li><li>You agree that we pass your name, date of birth and address to the provider, and nothing else.</li>' +
  '<li>The provider may ask you for more before cover begins.</li></ul>' +
  '<p>If you leave the company, this benefit ends on your last day of work.</p>'

const dataClause: Clause = {
  title: 'Your details',
  paragraphs: [
    'We pass to the insurer what it needs to cover you and the people you add: names, dates of birth, address and the level of cover. Answers to medical questions go to the insurer alone.',
    'The insurer may keep these details for seven years after your cover ends. You may ask it for a copy at any time.',
  ],
}

const leavingClause: Clause = {
  title: 'When cover ends',
  paragraphs: ['Cover ends on the first of these days:'],
  points: [
    'the day that the portal shows when you opt out',
    'your last day of work for the company',
    'the day on which your employer stops offering the benefit, of which you get one month of notice',
    'for a child, the birthday on which the child becomes 24',
  ],
}

const long: Readonly<Record<string, string>> = {
  '208': clauses([
    {
      title: 'What this is',
      paragraphs: [
        'Your employer holds a group policy with the insurer. By choosing this benefit you become a member of it. The policy itself, which you can ask for, decides where these terms and the policy differ.',
      ],
    },
    {
      title: 'Who may join',
      paragraphs: [
        'You may join while you work for the company and live in the United Kingdom for at least 180 days a year. You may add your partner and your children under 24.',
        'A child who is born or adopted during the year may be added within three months, without any question about health.',
      ],
    },
    {
      title: 'What is paid for',
      paragraphs: ['The insurer pays for the treatment of acute conditions that begin after you join:'],
      points: [
        'consultations with a specialist, if a doctor has referred you',
        'scans and tests that the specialist asks for',
        'operations and hospital stays, as an in-patient or for the day',
        'cancer care in full, for as long as it is needed',
        'up to eight sessions of physiotherapy without a referral',
        'up to £2,000 a year of talking therapy',
      ],
    },
    {
      title: 'What is not paid for',
      paragraphs: ['The insurer does not pay for:'],
      points: [
        'a pre-existing condition of the last five years, until you have had two years without symptoms, treatment or advice',
        'long-lasting conditions such as diabetes or asthma, beyond finding out what they are',
        'pregnancy and birth without complications',
        'cosmetic treatment, unless it follows an accident or an operation',
        'treatment abroad, and treatment in a hospital that is not on your list',
      ],
    },
    {
      title: 'The excess',
      paragraphs: [
        'The excess is what you pay yourself of the first claim of each person in a scheme year. You choose it when you join. It can be changed at the start of a scheme year, on 1 January, and at no other time.',
        'A claim that goes on into a new scheme year bears the excess of both years.',
      ],
    },
    {
      title: 'How to claim',
      paragraphs: [
        'Ring the insurer before any treatment, so that it can say whether the treatment is paid for. Treatment that was not agreed beforehand may not be paid for at all.',
        'The insurer pays the hospital directly. Send in bills for the rest within six months.',
      ],
    },
    {
      title: 'What it costs',
      paragraphs: [
        'Your employer pays the first £48 a month. The rest is taken from your salary each month. The price may change on 1 January; you are told six weeks before and may leave then.',
        'What your employer pays counts as a benefit in kind. You pay income tax on it, through your tax code.',
      ],
    },
    leavingClause,
    {
      title: 'Complaints',
      paragraphs: [
        'Please write to the insurer first. If you have no answer within eight weeks, or do not agree with it, you may go to the ombudsman at no cost.',
      ],
    },
    dataClause,
  ]),
  '210': clauses([
    {
      title: 'What is paid, and to whom',
      paragraphs: [
        'If you die while you work for the company, the trustees pay the sum that you chose as a lump sum. They decide to whom, and they look first at the people whom you name as beneficiaries.',
        'Because the trustees decide, the sum is not part of what you leave, and no inheritance tax is due on it.',
      ],
    },
    {
      title: 'The free cover limit',
      paragraphs: [
        'The insurer covers up to £400,000 without a question about your health. That is the free cover limit. If you choose more, please answer the medical questions. Until the insurer has accepted your answers you are covered for the free cover limit, and you pay for no more than that.',
        'The insurer may ask your doctor for a report, and pays for it. It tells you and nobody else what it decides.',
      ],
    },
    {
      title: 'Your partner',
      paragraphs: [
        'You may cover your partner for a sum of up to £250,000, and not for more than your own. The sum is paid to you.',
        'Your partner must be under 70 and must not be off work through illness on the day on which cover begins.',
      ],
    },
    {
      title: 'What is not paid',
      paragraphs: ['Nothing is paid above the free cover limit:'],
      points: [
        'if a medical question was answered wrongly, and the right answer would have changed what the insurer decided',
        'if you die by suicide within twelve months of the day on which you chose the higher sum',
      ],
    },
    {
      title: 'What it costs',
      paragraphs: [
        'Your employer pays for £180,000 of cover. What you choose beyond that is taken from your salary, after tax. The price depends on your age and changes each 1 January.',
      ],
    },
    {
      title: 'Absence',
      paragraphs: [
        'You stay covered during maternity, paternity, adoption and sick leave, for up to three years, as long as your part is paid.',
      ],
    },
    leavingClause,
    dataClause,
  ]),
  '205': clauses([
    {
      title: 'What you pay in',
      paragraphs: [
        'You choose a part of your salary, from 3% upwards. It is paid in by salary sacrifice: your salary is lower by the sum, and neither income tax nor national insurance is due on it.',
        'Your salary after the sacrifice must not fall below the national minimum wage. If it would, we lower what you pay in and tell you.',
      ],
    },
    {
      title: 'What your employer pays in',
      paragraphs: ['Your employer adds the same part of your salary, up to 8%. It also pays the running costs.'],
    },
    {
      title: 'The yearly allowance',
      paragraphs: [
        'If more than £60,000 is paid into your pensions in a tax year, tax may be due on the rest. The provider writes to you if you come near.',
      ],
    },
    {
      title: 'How the money is invested',
      paragraphs: [
        'You choose a fund. If you do not, the lifestyle fund is used, which moves to less risky investments as you come near your pension age. The value of investments can fall as well as rise.',
      ],
    },
    {
      title: 'Changing and stopping',
      paragraphs: [
        'You may change what you pay in each month. By law you may leave within one month of joining and get your money back; after that it stays invested until you are 55, or 57 from 2028.',
      ],
    },
    {
      title: 'If you leave the company',
      paragraphs: ['The money is yours. You may leave it where it is, pay in yourself, or move it to another pension.'],
    },
    {
      title: 'Your details',
      paragraphs: [
        'We pass to the provider your name, date of birth, address, national insurance number and salary, because the law asks for them.',
      ],
    },
  ]),
}

/** The terms that a person accepts with a benefit: long texts for some, a short one for the others, none for credits. */
export const termsOf = (entry: CatalogueEntry): Benefit['terms'] => {
  const { id, name, groupCode } = entry
  if (groupCode === 'ccv') return []
  const own = { id: `${id}-terms`, title: `${name}: terms`, version: '3', content: long[id] ?? SHORT }
  const consent = {
    id: `${id}-details`,
    title: 'How the insurer uses your details',
    version: '1',
    content:
      '<p>The insurer gets the names and dates of birth of everybody you cover. It asks each adult for consent before it reads medical records.</p><p>You may withdraw your consent at any time. A claim that needs the records can then not be paid.</p>',
  }
  return id === '208' ? [own, consent] : [own]
}

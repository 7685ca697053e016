import { expect, it } from 'vitest'
import { insightsText } from './insights.ts'

it('[TAKE-1] [INS-1] one person, one benefit and one registration are said in the singular', () => {
  const { employees, engagement, ofBenefit, takeUp } = insightsText
  expect([
    takeUp.found(1, 1),
    ofBenefit.finding('1', 'Dental care', -1, 'May 2025'),
    ofBenefit.facts('50.0%', '1', '2'),
    employees.compared.more('May', 1),
    employees.grown(1, 'May 2025'),
    engagement.finding('1', '1'),
  ]).toEqual([
    '1 benefit',
    '1 person has Dental care, 1 fewer than in May 2025.',
    '50.0%, 1 of 2 people',
    'May had 1 more registration than the month before',
    '1 more person has registered than in May 2025',
    '1 person used this site in the last 30 days. 1 has never logged in.',
  ])
})

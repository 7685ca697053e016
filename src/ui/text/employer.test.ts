import { expect, it } from 'vitest'
import { employerText } from './employer.ts'

it('[APP-1] a benefit without a name leaves no gap in the title of its approvals', () => {
  expect(employerText.approvals.detailTitle('')).toBe('Selections awaiting approval')
  expect(employerText.approvals.detailTitle('Dental care')).toBe('Dental care - Selections awaiting approval')
})

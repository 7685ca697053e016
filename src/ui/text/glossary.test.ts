import { expect, it } from 'vitest'
import { explained } from './glossary.ts'

const terms = (...texts: string[]) => explained(texts).map(({ term }) => term)

it('[BEN-2] explains the technical terms in a text, in any case and through markup', () => {
  expect(terms('<p>There is an <strong>Excess</strong> of £50.</p>', 'Up to the free<br>cover limit.')).toEqual([
    'Excess',
    'Free cover limit',
  ])
})

it('[BEN-2] explains no word that only looks alike, and nothing of plain words', () => {
  expect(terms('An excessive sum', 'A gym near you')).toEqual([])
})

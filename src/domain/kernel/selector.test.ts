import { expect, it } from 'vitest'
import { forms } from './forms/form.ts'
import { emptyForm } from './forms/form-state.ts'
import { selector } from './selector.ts'

it('a selector computes from the state and names the slices whose events wake its readers', () => {
  const submitted = selector([forms], (state, form: string) => state.forms[form]?.submitted ?? 0)
  expect(submitted.slices).toEqual(['forms'])
  expect(submitted({ forms: { sample: { ...emptyForm(), submitted: 2 } } }, 'sample')).toBe(2)
  expect(submitted({ forms: {} }, 'sample')).toBe(0)
})

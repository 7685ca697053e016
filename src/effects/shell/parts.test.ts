import { expect, it, vi } from 'vitest'
import { FieldEdited } from '../../domain/kernel/form.ts'
import { ConnectionLost } from '../../domain/shell/connection.ts'
import { PartMissed } from '../../domain/shell/parts.ts'
import { runEffect, unproven } from '../runtime/kit.ts'
import { reloadForPart } from './parts.ts'

const edited = FieldEdited({ form: 'my-details', field: 'phone', value: '07', problem: null })
const cases = [
  ['[STATE-1] loads the page anew when a part of it is missing', [], 1],
  ['[STATE-1] never over what a person has typed', [edited], 0],
  ['[STATE-1] nor without a network, which would leave nothing at all', [ConnectionLost({})], 0],
] as const

it.each(cases)('%s', (_, given, times) => {
  const reload = vi.fn()
  const when = ['p', { p: PartMissed({ part: 'benefits' }) }] as const
  runEffect({ effect: reloadForPart, given, ports: { navigation: { reload } }, when, then: ['', {}] })
  expect(reload).toHaveBeenCalledTimes(times)
})

it('[BED-3] these tests see every event that the effect of parts declares', () => {
  expect(unproven(reloadForPart)).toEqual([])
})

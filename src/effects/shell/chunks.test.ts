import { expect, it, vi } from 'vitest'
import { FieldEdited } from '../../domain/kernel/forms/form.ts'
import { ConnectionFound, ConnectionLost } from '../../domain/shell/connection.ts'
import { ChunkLoadFailed } from '../../domain/shell/chunks.ts'
import { runEffect, provesAll } from '../runtime/testing.ts'
import { reloadForChunk } from './chunks.ts'

const edited = FieldEdited({ form: 'my-details', field: 'phone', value: '07', problem: null })
const missed = ChunkLoadFailed({ chunk: 'benefits' })
const [lost, found] = [ConnectionLost({}), ConnectionFound({})]
const cases = [
  ['reloads the page when a chunk of it is missing', [], missed, 1],
  ['never over what a person has typed', [edited], missed, 0],
  ['nor without a network, which would leave nothing at all', [lost], missed, 0],
  ['but once there is one', [lost, missed], found, 1],
  ['and not for a network alone', [lost], found, 0],
] as const

it.each(cases)('[STATE-1] %s', (_, given, happens, times) => {
  const reload = vi.fn()
  const when = ['p', { p: happens }] as const
  runEffect({ effect: reloadForChunk, given, ports: { navigation: { reload } }, when, then: ['', {}] })
  expect(reload).toHaveBeenCalledTimes(times)
})

provesAll(reloadForChunk)

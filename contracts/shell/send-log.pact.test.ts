import { createHash } from 'node:crypto'
import { sendLog } from '../../src/effects/api/generated/support.ts'
import { contract } from '../pact.ts'

const log =
  '{"format":"benefits-portal-log","formatVersion":3,"build":"pact","startedAt":1,"brand":"acme","browser":"Chrome/140","versions":{},"cut":null,"hash":null}\n'
const idOf = (text: string): string => createHash('sha256').update(text).digest('hex')

const formOf = (text: string): FormData => {
  const form = new FormData()
  form.append('file', new Blob([text], { type: 'application/octet-stream' }), 'portal-log.jsonl.gz')
  return form
}

const whole = { path: { id: idOf(log) }, query: { offset: 0, length: log.length } }
const ids = { id: 'logId' }

contract('shell/send-log', (interaction) => {
  interaction('[BED-7] a log in one piece', sendLog, {
    state: 'first-visit',
    input: { ...whole, form: formOf(log) },
  })
  interaction('[BED-7] a further piece of an interrupted log', sendLog, {
    state: 'log-begun',
    input: {
      path: { id: 'b'.repeat(64) },
      query: { offset: 64, length: 192 },
      form: formOf('x'.repeat(64)),
    },
    ids,
    status: 202,
  })
  interaction('[BED-7] a log that has arrived already', sendLog, {
    state: 'log-received',
    input: {
      path: { id: 'c'.repeat(64) },
      query: { offset: 0, length: 192 },
      form: formOf('x'.repeat(192)),
    },
    ids,
  })
  interaction('[BED-7] a piece behind what has arrived', sendLog, {
    state: 'first-visit',
    input: { ...whole, query: { offset: 64, length: log.length }, form: formOf(log.slice(64)) },
    status: 409,
    facts: ['received'],
    problem: { kind: 'refused', status: 409, message: null },
  })
  interaction('[BED-7] a log that is too large', sendLog, {
    state: 'first-visit',
    input: { ...whole, query: { offset: 0, length: 1_000_000_000 }, form: formOf(log) },
    status: 413,
    problem: { kind: 'refused', status: 413, message: 'This log is too large' },
  })
  interaction('[BED-7] a file that is not a log', sendLog, {
    state: 'first-visit',
    input: { path: { id: idOf('Hello') }, query: { offset: 0, length: 5 }, form: formOf('Hello') },
    status: 422,
    problem: { kind: 'refused', status: 422, message: 'This is not a log of the portal' },
    refusals: 'shared',
  })
})

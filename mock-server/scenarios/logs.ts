import { toBase64 } from '../bytes.ts'
import { referenceOf } from '../shell/send-log.ts'
import type { SentLog } from '../shell/log-records.ts'
import type { ScenarioName } from './names.ts'
import type { Scenario } from './states.ts'

/** The ids that a contract uses. They are not the hashes of the files below. */
const ids = { begun: 'b'.repeat(64), received: 'c'.repeat(64) }

const holding =
  (log: SentLog): Scenario['apply'] =>
  ({ db }) => {
    db.logs.insert(log)
    return { logId: log.id }
  }

/** Scenarios of the logs that people send to support. */
export const logScenarios = {
  'log-begun': {
    summary: 'Nobody is signed in, and the first 64 of 192 bytes of a log have arrived.',
    apply: holding({
      id: ids.begun,
      length: 192,
      received: 64,
      base64: toBase64(new TextEncoder().encode('{"format":"benefits-portal-log"}'.padEnd(64))),
      reference: null,
    }),
  },
  'log-received': {
    summary: 'Nobody is signed in, and a log of 192 bytes has arrived.',
    apply: holding({
      id: ids.received,
      length: 192,
      received: 192,
      base64: toBase64(new TextEncoder().encode('{"format":"benefits-portal-log"}'.padEnd(192))),
      reference: referenceOf(ids.received),
    }),
  },
} as const satisfies Partial<Record<ScenarioName, Scenario>>

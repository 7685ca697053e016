import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** The layers that are observed in test runs; the pacts are files and are read instead. */
export const observedKinds = ['client', 'effect', 'handler', 'journey'] as const

/**
 * What a test run showed of one operation: that a layer of the portal or of its testbed dealt with a response of this status.
 * The matrix of operations is made of these; nobody writes one by hand.
 *
 * - `client`: the portal's client and its decoder made the declared response into data or a problem (contracts).
 * - `effect`: an effect called the operation and dealt with such a response (tests of effects in virtual time).
 * - `handler`: the mock gave the response in a provider state (verification of the pacts).
 * - `journey`: a page of the portal in a browser received the response.
 */
export interface Observed {
  readonly kind: (typeof observedKinds)[number]
  readonly operation: string
  readonly status: number
  /** Which of several successes of the status it was, named as in `openapi/variants.ts`. */
  readonly variant?: string
}

/** An observation with the test that it was made in: `file › title`. */
export interface Observation extends Observed {
  readonly by: string
}

declare module 'vitest' {
  interface TaskMeta {
    /** What this test observed; counted once it has passed. */
    observed?: Observed[]
  }
}

/** The folder of observations: one file of JSON lines for each test file. */
export const observedFolder = fileURLToPath(new URL('../../.cache/observed/', import.meta.url))

/** The test file of an observation. */
export const fileOf = ({ by }: Observation): string => by.split(' › ')[0] ?? by

const keptAt = (file: string, folder: string): string => path.join(folder, `${file.replaceAll(/[^\w.-]/g, '_')}.jsonl`)

/** Whether there are observations of this test file. */
export const isObserved = (file: string, folder = observedFolder): boolean => existsSync(keptAt(file, folder))

/** Replaces the stored observations of one test file. `file` is its path in the checkout. */
export const keepObservations = (file: string, observations: readonly Observation[], folder = observedFolder): void => {
  mkdirSync(folder, { recursive: true })
  const lines = [...new Set(observations.map((one) => JSON.stringify(one)))].sort()
  writeFileSync(keptAt(file, folder), lines.map((line) => `${line}\n`).join(''))
}

const isObservation = (value: unknown): value is Observation =>
  typeof value === 'object' &&
  value !== null &&
  'kind' in value &&
  observedKinds.some((kind) => kind === value.kind) &&
  'operation' in value &&
  typeof value.operation === 'string' &&
  'status' in value &&
  typeof value.status === 'number' &&
  (!('variant' in value) || typeof value.variant === 'string') &&
  'by' in value &&
  typeof value.by === 'string'

/** Every observation that was kept. Throws a sentence for a line that is not one. */
export const readObservations = (folder = observedFolder): readonly Observation[] =>
  existsSync(folder)
    ? readdirSync(folder).flatMap((name) =>
        readFileSync(path.join(folder, name), 'utf8')
          .split('\n')
          .filter((line) => line !== '')
          .map((line) => {
            const value: unknown = JSON.parse(line)
            if (!isObservation(value))
              throw new Error(`${path.join(folder, name)} holds a line that is no observation: ${line}`)
            return value
          }),
      )
    : []

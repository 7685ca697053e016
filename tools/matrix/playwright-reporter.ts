import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { FullConfig, Reporter, TestCase, TestResult } from '@playwright/test/reporter'
import { keepObservations, type Observation, type Observed } from './observed.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** Keeps what the passed journeys of each file observed (annotations of the type `observed`), for the matrix of operations. */
export default class ObservationReporter implements Reporter {
  readonly #kept = new Map<string, Observation[]>()

  onBegin(_config: FullConfig): void {
    this.#kept.clear()
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    const file = path.relative(root, test.location.file)
    const observations = this.#kept.get(file) ?? []
    this.#kept.set(file, observations)
    if (result.status !== 'passed') return
    for (const { type, description = '' } of result.annotations)
      if (type === 'observed') {
        // The cast rests on the fixture, which writes the annotation.
        const observed = JSON.parse(description) as Observed
        observations.push({ ...observed, by: `${file} › ${test.title}` })
      }
  }

  onEnd(): void {
    for (const [file, observations] of this.#kept) keepObservations(file, observations)
  }
}

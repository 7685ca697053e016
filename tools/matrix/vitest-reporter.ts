import type { Reporter, TestModule } from 'vitest/node'
import { isObserved, keepObservations } from './observed.ts'

/** Keeps what the passed tests of each file observed (`task.meta.observed`), for the matrix of operations. */
export default class ObservationReporter implements Reporter {
  onTestModuleEnd(module: TestModule): void {
    const all = [...module.children.allTests()]
    const ofTests = all
      .filter((test) => test.result().state === 'passed')
      .flatMap((test) =>
        (test.meta().observed ?? []).map((observed) => ({
          ...observed,
          by: `${module.relativeModuleId} › ${test.fullName}`,
        })),
      )
    const ofModule =
      module.state() === 'passed'
        ? (module.meta().observed ?? []).map((observed) => ({
            ...observed,
            by: `${module.relativeModuleId} › all tests`,
          }))
        : []
    const observations = [...ofTests, ...ofModule]
    // A file that can no longer be read loses its earlier observations.
    if (
      observations.length > 0 ||
      all.some((test) => test.meta().observed !== undefined) ||
      isObserved(module.relativeModuleId)
    )
      keepObservations(module.relativeModuleId, observations)
  }
}

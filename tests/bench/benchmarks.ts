import { core } from './core/core.ts'
import { log } from './log/log.ts'
import type { Benchmark } from './measure/result.ts'
import { mock } from './mock/mock.ts'
import { verification } from './verification/verification.ts'

/** Every benchmark, in the order of the page. */
export const benchmarks: readonly Benchmark[] = [core, log, mock, verification]

import { client } from './client/client.ts'
import { composition } from './composition.ts'
import { core } from './core/core.ts'
import { decoding } from './decoding/decoding.ts'
import { deployment } from './deployment.ts'
import { fanOut } from './fan-out/fan-out.ts'
import { growth } from './growth/growth.ts'
import { inspector } from './inspector.ts'
import { interaction } from './interaction/interaction.ts'
import { tasks } from './interaction/tasks.ts'
import { load } from './load/load.ts'
import { log } from './log/log.ts'
import { approvals } from './long-list/approvals.ts'
import { longList } from './long-list/long-list.ts'
import type { Benchmark } from './measure/result.ts'
import { mock } from './mock/mock.ts'
import { recording } from './recording.ts'
import { scale } from './scale/scale.ts'
import { verification } from './verification.ts'

/** Every benchmark, in the order of the page. */
export const benchmarks: readonly Benchmark[] = [
  core,
  growth,
  log,
  fanOut,
  decoding,
  client,
  load,
  composition,
  deployment,
  interaction,
  tasks,
  recording,
  longList,
  approvals,
  inspector,
  mock,
  scale,
  verification,
]

import { benchApprovals } from './approvals.ts'
import { benchCore } from './core.ts'
import { benchInspector } from './inspector.ts'
import { benchLog } from './log.ts'
import { benchMock } from './mock.ts'
import { benchVerification } from './verification.ts'

/** `npm run bench -- NAME`: runs one benchmark; exits 1 when a goal was missed, 2 for a name that there is not. */
const benchmarks: Readonly<Record<string, () => boolean | Promise<boolean>>> = {
  core: benchCore,
  approvals: benchApprovals,
  inspector: benchInspector,
  log: benchLog,
  mock: benchMock,
  verification: benchVerification,
}

const name = process.argv[2] ?? ''
const run = benchmarks[name]
if (!run) {
  console.error(`There is no benchmark '${name}'. Choose one of: ${Object.keys(benchmarks).join(', ')}`)
  process.exitCode = 2
} else process.exitCode = (await run()) ? 0 : 1

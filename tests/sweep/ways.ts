import type { OperationId } from './faults.ts'
import type { Way } from './way.ts'
import { accessWays } from './ways/access.ts'
import { benefitsWays } from './ways/benefits.ts'
import { employeesWays } from './ways/employees.ts'
import { employerWays } from './ways/employer.ts'
import { familyWays } from './ways/family.ts'
import { filesWays } from './ways/files.ts'
import { profileWays } from './ways/profile.ts'
import { publicWays } from './ways/public.ts'
import { selectionsWays } from './ways/selections.ts'
import { sessionWays } from './ways/session.ts'

/** How each operation is reached by a person. An operation without a way does not compile, nor does a way without an operation. */
export const ways: Readonly<Record<OperationId, Way>> = {
  ...sessionWays,
  ...accessWays,
  ...publicWays,
  ...profileWays,
  ...familyWays,
  ...benefitsWays,
  ...selectionsWays,
  ...employerWays,
  ...employeesWays,
  ...filesWays,
}

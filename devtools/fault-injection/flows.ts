import type { OperationId } from './faults.ts'
import type { Way } from './flow.ts'
import { accessWays } from './flows/access.ts'
import { benefitsWays } from './flows/benefits.ts'
import { employeesWays } from './flows/employees.ts'
import { employerWays } from './flows/employer.ts'
import { familyWays } from './flows/family.ts'
import { filesWays } from './flows/files.ts'
import { profileWays } from './flows/profile.ts'
import { publicWays } from './flows/public.ts'
import { selectionsWays } from './flows/selections.ts'
import { sessionWays } from './flows/session.ts'

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

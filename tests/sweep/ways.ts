import type { OperationId } from './faults.ts'
import type { Way } from './way.ts'
import { accessWays } from './ways/access.ts'
import { familyWays } from './ways/family.ts'

/** How each operation is reached by a person. An operation without a way does not compile. */
export const ways: Readonly<Record<OperationId, Way>> = { ...accessWays, ...familyWays }

import { ResponseRepaired } from '../../domain/shell/responses.ts'
import { changedRepairs } from '../api/repairs.ts'
import type { OnRead } from '../api/reply.ts'
import type { Store } from '../runtime/store.ts'

/** Records what was put right in responses. Loaded once there is something: a host that answers as it is described never needs it. */
export const repairsRecorded = ({ append }: Pick<Store<unknown>, 'append'>): OnRead =>
  changedRepairs((repairs) => {
    append(ResponseRepaired(repairs))
  })

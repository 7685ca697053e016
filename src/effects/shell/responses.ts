import { ResponseRepaired } from '../../domain/shell/responses.ts'
import { changedRepairs } from '../api/repairs.ts'
import type { OnRead } from '../api/response.ts'
import type { Store } from '../runtime/store.ts'

/** Records repairs of responses. Loaded with the first repair: a host that follows its OpenAPI document never needs it. */
export const repairsRecorded = ({ append }: Pick<Store<unknown>, 'append'>): OnRead =>
  changedRepairs((repairs) => {
    append(ResponseRepaired(repairs))
  })

import type { Sent } from '../send.ts'
import type { Observation } from '../interactions.ts'
import type { Chance } from '../../../tools/mutants/chance.ts'
import { mutatedValue, without, withObject, type Field, type Kind } from './fields.ts'

/** The mock's response with a mutation at a field. */
export const mutateResponse = ({ sent }: Observation, kind: Kind, { keys, name }: Field): Sent => {
  const json = withObject(sent.response.json ?? null, keys, (around) => {
    if (kind === 'renamed') return without(around, name, `${name}Renamed`)
    if (kind === 'optional') return without(around, name)
    return { ...around, [name]: mutatedValue(kind, around[name] ?? null) }
  })
  return { ...sent, response: { ...sent.response, json } }
}

/** The mock's response with another status, which need not be a declared one. */
export const mutateStatus = ({ sent, operation }: Observation, chance: Chance): Sent => {
  const declared = [...(operation?.responses.keys() ?? [])].map(Number)
  const others = [...declared, 200, 400, 404, 409, 410, 500].filter((status) => status !== sent.response.status)
  return { ...sent, response: { ...sent.response, status: chance.pick(others) ?? 418 } }
}

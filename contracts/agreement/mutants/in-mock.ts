import type { Asked } from '../ask.ts'
import type { Seen } from '../interactions.ts'
import type { Chance } from './chance.ts'
import { spoilt, without, withObject, type Field, type Kind } from './fields.ts'

/** The mock's answer with a fault at a field. */
export const mutateAnswer = ({ asked }: Seen, kind: Kind, { keys, name }: Field): Asked => {
  const json = withObject(asked.answer.json ?? null, keys, (around) => {
    if (kind === 'renamed') return without(around, name, `${name}Renamed`)
    if (kind === 'optional') return without(around, name)
    return { ...around, [name]: spoilt(kind, around[name] ?? null) }
  })
  return { ...asked, answer: { ...asked.answer, json } }
}

/** The mock's answer with another status: one that is declared, or any. */
export const mutateStatus = ({ asked, operation }: Seen, chance: Chance): Asked => {
  const declared = [...(operation?.responses.keys() ?? [])].map(Number)
  const others = [...declared, 200, 400, 404, 409, 410, 500].filter((status) => status !== asked.answer.status)
  return { ...asked, answer: { ...asked.answer, status: chance.pick(others) ?? 418 } }
}

import * as t from 'io-ts'
import { percentageOf } from '../formats/shares.ts'

/** How many employees a client has, and how many of them have registered. */
export const Registration = t.type({ employees: t.number, registered: t.number })
export type Registration = t.TypeOf<typeof Registration>

/** The registered share as a percentage with one decimal; 0 employees are 0.0 %. */
export const registeredPercentage = ({ employees, registered }: Registration): number =>
  percentageOf(registered, employees)

/** How many have not registered. */
export const notRegistered = ({ employees, registered }: Registration): number => Math.max(0, employees - registered)

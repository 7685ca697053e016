import * as fc from 'fast-check'
import { left, right } from 'fp-ts/lib/Either.js'
import type { SafeHtml } from '../../src/domain/kernel/codecs/classification.ts'
import type { RecordedEvent } from '../../src/domain/kernel/event.ts'
import { MasqueradeStarted } from '../../src/domain/session/masquerade.ts'
import type { State } from '../../src/domain/state.ts'
import { operations } from '../../src/effects/api/generated/operations.ts'
import type { Repair } from '../../src/effects/api/mending.ts'
import type { AnyOperation } from '../../src/effects/api/operation.ts'
import { resultOf } from '../../src/effects/api/response.ts'
import { everyEffect, given, triggersOf } from '../../src/effects/driven.testing.ts'
import type { AnyEffect } from '../../src/effects/runtime/effect.ts'
import { courseOf, type CallResult } from '../../src/effects/runtime/overlaps.testing.ts'
import { cases } from './cases.ts'

const byId: Readonly<Record<string, AnyOperation>> = operations
const operationOf = (id: string): AnyOperation => {
  const found = byId[id]
  if (!found) throw new Error(`There is no operation ${id}.`)
  return found
}

/** How the client reads the text of a response. HTML passes unchanged, because the sanitiser has its own tests. */
export const clientReadsText = async (id: string, status: number, text: string) => {
  let repairs: readonly Repair[] = []
  const result: CallResult = await resultOf(
    operationOf(id),
    { status, headers: new Headers(), text, isSigned: true },
    () => Promise.resolve((html: string) => html as SafeHtml),
    (_, __, found) => {
      repairs = found
    },
  )
  return { result, repairs }
}

/** How the client reads a body. */
export const clientReads = (id: string, status: number, body: unknown) =>
  clientReadsText(id, status, JSON.stringify(body))

/** The first success of each operation: the response to all other calls while one operation is tested. */
const usual = new Map<string, CallResult>()
for (const one of cases)
  if (one.status < 300 && !usual.has(one.operation))
    usual.set(one.operation, (await clientReads(one.operation, one.status, one.described)).result)

const usualFor = (id: string): CallResult => usual.get(id) ?? right({ status: 204, data: null, masqueradeUserId: null })

const aborted: CallResult = left({ problem: { kind: 'aborted' }, body: null })

/** The kinds of visits: who acts, and how all other calls end. */
const visits = [
  { before: given, others: usualFor },
  { before: [...given, MasqueradeStarted({ userId: 'a', schemeYear: null })], others: usualFor },
  { before: given, others: () => aborted },
] as const

/** An effect with a trigger that makes it call, in a kind of visit. */
export interface Driven {
  readonly effect: AnyEffect<State>
  readonly trigger: ReturnType<typeof drawn>[number]
  readonly visit: (typeof visits)[number]
}

const drawn = (effect: AnyEffect<State>) => fc.sample(triggersOf(effect), { seed: 5, numRuns: 12 })

/** What follows from the trigger if this operation has this result. */
export const run = async ({ effect, trigger, visit }: Driven, id: string, result: CallResult) => {
  const calls: { readonly operation: AnyOperation; readonly result: CallResult }[] = []
  const course = await courseOf(effect, visit.before, [trigger], [], (operation) => {
    const given = operation.id === id ? result : visit.others(operation.id)
    calls.push({ operation, result: given })
    return given
  })
  return { ...course, calls, events: course.log.slice(1).map(({ type, data }: RecordedEvent) => ({ type, data })) }
}

export type Course = Awaited<ReturnType<typeof run>>

/** The effects that call an operation, each with a trigger that makes it call. */
export const drivers = new Map<string, Driven[]>()
for (const effect of everyEffect)
  for (const visit of visits)
    for (const trigger of drawn(effect)) {
      const driven = { effect, trigger, visit }
      const { operations: called } = await run(driven, '', aborted)
      for (const { id } of called) {
        const known = drivers.get(id) ?? []
        drivers.set(id, known)
        if (!known.some((one) => one.effect === effect)) known.push(driven)
      }
    }

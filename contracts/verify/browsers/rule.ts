import { reproductionOf } from '../curl.ts'
import { callHost, type HostResponse, type SentRequest } from '../http-call.ts'
import type { State } from '../pact-file.ts'
import type { Problem } from '../problems.ts'
import type { StateEndpoint, StateValues } from '../states.ts'
import type { InteractionResult } from '../result.ts'

/** A call of a check, with what is wrong with its response. */
export interface Judged {
  readonly operation: string
  readonly request: SentRequest
  readonly problems: readonly Problem[]
  /** The states in which it was made, with what they returned. */
  readonly states?: readonly (readonly [State, StateValues])[]
  /** A secret of the request, with the variable of a shell for it and the line that fills the variable. */
  readonly secret?: { readonly value: string; readonly variable: string; readonly line: string }
}

const most = 3

const callsShown = (operations: readonly string[]): string => {
  const named = [...new Set(operations)]
  const rest = named.length > most ? ` and ${named.length - most} more operations` : ''
  const list = `${named.slice(0, most).join(', ')}${rest}`
  return operations.length === 1 ? `(${list})` : `(${operations.length} calls, of ${list})`
}

/** Joins the same problem of many calls into one finding. */
const joined = (judged: readonly Judged[]): readonly Problem[] => {
  const groups = new Map<string, { readonly problem: Problem; readonly operations: string[] }>()
  for (const { operation, problems } of judged)
    for (const problem of problems) {
      const key = `${problem.path} ${problem.message} ${problem.actual}`
      const group = groups.get(key) ?? { problem, operations: [] }
      group.operations.push(operation)
      groups.set(key, group)
    }
  return [...groups.values()].map(({ problem, operations }) => ({
    ...problem,
    message: `${problem.message} ${callsShown(operations)}`,
  }))
}

/** Makes a call and judges its response; an incomplete response is itself the problem. */
export const judgedCall = async (
  call: Omit<Judged, 'problems'>,
  timeoutMs: number,
  judge: (response: HostResponse) => readonly Problem[],
): Promise<Judged> => {
  const result = await callHost(call.request, timeoutMs)
  const problems: readonly Problem[] =
    result.kind === 'response'
      ? judge(result)
      : [{ path: 'response', expected: 'a response', actual: 'none', message: result.sentence }]
  return { ...call, problems }
}

/** The result of a rule over its calls; null if there were none. It shows the first call that broke the rule. */
export const resultOf = (
  description: string,
  calls: readonly Judged[],
  endpoint: StateEndpoint,
  seconds: number,
): InteractionResult | null => {
  const failed = calls.find(({ problems }) => problems.length > 0)
  const shown = failed ?? calls[0]
  if (!shown) return null
  const { request, states = [], secret } = shown
  const { pathname, search } = new URL(request.url)
  return {
    interaction: {
      number: null,
      operation: 'browsers',
      description: `${description}${calls.length > 1 ? ` (${calls.length} calls)` : ''}`,
      status: null,
      method: request.method,
      path: `${pathname}${search}`,
      // If several calls all passed, no single state is relevant.
      states: failed || calls.length === 1 ? states.map(([state]) => state) : [],
    },
    result: failed ? 'broken' : 'kept',
    problems: joined(calls),
    reproduction: reproductionOf(request, endpoint, states, secret),
    note: null,
    seconds,
  }
}

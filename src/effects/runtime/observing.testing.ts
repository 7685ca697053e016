import { left, isLeft, type Either } from 'fp-ts/lib/Either.js'
import { map, tap, timer, type Observable } from 'rxjs'
import type { Success, Call, Failure } from '../api/client.ts'
import type { Download, DownloadStep } from '../api/download.ts'
import type { AnyOperation } from '../api/operation.ts'
import { variantRead } from '../api/variant.testing.ts'
import type { Ports } from './ports.ts'

type Came = Either<Failure<AnyOperation>, Success<AnyOperation> | DownloadStep>

/** Which responses of which operations an effect handled, over the tests of one file. */
export interface Dealt {
  readonly note: (operation: AnyOperation, came: Came) => void
  readonly operations: () => readonly AnyOperation[]
  readonly statuses: (operation: AnyOperation) => ReadonlySet<number>
  /** Every response, each variant of a status once. */
  readonly all: () => readonly { readonly operation: string; readonly status: number; readonly variant: string }[]
}

/** The status that an operation succeeds with. */
const successOf = ({ responses }: AnyOperation): number => Number(Object.keys(responses)[0] ?? 200)

/** The status of a response; null for progress, or if no response arrived. */
const statusOf = (operation: AnyOperation, came: Came): number | null => {
  if (!isLeft(came)) return 'kind' in came.right && came.right.kind === 'progress' ? null : successOf(operation)
  const { problem } = came.left
  switch (problem.kind) {
    case 'refused':
      return problem.status
    case 'unauthorised':
      return 401
    case 'undecodable':
    case 'network':
    case 'timeOut':
    case 'aborted':
    case 'unexpected':
      return null
  }
}

const variantOf = (operation: AnyOperation, status: number, came: Came): string => {
  if (isLeft(came)) return 'application/json'
  const { right } = came
  return 'kind' in right
    ? variantRead(operation, status, null, right.kind === 'done' ? right.file.type : null)
    : variantRead(operation, status, right.data, null)
}

/** Nothing handled yet. */
export const createDealt = (): Dealt => {
  const seen = new Map<AnyOperation, Map<number, Set<string>>>()
  const of = (operation: AnyOperation) => seen.get(operation) ?? new Map<number, Set<string>>()
  return {
    note: (operation, came) => {
      const statuses = of(operation)
      seen.set(operation, statuses)
      const status = statusOf(operation, came)
      if (status === null) return
      const variants = statuses.get(status) ?? new Set()
      statuses.set(status, variants.add(variantOf(operation, status, came)))
    },
    operations: () => [...seen.keys()],
    statuses: (operation) => new Set(of(operation).keys()),
    all: () =>
      [...seen].flatMap(([{ id }, statuses]) =>
        [...statuses].flatMap(([status, variants]) =>
          [...variants].map((variant) => ({ operation: id, status, variant })),
        ),
      ),
  }
}

type Hosts = Pick<Ports, 'api' | 'download'>

/** Makes calls through these ports and notes their results. */
export const noting = ({ api, download }: Hosts, dealt: Dealt): Hosts => {
  const through =
    (call: (operation: AnyOperation, input: never) => Observable<Came>) => (operation: AnyOperation, input: never) =>
      call(operation, input).pipe(tap((came) => dealt.note(operation, came)))
  // The ports keep their own types: calls are only observed.
  return { api: through(api as never) as Call, download: through(download as never) as Download }
}

/** Refuses this operation with this status; the ports handle the others. */
export const refusing = ({ api, download }: Hosts, refused: AnyOperation, status: number): Hosts => {
  const problem =
    status === 401 && !refused.anonymous
      ? ({ kind: 'unauthorised', detail: null } as const)
      : ({ kind: 'refused', status, message: `The host says ${status}` } as const)
  const instead =
    (call: (operation: AnyOperation, input: never) => Observable<Came>) => (operation: AnyOperation, input: never) =>
      operation === refused ? timer(5).pipe(map(() => left({ problem, body: null }))) : call(operation, input)
  // The ports keep their own types: a failure fits any operation.
  return { api: instead(api as never) as Call, download: instead(download as never) as Download }
}

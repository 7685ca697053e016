import { existsSync } from 'node:fs'
import * as t from 'io-ts'
import { isRight } from 'fp-ts/lib/Either.js'
import { jsonIn, writeText } from '../../replay/cli/files.ts'
import { keyOf, nameOf, type GateGroup } from './report.ts'

const Approval = t.readonly(t.type({ cause: t.string, places: t.readonlyArray(t.string), reason: t.string }))
const ApprovedFile = t.type({
  format: t.literal('benefits-portal-approved-changes'),
  changes: t.readonlyArray(Approval),
})

/** An intended change: `cause` names the group, and only `places` may differ because of it. */
export type Approval = t.TypeOf<typeof Approval>

/** The approved changes of a file; none if there is no file yet. Throws a sentence if it is a file of another kind. */
export const readApproved = (file: string): readonly Approval[] => {
  if (!existsSync(file)) return []
  const known = ApprovedFile.decode(jsonIn(file))
  if (isRight(known)) return known.right.changes
  throw new Error(`${file} is no file of approved changes: --approve 'REASON' writes one.`)
}

/** The name of the group in an approval. */
export const causeOf = ({ causes, changes: [first] }: Pick<GateGroup, 'causes' | 'changes'>): string =>
  first ? keyOf({ causes, kind: first.kind, place: first.place }) : causes.join(' ')

/** Approves every group that is not approved yet, for one reason. The file is in the order of the causes, so that a review sees what is new. */
export const approve = (file: string, groups: readonly GateGroup[], reason: string): void => {
  const all = new Map(readApproved(file).map((one) => [one.cause, one]))
  for (const group of groups) {
    if (group.unapproved.length === 0) continue
    const cause = causeOf(group)
    const before = all.get(cause)
    const places = [...new Set([...(before?.places ?? []), ...group.changes.map(nameOf)])].toSorted()
    all.set(cause, {
      cause,
      places,
      reason: before && before.reason !== reason ? `${before.reason} ${reason}` : reason,
    })
  }
  const changes = [...all.values()].toSorted((a, b) => (a.cause < b.cause ? -1 : 1))
  writeText(file, `${JSON.stringify({ format: 'benefits-portal-approved-changes', changes }, null, 2)}\n`)
}

import { many, number } from '../words.ts'
import type { GateChange, GateGroup, GateReport } from './report.ts'

/** How many places and logs of a group a terminal shows; `--json` has all. */
const SHOWN = 6

const kinds: Readonly<Record<GateChange['kind'], string>> = {
  unread: 'an event is read otherwise',
  thrown: 'a handler throws',
  state: 'state',
  selector: 'selector',
  command: 'command',
  screen: 'screen',
}

const and = (length: number): readonly string[] => (length > SHOWN ? [`     and ${number(length - SHOWN)} more`] : [])

const changeLines = ({ kind, place, events, example }: GateChange): readonly string[] => [
  `     ${kinds[kind]} ${place}, at ${Object.keys(events).join(', ')}`,
  `       ${example.before} → ${example.after}`,
  `       ${example.path}${example.seq === null ? '' : `, event ${example.seq}`}`,
]

const verdict = ({ approved, unapproved, changes }: GateGroup): string => {
  if (approved === null) return ''
  return unapproved.length === 0
    ? ` (approved: ${approved})`
    : ` (${unapproved.length} of ${changes.length} not approved)`
}

const groupLines = (group: GateGroup, place: number): readonly string[] => [
  `${place}. ${many(group.count, 'log')}${verdict(group)}: ${group.causes.length > 0 ? group.causes.join(', ') : 'no changed source of the domain says why'}`,
  ...group.changes.slice(0, SHOWN).flatMap(changeLines),
  ...and(group.changes.length),
  `     in ${group.logs.slice(0, SHOWN).join(', ')}${group.count > SHOWN ? `, and ${number(group.count - SHOWN)} more` : ''}`,
]

/** A report for a person, as lines. */
export const gateLines = ({
  good,
  head,
  logs,
  events,
  groups,
  notCompared,
  notNeeded,
}: GateReport): readonly string[] => [
  `${many(logs.all, 'log')} with ${many(events, 'event')}, ${good} → ${head}: ${logs.changed === 0 ? 'none changes' : `${number(logs.changed)} ${logs.changed === 1 ? 'changes' : 'change'}, for ${many(groups.length, 'reason')}`}.`,
  ...groups.flatMap((group, i) => ['', ...groupLines(group, i + 1)]),
  ...(logs.notCompared === 0 ? [] : ['', `${many(logs.notCompared, 'log')} could not be compared:`]),
  ...notCompared.slice(0, SHOWN).map(({ path, why }) => `  ${path}: ${why}`),
  ...and(notCompared.length),
  ...notNeeded.map((cause) => `Approved, and no log shows it: ${cause}`),
]

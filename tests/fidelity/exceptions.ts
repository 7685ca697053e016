import type { Moment } from './journey.ts'
import type { Difference } from './same.ts'

/** Something that no log holds, so that a replayed screen cannot show it. */
export interface Exception {
  readonly name: string
  readonly reason: string
  /** Whether a difference is this and nothing else. */
  readonly covers?: (difference: Difference, moment: Moment) => boolean
  /** Whether what a person saw was covered by it, so that nothing of the page can be compared. */
  readonly hides?: (seen: string) => boolean
}

const text = (lines: readonly string[]): string => lines.join('\n')
const isOne = (lines: readonly string[], line: RegExp): boolean => lines.length === 1 && line.test(text(lines))

/** What the replay of a log lacks by design, each with its reason; `docs/tester.md` lists the same. */
export const exceptions: readonly Exception[] = [
  {
    name: 'an open menu',
    reason: 'whether a menu is open is known to the browser alone; what is chosen in it is an event',
    covers: ({ seen, replayed }) => /^\s*- button .* \[expanded\]/.test(text(seen)) && isOne(replayed, /- button /),
    hides: (seen) => /^- dialog "Menu":/m.test(seen),
  },
  {
    name: 'a dialog of the frame',
    reason: 'help, cookie settings, saving a log and the last question before sending are open in the browser alone',
    hides: (seen) => /^- (dialog "(Help|Cookie settings|Save the log)"|alertdialog )/m.test(seen),
  },
  {
    name: 'something unfolded',
    reason: 'which questions, details and forms are unfolded is known to the browser alone',
    covers: ({ seen, replayed }) =>
      (/^\s*- group:\n\s*- text: /.test(text(seen)) && isOne(replayed, /^\s*- group: /)) ||
      isOne(replayed, /^\s*- button "Change your password"$/),
  },
  {
    name: 'how a chart is read',
    reason: 'a chart shown as its table, and the month that is read in it, are known to the browser alone',
    covers: ({ seen, replayed }) =>
      (/Show as (chart|table)|^\s*- table /.test(text(seen)) && /Show as (chart|table)|- img /.test(text(replayed))) ||
      (isOne(seen, /- slider "Read a month"/) && isOne(replayed, /- slider "Read a month"/)),
  },
  {
    name: 'what a submission found',
    reason: 'a summary lists what the last submission found; of what was found since the log does not tell it apart',
    covers: ({ seen, replayed }) => seen.length === 0 && /- link "[^"]+":\n\s*- \/url: #/.test(text(replayed)),
  },
  {
    name: 'a secret',
    reason: 'passwords, codes, set-up keys, medical answers and dates that identify somebody never leave memory',
    covers: ({ seen, replayed }, { url }) =>
      isOne([text(replayed).replaceAll(' ', '')], /\[secret\]/) ||
      (seen.length === replayed.length && replayed.every((line) => /^\s*- textbox "Digit \d of 6"/.test(line))) ||
      isOne(replayed, /^\s*- listitem: .* : not met \(estimate\)$/) ||
      (seen.length === 1 && seen.length === replayed.length && /\(estimate\)/.test(text(replayed))) ||
      (isOne(seen, /^\s*- textbox "Day".*: /) && isOne(replayed, /^\s*- textbox "Day"[^:]*$/)) ||
      (url.includes('/setup/questions') &&
        isOne(seen, /^\s*- radio .* \[checked\]$/) &&
        isOne(replayed, /^\s*- radio /)),
  },
  {
    name: 'a passing message',
    reason: 'that something was copied is said for seconds, by the page alone',
    covers: ({ seen, replayed }) => isOne(seen, /^\s*- status: Copied$/) && isOne(replayed, /^\s*- status$/),
  },
]

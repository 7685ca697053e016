import type { DomainEvent } from '../../../src/domain/kernel/event.ts'
import type { Moment } from './journey.ts'
import type { Difference } from './same.ts'

/** Something that no log holds, so that a replayed screen cannot show it. */
export interface Exception {
  readonly name: string
  readonly reason: string
  /** Whether a difference is this and nothing else. @param events the log so far */
  readonly covers?: (difference: Difference, moment: Moment, events: readonly DomainEvent[]) => boolean
  /** Whether it covered what the user saw, so that nothing on the page can be compared. */
  readonly hides?: (seen: string) => boolean
}

/** The events that load texts that can be searched in the browser. */
const searched: ReadonlySet<string> = new Set(['BenefitsLoaded', 'TakeUpLoaded'])

const text = (lines: readonly string[]): string => lines.join('\n')
const isOne = (lines: readonly string[], line: RegExp): boolean => lines.length === 1 && line.test(text(lines))

/** What the replay of a log lacks by design, each with its reason; `reference.md` lists the same. */
export const exceptions: readonly Exception[] = [
  {
    name: 'an open menu',
    reason: 'whether a menu is open is known to the browser alone; what is chosen in it is an event',
    covers: ({ seen, replayed }) => /^\s*- button .* \[expanded\]/.test(text(seen)) && isOne(replayed, /- button /),
    hides: (seen) => /^- dialog "Menu":/m.test(seen),
  },
  {
    name: 'a dialog of the frame',
    reason:
      'help, cookie settings, saving or sending a log and the last question before sending are open in the browser alone',
    hides: (seen) =>
      /^- (dialog "(Help|Cookie settings|Save the log|Send the log to support)"|alertdialog )/m.test(seen),
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
      (/^\s*- table /.test(text(seen)) && /^\s*- list:[^]*- 'img "/.test(text(replayed))) ||
      (isOne(seen, /- slider "Choose a month"/) && isOne(replayed, /- slider "Choose a month"/)),
  },
  {
    name: 'what a submission found',
    reason: 'a summary lists what the last submission found; of what was found since the log does not tell it apart',
    covers: ({ seen, replayed }) => seen.length === 0 && /- link "[^"]+":\n\s*- \/url: #/.test(text(replayed)),
  },
  {
    name: 'a secret',
    reason:
      'passwords, whether one is readable, codes, set-up keys, medical answers and dates that identify somebody never leave memory',
    covers: ({ seen, replayed }, { url, tree }) => {
      const both = [...seen, ...replayed]
      const all = (line: RegExp): boolean => both.every((one) => line.test(one))
      return (
        isOne([text(replayed).replaceAll(' ', '')], /\[secret\]/) ||
        all(/^\s*- textbox "Digit \d of 6"/) ||
        all(/^\s*- (button "(Show|Hide) password"|status(: Your password is (visible|hidden))?$)/) ||
        // The rules for a password, which no log contains.
        (replayed.length === seen.length && all(/\((estimate)\)$/)) ||
        // The log has the same placeholder for every identifying date and for what a host refused about it.
        (/\/(activation|reset-password)\b/.test(url) && all(/^\s*- (textbox "(Day|Month|Year)"|paragraph: Error: )/)) ||
        (tree.includes('- dialog "Medical questions"') && all(/^\s*- (radio|text|textbox)\b/))
      )
    },
  },
  {
    name: 'a search that came first',
    reason: 'words are compared with what the log holds by then, and a link can search a list that has not loaded',
    covers: (_, { url }, events) =>
      url.includes('search=') &&
      events
        .slice(
          0,
          events.findLastIndex(({ type }) => type === 'AddressChanged'),
        )
        .every(({ type }) => !searched.has(type)),
  },
  {
    name: 'a search of the page itself',
    reason: 'a search among the selections to approve is in no address, because it holds a name',
    hides: (seen) =>
      /^\s*- heading "Approve Selections|Selections awaiting approval/m.test(seen) &&
      /- searchbox "Find an employee": \S/.test(seen),
  },
  {
    name: 'the row with the focus',
    reason: 'a long list goes on drawing the row with the focus, and those beside it, wherever it is scrolled to',
    covers: ({ seen, replayed }, { url }) =>
      replayed.length === 0 &&
      url.includes('/approve-selections/') &&
      /^\s*- row "/.test(seen[0] ?? '') &&
      seen.filter((line) => /^\s*- row "/.test(line)).length <= 3,
  },
  {
    name: 'how long something takes',
    reason: 'a replayed screen waits for nothing: it says at once that a call takes longer than usual',
    covers: ({ seen, replayed }) =>
      replayed.every((line) => /- (status:|text: |paragraph: This is taking longer)/.test(line)) &&
      seen.every((line) => /- status: /.test(line)),
  },
  {
    name: 'a passing message',
    reason: 'that something was copied is said for seconds, by the page alone',
    covers: ({ seen, replayed }) => isOne(seen, /^\s*- status: .*copied[.]?$/i) && isOne(replayed, /^\s*- status$/),
  },
]

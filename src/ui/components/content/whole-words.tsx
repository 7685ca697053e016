import type { ReactNode } from 'react'
import { monthNames } from '../../../domain/formats/calendar.ts'

/** What stays on one line: 'take-up', 'May 2026', '11 to 20 years', '1.2 points'. */
const whole = new RegExp(
  `(\\S+-\\S+|(?:${monthNames.join('|')}) \\d{4}|\\d[\\d,.]* (?:to [\\d,]+(?: years)?|fewer|more|months|people|points))`,
  'g',
)

/** A text that breaks within no word, month or figure. */
export const withWholeWords = (text: string): readonly ReactNode[] =>
  text.split(whole).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} style={{ whiteSpace: 'nowrap' }}>
        {part}
      </span>
    ),
  )

/** The same for a placeholder, which has to break where its text will. */
export const unbroken = (text: string): string =>
  text.replaceAll(whole, (words) => words.replaceAll(' ', '\u00A0').replaceAll('-', '\u2011'))

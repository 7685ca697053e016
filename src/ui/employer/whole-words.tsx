import type { ReactNode } from 'react'

/** A text whose words, such as 'take-up', never break at their hyphen. */
export const withWholeWords = (text: string): readonly ReactNode[] =>
  text.split(/(\S+-\S+)/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} style={{ whiteSpace: 'nowrap' }}>
        {part}
      </span>
    ),
  )

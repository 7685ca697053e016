import type { ReactNode } from 'react'
import { css } from '@linaria/core'
import { TextPlaceholder } from '../components/feedback/outline.tsx'

const line = css`
  display: block;
  font-size: var(--text-m);

  /* A fact stays in one piece where the line has room for it. */
  & > span {
    display: inline-block;
  }

  & > span:not(:last-child)::after {
    content: '·';
    margin-inline: 0.5rem;
  }

  & strong {
    color: var(--ink);
    font-weight: 600;
  }
`

/** The facts of a page in one line, below its heading. What is not known is left out. */
export const FactsLine = ({ facts }: { facts: readonly { readonly key: string; readonly fact: ReactNode }[] }) => (
  <span className={line}>
    {facts
      .filter(({ fact }) => fact !== null && fact !== '' && fact !== false)
      .map(({ key, fact }) => (
        <span key={key}>{fact}</span>
      ))}
  </span>
)

/** The place of facts that are awaited, which are about as long as these. */
export const AwaitedFacts = ({ facts }: { facts: readonly string[] }) => (
  <span className={line}>
    <TextPlaceholder>{facts.join(' \u00A0·\u00A0 ')}</TextPlaceholder>
  </span>
)

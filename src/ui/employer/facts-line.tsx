import type { ReactNode } from 'react'
import { css } from '@linaria/core'
import { TextPlaceholder } from '../components/feedback/outline.tsx'

const line = css`
  --between: 1.25rem;
  display: block;
  margin-inline-start: calc(-1 * var(--between));
  font-size: var(--text-m);
  /* The dot before the first fact of a line is cut off. */
  clip-path: inset(-0.25rem -0.25rem -0.25rem var(--between));

  /* A fact stays in one piece where the line has room for it. */
  & > span {
    position: relative;
    display: inline-block;
    padding-inline-start: var(--between);
  }

  & > span:not(:first-child)::before {
    content: '·';
    position: absolute;
    inset-inline-start: 0;
    inline-size: var(--between);
    text-align: center;
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
  <FactsLine
    facts={facts.map((fact) => ({
      key: fact,
      fact: <TextPlaceholder>{fact}</TextPlaceholder>,
    }))}
  />
)

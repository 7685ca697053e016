import { useState } from 'react'
import { css } from '@linaria/core'
import { Announcer } from '../feedback/announcer.tsx'
import { Button } from './button.tsx'

const box = css`
  display: grid;
  gap: var(--space-2);

  & > p {
    color: var(--ink-soft);
    font-size: var(--text-s);
  }

  & > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-3);
  }

  & code {
    flex: 1 1 12rem;
    padding: var(--space-2) var(--space-3);
    border: 1px solid var(--line-strong);
    border-radius: var(--radius-m);
    background: var(--sunken);
    font-family: ui-monospace, 'Cascadia Mono', 'Liberation Mono', monospace;
    letter-spacing: 0.04em;
    user-select: all;
  }
`

export type CopyTextProps = {
  label: string
  value: string
  /** Groups of four are easier to retype; a short reference stays whole. */
  shown?: 'in-fours' | 'as-it-is' | undefined
  words: {
    copy: string
    copied: string
    /** Shown if the browser does not let the page copy; the text can still be selected. */
    failed: string
  }
}

type Result = { kind: 'none' } | { kind: 'copied' | 'failed'; count: number }

/** A text to copy or retype: shown in groups of four unless `shown` says otherwise, copied without the spaces. */
export const CopyText = ({ label, value, shown = 'in-fours', words }: CopyTextProps) => {
  const [result, setResult] = useState<Result>({ kind: 'none' })
  const count = result.kind === 'none' ? 0 : result.count
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(value)
      setResult({ kind: 'copied', count: count + 1 })
    } catch {
      setResult({ kind: 'failed', count: count + 1 }) // the message says what to do instead
    }
  }
  const said = result.kind === 'none' ? '' : words[result.kind]
  return (
    <div className={box}>
      <p>{label}</p>
      <div>
        <code>{shown === 'in-fours' ? value.replace(/(.{4})(?=.)/g, '$1 ') : value}</code>
        <Button variant="secondary" size="small" onPress={() => void copy()}>
          {words.copy}
        </Button>
      </div>
      {said !== '' && <p aria-hidden="true">{said}</p>}
      <Announcer key={count} message={said} />
    </div>
  )
}

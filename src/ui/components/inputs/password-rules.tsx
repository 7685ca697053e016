import { css } from '@linaria/core'
import { Icon } from '../icons/icon.tsx'
import type { IconName } from '../icons/icon-paths.ts'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'

const frame = css`
  display: grid;
  gap: var(--space-3);
  padding: var(--space-4);
  border-radius: var(--radius-m);
  background: var(--sunken);
  font-size: var(--text-s);
  line-height: var(--leading-snug);

  & > [data-part='head'] {
    display: grid;
    gap: var(--space-1);
  }

  & > [data-part='head'] > p:first-child {
    font-weight: 600;
  }

  & > [data-part='head'] > [role='status'] {
    min-block-size: 1.35em;
    color: var(--ink-soft);
  }

  & > ul {
    display: grid;
    gap: var(--space-2);
    list-style: none;
  }

  & li {
    display: flex;
    gap: var(--space-2);
    color: var(--ink);
  }

  & li > svg {
    margin-block-start: 0.05em;
    color: var(--ink-soft);
  }

  & li[data-status='met'] > svg {
    color: var(--success-ui);
  }

  & li[data-status='notMet'] > svg {
    color: var(--danger-ui);
  }

  & li[data-status='notMet'] {
    font-weight: 600;
  }

  & li[data-estimated='true'],
  & li[data-status='unchecked'] {
    color: var(--ink-soft);
    font-weight: 400;
  }

  & li[data-estimated='true'] > svg {
    color: var(--ink-soft);
  }
`

export type RuleStatus = 'met' | 'notMet' | 'unchecked'

export type PasswordRulesProps = {
  id: string
  prompt: string
  /** Announced politely when it changes, such as '5 of 9 met'. */
  summary: string
  /** An `estimated` status looks different from a host's verdict, and says so. */
  rules: readonly { key: string; text: string; status: RuleStatus; estimated: boolean }[]
}

const icons: Readonly<Record<RuleStatus, IconName>> = { met: 'check-circle', notMet: 'cross', unchecked: 'circle' }
const words: Readonly<Record<RuleStatus, string>> = { met: 'met', notMet: 'not met', unchecked: 'not checked yet' }

/** The rules of a password and whether it meets them, each with icon and word. */
export const PasswordRules = ({ id, prompt, summary, rules }: PasswordRulesProps) => (
  <div className={frame} id={id}>
    <div data-part="head">
      <p>{prompt}</p>
      <p role="status">{summary}</p>
    </div>
    <ul>
      {rules.map(({ key, text, status, estimated }) => (
        <li key={key} data-status={status} data-estimated={estimated}>
          <Icon name={icons[status]} size="small" />
          <span>
            <span>{text}</span>
            <VisuallyHidden>{`: ${words[status]}`}</VisuallyHidden>
            {estimated && <span data-part="estimate"> (estimate)</span>}
          </span>
        </li>
      ))}
    </ul>
  </div>
)

import { css } from '@linaria/core'
import { Icon } from '../icons/icon.tsx'
import type { IconName } from '../icons/icon-paths.ts'

const badge = css`
  display: inline-flex;
  align-items: center;
  gap: 0.375rem;
  inline-size: fit-content;
  max-inline-size: 100%;
  padding: 0.0625rem 0.625rem 0.0625rem 0.375rem;
  border-radius: var(--radius-pill);
  background: var(--sunken);
  color: var(--ink-soft);
  font-size: var(--text-s);
  font-weight: 600;
  line-height: 1.5;

  /* The words, not the icon, are level with the text beside the badge. */
  & > span {
    align-self: baseline;
  }

  &[data-tone='success'] {
    background: var(--success-surface);
    color: var(--success-text);
  }

  &[data-tone='warning'] {
    background: var(--warning-surface);
    color: var(--warning-text);
  }

  &[data-tone='danger'] {
    background: var(--danger-surface);
    color: var(--danger-text);
  }

  &[data-tone='info'] {
    background: var(--info-surface);
    color: var(--info-text);
  }

  @media print {
    border: 1px solid;
  }
`

export type StatusTone = 'neutral' | 'info' | 'success' | 'warning' | 'danger'

const shapes: Record<StatusTone, IconName> = {
  neutral: 'minus',
  info: 'info',
  success: 'check-circle',
  warning: 'clock',
  danger: 'cross',
}

/** A status in words; each tone has its own shape, so that colour is never the only sign. */
export const StatusBadge = ({ tone, label }: { tone: StatusTone; label: string }) => (
  <span className={badge} data-tone={tone}>
    <Icon name={shapes[tone]} size="small" />
    <span>{label}</span>
  </span>
)

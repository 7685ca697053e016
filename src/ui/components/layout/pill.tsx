import { css } from '@linaria/core'
import { Icon } from '../icons/icon.tsx'
import type { IconName } from '../icons/icon-paths.ts'

const pill = css`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  padding: 0.25rem 0.75rem 0.25rem 0.5rem;
  border-radius: var(--radius-pill);
  background: var(--surface);
  color: var(--ink);
  font-size: var(--text-s);
  font-weight: 600;
  white-space: nowrap;

  & > svg {
    color: var(--brand-text);
  }

  [data-ground='deep'] & {
    background: var(--brand-deep-2);
    color: #ffffff;
  }

  @media print {
    [data-ground] & {
      padding: 0;
      background: none;
      color: #000000;
    }
  }
`

/** A fact above the title of a page: how long something is open, or which time it counts. */
export const Pill = ({
  icon,
  isKept = false,
  children,
}: {
  icon: IconName
  /** Nothing is shown, but its place is kept, so that nothing moves when it is known. */
  isKept?: boolean
  children: string
}) => (
  <span className={pill} style={isKept ? { visibility: 'hidden' } : undefined}>
    <Icon name={icon} size="small" />
    <span>{children}</span>
  </span>
)

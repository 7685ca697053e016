import type { ReactNode } from 'react'
import { css } from '@linaria/core'
import { Icon } from '../icons/icon.tsx'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'

const error = css`
  display: flex;
  gap: var(--space-2);
  color: var(--danger-text);
  font-size: var(--text-s);
  font-weight: 600;
  line-height: var(--leading-snug);

  & > svg {
    margin-block-start: 0.1em;
  }

  & a {
    color: inherit;
  }
`

/** The problem of one field; the field refers to it in `aria-describedby`. */
export const FieldError = ({ id, message }: { id: string; message: ReactNode }) => (
  <p className={error} id={id}>
    <Icon name="warning" size="small" />
    <span>
      <VisuallyHidden>Error: </VisuallyHidden>
      <span>{message}</span>
    </span>
  </p>
)

import type { ReactNode } from 'react'
import { css } from '@linaria/core'

export const hiddenStyle = css`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  margin: -1px;
  padding: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
  border: 0;
`

/** Text for screen readers only. */
export const VisuallyHidden = ({ children, id }: { children: ReactNode; id?: string | undefined }) => (
  <span className={hiddenStyle} id={id}>
    {children}
  </span>
)

import type { ReactNode } from 'react'
import { css } from '@linaria/core'
import { hiddenRules } from './hidden-rules.ts'

export const hiddenStyle = css`
  ${hiddenRules}
`

/** Text for screen readers only. */
export const VisuallyHidden = ({ children, id }: { children: ReactNode; id?: string | undefined }) => (
  <span className={hiddenStyle} id={id}>
    {children}
  </span>
)

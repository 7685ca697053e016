import { css } from '@linaria/core'
import { LongWait } from './long-wait.tsx'
import { Spinner } from './spinner.tsx'

const loading = css`
  display: grid;
  place-items: center;
  align-content: center;
  gap: var(--space-4);
  min-block-size: 16rem;
  padding: var(--space-6);
  color: var(--ink-soft);
  font-size: var(--text-l);
  text-align: center;

  & > h1 {
    font: inherit;
  }
`

export type LoadingProps = {
  label: string
  /** The page's only heading while it loads. */
  isHeading?: boolean | undefined
}

/** A whole view that is loading, such as 'Loading profile...'. */
export const Loading = ({ label, isHeading = false }: LoadingProps) => (
  <div className={loading} role="status" data-part="awaited">
    <Spinner size="large" />
    {isHeading ? <h1>{label}</h1> : <p>{label}</p>}
    <LongWait />
  </div>
)

import { css } from '@linaria/core'
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
`

/** A whole view that is awaited, such as 'Loading profile...'. */
export const Loading = ({ label }: { label: string }) => (
  <div className={loading} role="status">
    <Spinner size="large" />
    <p>{label}</p>
  </div>
)

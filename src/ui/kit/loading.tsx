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

  & > h1 {
    font: inherit;
  }

  /* A style and no timer: the words are there from the start, and hidden until the wait is long (10 s). */
  & > [data-part='long'] {
    font-size: var(--text-m);
    visibility: hidden;
    animation: kit-long-wait 0s linear 10s forwards;
  }

  @keyframes kit-long-wait {
    to {
      visibility: visible;
    }
  }
`

export type LoadingProps = {
  label: string
  /** The page has no other heading while it waits. */
  isHeading?: boolean | undefined
}

/** A whole view that is awaited, such as 'Loading profile...'. */
export const Loading = ({ label, isHeading = false }: LoadingProps) => (
  <div className={loading} role="status" data-part="awaited">
    <Spinner size="large" />
    {isHeading ? <h1>{label}</h1> : <p>{label}</p>}
    <p data-part="long">This is taking longer than usual. We are still working on it.</p>
  </div>
)

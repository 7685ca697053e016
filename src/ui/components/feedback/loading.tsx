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

  /* A line at the top of the window, where people look for the progress of a page. */
  &::before {
    content: '';
    position: fixed;
    inset: 0 auto auto 0;
    z-index: var(--layer-header);
    inline-size: 100%;
    block-size: 2px;
    background: var(--brand-ui);
    transform-origin: left;
    animation: ui-page-line 8s cubic-bezier(0.1, 0.7, 0.3, 1) both;
  }

  @media (prefers-reduced-motion: reduce), print {
    &::before {
      display: none;
    }
  }

  @keyframes ui-page-line {
    from {
      transform: scaleX(0);
    }
    to {
      transform: scaleX(0.95);
    }
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

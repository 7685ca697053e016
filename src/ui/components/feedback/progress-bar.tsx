import { css } from '@linaria/core'

const bar = css`
  display: grid;
  gap: var(--space-2);

  & > p {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: var(--space-1) var(--space-4);
  }

  & > p > strong {
    min-inline-size: 0;
  }

  & > p > span {
    color: var(--ink-soft);
    font-variant-numeric: tabular-nums;
  }

  & > [role='progressbar'] {
    overflow: hidden;
    block-size: 0.625rem;
    border: 1px solid var(--brand-ui);
    border-radius: var(--radius-pill);
    background: var(--surface);
  }

  & > [role='progressbar'] > span {
    display: block;
    block-size: 100%;
    background: var(--brand-ui);
    transition: inline-size var(--motion-base);
  }

  & [data-known='false'] > span {
    inline-size: 35%;
    animation: ui-progress-bar 1.4s ease-in-out infinite;
  }

  @media (prefers-reduced-motion: reduce) {
    & [data-known='false'] > span {
      inline-size: 100%;
      opacity: 0.6;
      animation: none;
    }
  }

  @media (forced-colors: active) {
    & > [role='progressbar'] > span {
      background: Highlight;
      forced-color-adjust: none;
    }
  }

  @keyframes ui-progress-bar {
    from {
      transform: translateX(-100%);
    }
    to {
      transform: translateX(290%);
    }
  }
`

export type ProgressBarProps = {
  /** The current work: 'Checking employees.csv'. */
  label: string
  /** Whole per cent; null while the total is unknown. */
  percent: number | null
  /** The same in other words, such as '60 of 120 rows'. */
  detail?: string | undefined
}

/** Shows progress. It announces nothing: its user announces what matters rather than every step. */
export const ProgressBar = ({ label, percent, detail }: ProgressBarProps) => (
  <div className={bar}>
    <p>
      <strong>{label}</strong>
      <span>{[percent === null ? null : `${percent}%`, detail].filter(Boolean).join(' · ')}</span>
    </p>
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={percent === null ? undefined : 0}
      aria-valuemax={percent === null ? undefined : 100}
      aria-valuenow={percent ?? undefined}
      aria-valuetext={percent === null ? undefined : [`${percent}%`, detail].filter(Boolean).join(', ')}
      data-known={percent !== null}
    >
      <span style={percent === null ? undefined : { inlineSize: `${percent}%` }} />
    </div>
  </div>
)

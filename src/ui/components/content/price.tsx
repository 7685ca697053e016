import type { ReactNode } from 'react'
import { css } from '@linaria/core'
import { formatMoney } from './format.ts'

const price = css`
  display: grid;
  gap: 2px;
  line-height: 1.35;

  & > [data-part='main'] {
    font-size: var(--text-l);
    font-weight: 700;
    letter-spacing: -0.01em;
    font-variant-numeric: tabular-nums;
  }

  & [data-part='unit'] {
    font-weight: 400;
    letter-spacing: 0;
    white-space: nowrap;
  }

  & :is([data-part='unit'], [data-part='more']) {
    color: var(--ink-soft);
    font-size: var(--text-s);
  }

  &:is([data-size='panel'], [data-size='hero']) {
    gap: var(--space-2);

    & > [data-part='main'] {
      font-size: var(--text-2xl);
      line-height: 1.1;
      letter-spacing: -0.02em;
    }

    & :is([data-part='unit'], [data-part='more']) {
      font-size: var(--text-m);
    }
  }

  &[data-size='hero'] > [data-part='main'] {
    font-size: var(--text-3xl);
    letter-spacing: -0.03em;
  }

  @media print {
    &[data-size] > [data-part='main'] {
      font-size: var(--text-xl);
    }
  }
`

const pennies = css`
  font-size: 0.6em;
  line-height: 0;
  letter-spacing: 0;
  vertical-align: 0.35em;
`

/** A large sum, whose pence are small. Screen readers hear one figure. */
export const Figure = ({ pence }: { pence: number }) => {
  const [whole, part] = formatMoney(pence).split('.')
  return (
    <span translate="no">
      {whole}
      {part !== undefined && <span className={pennies}>.{part}</span>}
    </span>
  )
}

interface PriceProps {
  /** '£4.40', 'From £0' or 'Free'. */
  readonly main: ReactNode
  /** 'a month'. */
  readonly unit?: string | undefined
  /** The year, and what the employer pays: a line each. */
  readonly more?: readonly ReactNode[] | undefined
  readonly size?: 'card' | 'panel' | 'hero' | undefined
}

/** What something costs: the month first, the year and the employer's share below it. */
export const Price = ({ main, unit, more = [], size = 'card' }: PriceProps) => (
  <div className={price} data-size={size}>
    <p data-part="main">
      <span>{main}</span> {unit !== undefined && <span data-part="unit">{unit}</span>}
    </p>
    {more.map((line, index) => (
      <p key={index} data-part="more">
        {line}
      </p>
    ))}
  </div>
)

const bar = css`
  display: flex;
  gap: 2px;
  block-size: 0.5rem;
  border-radius: var(--radius-pill);
  overflow: hidden;
  forced-color-adjust: none;

  &[data-size='tall'] {
    block-size: 1rem;
  }

  & > span {
    flex: var(--n) 0 0;
    background: var(--money-employer);
  }

  & > [data-whose='you'] {
    background: var(--money-you);
  }

  & > [data-whose='pay'] {
    background: var(--money-pay);
  }
`

/** Whose money it is: salary, the employer's on top of it, or the person's own. */
export type Whose = 'pay' | 'employer' | 'you'

export interface Share {
  readonly whose: Whose
  readonly pence: number
}

/** The shares of one sum, beside each other. Decoration: `Shares` or a sentence beside it says the same. */
export const ShareBar = ({ shares, size = 'thin' }: { shares: readonly Share[]; size?: 'thin' | 'tall' }) => (
  <div className={bar} data-size={size} aria-hidden="true">
    {shares
      .filter(({ pence }) => pence > 0)
      .map(({ whose, pence }) => (
        // React's type of styles has no custom properties.
        <span key={whose} data-whose={whose} style={{ '--n': pence } as React.CSSProperties} />
      ))}
  </div>
)

const list = css`
  display: grid;
  gap: var(--space-2);

  & > div {
    display: flex;
    justify-content: space-between;
    gap: var(--space-4);
  }

  & dt {
    display: flex;
    align-items: baseline;
  }

  & dt[data-whose]::before {
    content: '';
    flex: none;
    inline-size: 0.75rem;
    block-size: 0.75rem;
    margin-inline-end: var(--space-2);
    border-radius: 4px;
    background: var(--money-employer);
    forced-color-adjust: none;
  }

  & dt[data-whose='you']::before {
    background: var(--money-you);
  }

  & dt[data-whose='pay']::before {
    background: var(--money-pay);
  }

  & dd {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    text-align: end;
  }

  & dd > small {
    display: block;
    color: var(--ink-soft);
    font-size: inherit;
    font-weight: 400;
  }
`

interface SharesProps {
  readonly rows: readonly {
    readonly whose?: Whose | undefined
    readonly term: ReactNode
    readonly sum: ReactNode
    /** Under the sum, such as the year's. */
    readonly more?: ReactNode
  }[]
}

/** Who pays what, in words and figures. */
export const Shares = ({ rows }: SharesProps) => (
  <dl className={list}>
    {rows.map(({ whose, term, sum, more }, index) => (
      <div key={index}>
        <dt data-whose={whose}>{term}</dt>
        <dd>
          <span>{sum}</span>
          {more !== undefined && <small>{more}</small>}
        </dd>
      </div>
    ))}
  </dl>
)

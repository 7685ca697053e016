import { css } from '@linaria/core'

/** A number for the styles. */
const sized = (n: number): Record<`--${string}`, number> => ({ '--n': n })

const columns = css`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  gap: 0.25rem;
  block-size: 6rem;
  border-block-end: 1px solid var(--line-strong);
  font-variant-numeric: tabular-nums;

  & > div {
    display: flex;
    flex-direction: column;
    justify-content: flex-end;
    align-items: center;
    gap: 0.25rem;
  }

  /* A figure is wider than its column. */
  & > div > span:first-child:not(:last-child) {
    inline-size: max-content;
    max-inline-size: none;
    white-space: nowrap;
  }

  & > div:first-child {
    align-items: flex-start;
  }

  & > div:last-child {
    align-items: flex-end;
  }

  & > div > span:last-child {
    flex: none;
    inline-size: 100%;
    block-size: calc(var(--n) * 0.74%);
    border-radius: 3px 3px 0 0;
    background: var(--rest);
  }

  & > div:last-child > span:last-child {
    background: var(--brand-ui);
  }

  & > div:last-child > span:first-child {
    font-weight: 700;
  }

  @media (forced-colors: active) {
    & > div > span:last-child {
      border: 1px solid CanvasText;
    }
  }
`

const ends = css`
  display: flex;
  justify-content: space-between;
  gap: var(--space-2);
  padding-block-start: 0.375rem;
  color: var(--ink-soft);
  line-height: 1.2;
`

/** Columns from zero, the last of them named: `n` is per cent of the highest. The first and the last have their figure. */
export const SmallColumns = ({
  values,
  first,
  what,
  last,
}: {
  values: readonly { readonly key: string; readonly n: number; readonly text: string }[]
  /** The name of the first column, of what they count, and of the last. */
  first: string
  what: string
  last: string
}) => (
  <div>
    <div className={columns} aria-hidden="true">
      {values.map(({ key, n, text }, index) => (
        <div key={key}>
          {index === 0 || index === values.length - 1 ? <span>{text}</span> : null}
          <span style={sized(n)} />
        </div>
      ))}
    </div>
    <p className={ends}>
      <span>{first}</span>
      <span>{what}</span>
      <span>{last}</span>
    </p>
  </div>
)

const bars = css`
  display: grid;
  grid-template-columns: fit-content(58%) minmax(0, 1fr) max-content;
  align-items: center;
  gap: 0 0.75rem;
  padding: 0;
  list-style: none;

  & > li {
    display: grid;
    grid-template-columns: subgrid;
    grid-column: 1 / -1;
    align-items: center;
    min-block-size: 1.9375rem;
  }

  & [data-part='track'] {
    border-radius: 3px;
    background: var(--sunken);
  }

  & [data-part='track'] > span {
    display: block;
    inline-size: calc(var(--n) * 1%);
    block-size: 1.125rem;
    border-radius: 3px;
    background: var(--rest);
  }

  & [data-named] > [data-part='track'] > span {
    background: var(--brand-ui);
  }

  & strong {
    text-align: end;
    font-variant-numeric: tabular-nums;
  }

  @media (forced-colors: active) {
    & [data-part='track'] > span {
      border: 1px solid CanvasText;
      background: CanvasText;
    }
  }
`

/** Bars on a track of 100 per cent; `named` are those that the headline names. */
export const ShareBars = ({
  rows,
}: {
  rows: readonly {
    readonly key: string
    readonly label: string
    readonly percentage: number
    readonly text: string
    readonly named: boolean
  }[]
}) => (
  <ul className={bars} role="list">
    {rows.map(({ key, label, percentage, text, named }) => (
      <li key={key} data-named={named || undefined}>
        <span>{label}</span>
        <span data-part="track" aria-hidden="true">
          <span style={sized(percentage)} />
        </span>
        <strong>{text}</strong>
      </li>
    ))}
  </ul>
)

const parts = css`
  display: flex;
  gap: 3px;
  block-size: 2rem;
  forced-color-adjust: none;

  & > span {
    flex: var(--n) 0 0;
    min-inline-size: 3px;
    border-radius: var(--radius-s);
    background: var(--brand-ui);
  }

  & > span:last-child {
    background: var(--sunken);
    box-shadow: inset 0 0 0 2px var(--line-strong);
  }
`

const key = css`
  padding: 0;
  list-style: none;

  & > li {
    display: grid;
    grid-template-columns: auto 1fr auto 3.5rem;
    align-items: center;
    gap: 0.75rem;
    padding-block: 0.4375rem;
    border-block-end: 1px solid var(--line);
    font-variant-numeric: tabular-nums;
  }

  & > li:last-child {
    border: 0;
  }

  & > li > span:first-child {
    inline-size: 0.75rem;
    block-size: 0.75rem;
    border-radius: 4px;
    background: var(--brand-ui);
    forced-color-adjust: none;
  }

  & > li:last-child > span:first-child {
    background: var(--sunken);
    box-shadow: inset 0 0 0 2px var(--line-strong);
  }

  & strong {
    text-align: end;
  }
`

/** A whole of two parts, with a key that has their numbers. */
export const TwoParts = ({ rows }: { rows: readonly [PartRow, PartRow] }) => (
  <div>
    <div className={parts} aria-hidden="true">
      {rows.map(({ label, count }) => (
        <span key={label} style={sized(count)} />
      ))}
    </div>
    <ul className={key} role="list">
      {rows.map(({ label, text, share }) => (
        <li key={label}>
          <span aria-hidden="true" />
          <span>{label}</span>
          <span>{text}</span>
          <strong>{share}</strong>
        </li>
      ))}
    </ul>
  </div>
)

interface PartRow {
  readonly label: string
  readonly count: number
  /** The count and the share in words. */
  readonly text: string
  readonly share: string
}

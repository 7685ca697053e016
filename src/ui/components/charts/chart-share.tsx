import { css } from '@linaria/core'

const layout = css`
  display: grid;
  gap: var(--space-3);

  & [data-part='bar'] {
    display: flex;
    gap: 2px;
    block-size: 2.5rem;
  }

  & [data-part='bar'] > span {
    flex: var(--n) 0 0;
    min-inline-size: 3px;
    border-radius: var(--radius-s);
  }

  /* An outline has 3:1 on the page, whatever the tint. */
  & :is([data-part='bar'], li) > span:empty {
    background: color-mix(in oklab, var(--brand-ui) calc(var(--a) * 1%), var(--surface));
    box-shadow: inset 0 0 0 1.5px var(--brand-ui);
    forced-color-adjust: none;
    print-color-adjust: exact;
  }

  & > ol {
    padding: 0;
    list-style: none;
    font-size: var(--text-s);
  }

  & > ol > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto 3rem;
    align-items: center;
    gap: var(--space-3);
    padding-block: var(--space-2);
    border-block-end: 1px solid var(--line);
    font-variant-numeric: tabular-nums;
  }

  & > ol > li:last-child {
    border-block-end: 0;
  }

  & > ol > li > span:empty {
    inline-size: 0.875rem;
    block-size: 0.875rem;
    border-radius: 4px;
  }

  & > ol > li > strong {
    text-align: end;
  }
`

export type SharePart = {
  readonly key: string
  readonly label: string
  readonly value: number
  /** The value in words. */
  readonly text: string
  /** Whole per cent. */
  readonly percent: number
}

/** The parts of a whole as one bar, darkest first, and the same parts below it in words. */
export const ChartShare = ({ parts }: { parts: readonly SharePart[] }) => {
  // React's type of styles has no custom properties.
  const paintOf = (index: number, value = 0) =>
    ({ '--a': 100 - (index * 92) / Math.max(1, parts.length - 1), '--n': value }) as React.CSSProperties
  return (
    <div className={layout}>
      <div data-part="bar" aria-hidden="true">
        {parts.map(({ key, value }, index) => value > 0 && <span key={key} style={paintOf(index, value)} />)}
      </div>
      <ol role="list">
        {parts.map(({ key, label, text, percent }, index) => (
          <li key={key}>
            <span aria-hidden="true" style={paintOf(index)} />
            <span>{label}</span>
            <span>{text}</span>
            <strong>{`${percent}%`}</strong>
          </li>
        ))}
      </ol>
    </div>
  )
}

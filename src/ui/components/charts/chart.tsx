import { startTransition, useId, useState, type ReactNode } from 'react'
import { css } from '@linaria/core'
import { Button } from '../actions/button.tsx'
import { announce } from '../feedback/announcer.tsx'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'
import { ChartPaints, fillOf, outlineStyle } from './chart-paint.tsx'

/** The card of a chart, with its heading above. */
export const chartFrame = css`
  display: grid;
  gap: var(--space-4);
  min-inline-size: 0;
  padding: clamp(1rem, 3vw, 1.5rem);
  border: 1px solid var(--line);
  border-radius: var(--radius-l);
  background: var(--surface);
  box-shadow: var(--shadow-1);

  & > figcaption {
    display: flex;
    flex-wrap: wrap;
    align-items: start;
    justify-content: space-between;
    gap: var(--space-3) var(--space-5);
  }

  & > figcaption > :is(h2, h3) {
    flex: 1 1 14rem;
    font-size: var(--text-l);
  }

  & > figcaption > p {
    flex: 1 1 100%;
    margin-block-start: -0.5rem;
    color: var(--ink-soft);
  }

  & > figcaption > div {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2);
  }

  @media (min-width: 600px) and (max-width: 899px) {
    & > [data-view='table'] :is(th, td, th > button) {
      padding-inline: var(--space-1);
      font-size: var(--text-s);
    }
  }

  @media (max-width: 599px) {
    & > figcaption > div > button[data-size] {
      padding-inline: var(--space-3);
    }

    /* Keeps both buttons in one row. */
    & > figcaption > div > button svg {
      display: none;
    }
  }

  & > ul {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2) var(--space-5);
    padding: 0;
    list-style: none;
    font-size: var(--text-s);
  }

  & > ul > li {
    display: inline-flex;
    align-items: center;
    gap: var(--space-2);
  }

  & > ul svg {
    flex: none;
    inline-size: 1.75rem;
    block-size: 1.125rem;
  }

  & > [data-view] {
    min-inline-size: 0;
  }

  & > [data-shown='false'] {
    display: none;
  }

  /* The outer frame is enough. */
  & > [data-view='table'] > div {
    position: relative;
    padding: 0;
    border: 0;
  }

  @media print {
    padding: 0;
    border: 0;
    box-shadow: none;
    break-inside: auto;

    & > [data-view='chart'] {
      break-inside: avoid;
    }

    & > [data-shown='false'] {
      display: block;
    }

    & > ul[data-shown='false'] {
      display: flex;
    }

    & button,
    & > [data-view='reader'] {
      display: none;
    }
  }
`

/** The pattern of one part, shown next to its name. */
const Swatch = ({ id, index, parts }: { id: string; index: number; parts: number }) => (
  <svg viewBox="0 0 28 18" aria-hidden="true" focusable="false">
    <ChartPaints id={`${id}-swatch${index}`} />
    <rect
      className={outlineStyle}
      x="1"
      y="1"
      width="26"
      height="16"
      rx="3"
      style={fillOf(`${id}-swatch${index}`, index, parts)}
    />
  </svg>
)

interface LegendProps {
  readonly id: string
  readonly names: readonly string[]
  readonly isShown?: boolean
}

/** The names of a chart's parts beside their patterns; nothing if they have none. */
export const Legend = ({ id, names, isShown = true }: LegendProps) =>
  names.length > 0 && (
    <ul role="list" data-shown={isShown}>
      {names.map((name, index) => (
        <li key={name}>
          <Swatch id={id} index={index} parts={names.length} />
          {name}
        </li>
      ))}
    </ul>
  )

export type ChartProps = {
  caption: string
  /** What the chart says, as its heading, with the caption below it; the caption is the heading without it. */
  headline?: ReactNode
  /** A sentence after the caption. */
  note?: string | undefined
  /** Which of the two its page shows; without it the chart has a button of its own. */
  view?: 'chart' | 'table' | undefined
  /** The names of the chart's parts, in the order of their paints; empty for a chart that labels its parts itself. */
  legend: readonly string[]
  /** What the chart shows, in a sentence or two, for those who cannot see it. */
  summary: string
  chart: ReactNode
  /** The same data as a table. */
  table: ReactNode
  /** Below the chart: a control that reads out single points, such as a `ChartReader`. The chart itself is an image and can hold no control. */
  reader?: ReactNode
  /** Buttons next to the table button, such as a download. */
  actions?: ReactNode
  /** Which of the two is shown first. */
  first?: 'chart' | 'table' | undefined
  words?: { table: string; chart: string } | undefined
}

/** A chart and the same data as a table: one at a time on the screen, both on paper. */
export const Chart = ({
  caption,
  headline,
  note,
  view: given,
  legend,
  summary,
  chart,
  table,
  reader,
  actions,
  first = 'chart',
  words = { table: 'Show as table', chart: 'Show as chart' },
}: ChartProps) => {
  const id = useId()
  const [own, setView] = useState<'chart' | 'table'>(first)
  const view = given ?? own
  const other = view === 'chart' ? 'table' : 'chart'
  return (
    <figure className={chartFrame}>
      <figcaption>
        <h2>{headline ?? caption}</h2>
        {headline !== undefined && <p>{note === undefined ? caption : `${caption}. ${note}`}</p>}
        {given === undefined && (
          <div>
            {/* A table of years takes a while to lay out, so the button is drawn first. */}
            <Button
              variant="secondary"
              size="small"
              onPress={() => {
                announce(`${caption}: ${other}`)
                startTransition(() => setView(other))
              }}
            >
              <span>
                {words[other]}
                <VisuallyHidden>: {caption}</VisuallyHidden>
              </span>
            </Button>
            {actions}
          </div>
        )}
      </figcaption>
      <Legend id={id} names={legend} isShown={view === 'chart'} />
      <div data-view="chart" data-shown={view === 'chart'} role="img" aria-label={`${caption}. ${summary}`}>
        {chart}
      </div>
      {reader !== undefined && (
        <div data-view="reader" data-shown={view === 'chart'}>
          {reader}
        </div>
      )}
      <div data-view="table" data-shown={view === 'table'}>
        {table}
      </div>
    </figure>
  )
}

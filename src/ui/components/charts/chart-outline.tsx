import { useId } from 'react'
import { Placeholder, letters, TextPlaceholder } from '../feedback/outline.tsx'
import { unbroken } from '../content/whole-words.tsx'
import { chartFrame, Legend } from './chart.tsx'
import { rowsStyle } from './chart-rows.tsx'

/** The placeholder for the data of a chart. */
type Body =
  /** Rows of bars, each with a text beside it. */
  { readonly rows: number; readonly text: string } | { readonly blockSize: string }

/** A chart that is still loading: its own heading and legend, and placeholders for the rest. It goes into an `Outline`. */
export const ChartOutline = ({
  caption,
  note,
  headline,
  legend = [],
  ...body
}: {
  readonly caption: string
  /** A sentence with figures, which comes after the caption. */
  readonly note?: string
  /** About as long as the one that comes. */ readonly headline: string
  readonly legend?: readonly string[]
} & Body) => {
  const id = useId()
  return (
    <figure className={chartFrame}>
      <figcaption>
        <h2>
          <TextPlaceholder>{unbroken(headline)}</TextPlaceholder>
        </h2>
        <p>
          <span>{caption}</span>{' '}
          {note !== undefined && (
            <span style={{ display: 'inline-block' }}>
              <TextPlaceholder>{note}</TextPlaceholder>
            </span>
          )}
        </p>
      </figcaption>
      <Legend id={id} names={legend} />
      {'rows' in body ? (
        <div className={rowsStyle}>
          {Array.from({ length: body.rows }, (_, index) => (
            <div key={index}>
              <span>
                <TextPlaceholder>{letters(10)}</TextPlaceholder>
              </span>
              <svg height="22">
                <rect width="100%" height="20" y="1" fill="var(--sunken)" />
              </svg>
              <span>
                <TextPlaceholder>{body.text}</TextPlaceholder>
              </span>
            </div>
          ))}
        </div>
      ) : (
        <Placeholder shape="field" blockSize={body.blockSize} />
      )}
    </figure>
  )
}

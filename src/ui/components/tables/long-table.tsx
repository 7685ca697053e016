import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import { css } from '@linaria/core'
import { defaultRangeExtractor, useWindowVirtualizer, type Range } from '@tanstack/react-virtual'
import { Table, type TableProps } from './table.tsx'
import { usePrinting } from '../theme/use-printing.ts'

/** Rows drawn above and below the window: enough for Tab to reach the next one, and for a fast scroll. */
const OVERSCAN = 12

const longStyle = css`
  @media (min-width: 860px) {
    @container (min-width: 46.01rem) {
      /* Columns sized by their content would jump as rows come and go. */
      & table {
        table-layout: fixed;
      }

      & thead [data-kind='control'] {
        inline-size: 3.5rem;
      }

      & thead [data-kind='heading'] {
        inline-size: 21%;
      }
    }
  }

  /* In low windows nothing sticks. */
  @media (min-width: 1024px) and (min-height: 501px) {
    & thead th {
      position: sticky;
      inset-block-start: var(--notice-block);
      z-index: 1;
      background: var(--surface);
    }
  }

  /* Fills the space of rows that are not drawn. */
  & tr[data-part='space'][role] {
    display: table-row;
    margin: 0;
    padding: 0;
    border: 0;
    background: transparent;
  }

  & tr[data-part='space'] > td {
    display: block;
    block-size: auto;
    padding: 0;
    border: 0;
  }
`

/** A row's assumed height before one is drawn, in px: a line, or below 860 px two. */
const expectedHeight = (): number => (window.matchMedia('(max-width: 859px)').matches ? 63 : 46)

/** A row's height in px, with the band above it and the note below it. */
const heightOf = (row: Element): number =>
  [row.previousElementSibling, row, row.nextElementSibling]
    .filter(
      (part) =>
        part === row || part?.matches(part === row.previousElementSibling ? '[data-part=band]' : '[data-part=note]'),
    )
    .reduce((sum, part) => sum + (part?.getBoundingClientRect().height ?? 0), 0)

const Space = ({ height }: { height: number }) => (
  <tr role="presentation" data-part="space" aria-hidden="true">
    {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- a spacer, not a control */}
    <td style={{ height }} />
  </tr>
)

/**
 * A table for thousands of rows. It draws those in the window, and always the one with the focus. It scrolls with the page and prints in
 * full. Pass stable `rows` and `rowKey`.
 */
export const LongTable = <Row, Sort extends string = never>(table: TableProps<Row, Sort>) => {
  const { rows, rowKey } = table
  const frame = useRef<HTMLDivElement>(null)
  const usual = useRef<{ height: number; measured: boolean } | null>(null)
  const usualHeight = (): number => (usual.current ??= { height: expectedHeight(), measured: false }).height
  const printing = usePrinting()
  // Until it is measured, assume that the table starts half-way down the window: assuming the top would draw more rows in vain.
  const [top, setTop] = useState(() => Math.round(window.innerHeight / 2))
  const [focused, setFocused] = useState<string | null>(null)
  const held = focused === null ? -1 : rows.findIndex((row) => rowKey(row) === focused)

  useLayoutEffect(() => {
    const place = frame.current
    if (!place) return undefined
    const measure = (): void => {
      const body = place.querySelector('tbody')
      if (body) setTop(Math.round(body.getBoundingClientRect().top + window.scrollY))
    }
    measure()
    // Content above can grow: a message appears, or a heading wraps.
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [])

  const rangeExtractor = useCallback(
    (range: Range) => {
      const indexes = defaultRangeExtractor(range)
      if (held === -1) return indexes
      // Its neighbours too, so that Tab has a target.
      const kept = [held - 1, held, held + 1].filter((index) => index >= 0 && index < range.count)
      return [...new Set([...indexes, ...kept])].toSorted((a, b) => a - b)
    },
    [held],
  )
  // Stable while the rows are: a new function recalculates the positions of all rows.
  const getItemKey = useCallback((index: number) => (rows[index] ? rowKey(rows[index]) : index), [rows, rowKey])
  // oxlint-disable-next-line react/incompatible-library -- no compiler memoises this
  const virtualizer = useWindowVirtualizer<HTMLTableRowElement>({
    count: rows.length,
    estimateSize: usualHeight,
    overscan: OVERSCAN,
    scrollMargin: top,
    getItemKey,
    measureElement: (row) => {
      // The height of the lowest row is the best guess for the others. Rounded, because a fraction of a px, such as half a shared border,
      // would lay out all rows again.
      const height = heightOf(row)
      const least = usual.current?.measured === true ? usualHeight() : height + 1
      if (height < least) usual.current = { height: Math.floor(height), measured: true }
      return Math.abs(height - usualHeight()) < 1 ? usualHeight() : height
    },
    rangeExtractor,
  })
  const items = virtualizer.getVirtualItems()

  return (
    <div
      ref={frame}
      className={longStyle}
      onFocus={({ target }) => {
        const index = Number(target.closest('tr')?.dataset['index'] ?? -1)
        const row = rows[index]
        setFocused(row ? rowKey(row) : null)
      }}
      onBlur={({ relatedTarget }) => {
        // The focus is moving to a neighbour, which must stay drawn until it arrives.
        if (frame.current?.contains(relatedTarget) !== true) setFocused(null)
      }}
    >
      <Table
        {...table}
        layout="compact"
        drawRows={(draw) => {
          if (printing) return rows.map((row, index) => draw(row, index))
          const drawn = items.flatMap(({ index, start }, place) => {
            const before = items[place - 1]
            const gap = start - (before ? before.end : top)
            const row = rows[index]
            return [
              gap > 0 && <Space key={`space-${index}`} height={gap} />,
              row && draw(row, index, virtualizer.measureElement),
            ]
          })
          const rest = virtualizer.getTotalSize() - ((items.at(-1)?.end ?? top) - top)
          return [...drawn, rest > 0 && <Space key="space-end" height={rest} />]
        }}
      />
    </div>
  )
}

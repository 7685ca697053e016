import { css } from '@linaria/core'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { Icon } from '../../../../src/ui/components/icons/icon.tsx'
import { VisuallyHidden } from '../../../../src/ui/components/layout/visually-hidden.tsx'
import { valueText } from '../format.ts'
import { shortly, treeRows, type Marks, type TreeRow } from './tree-rows.ts'

const ROW = 24

const tree = css`
  overflow: auto;
  min-block-size: 6rem;
  block-size: 100%;
  --focus-offset: -3px;
  font-family: ui-monospace, 'SF Mono', Menlo, Consolas, 'Liberation Mono', monospace;
  font-size: 0.75rem;

  & [role='treeitem'] {
    position: absolute;
    inset-inline-start: 0;
    min-inline-size: 100%;
    display: flex;
    align-items: center;
    gap: var(--space-1);
    block-size: ${ROW}px;
    padding-inline-end: var(--space-3);
    white-space: nowrap;
    cursor: default;
  }

  & [role='treeitem'][aria-selected='true'] {
    background: var(--brand-tint);
  }

  & [data-changed] {
    background: var(--warning-surface);
  }

  & [data-part='key'] {
    color: var(--brand-text);
  }

  & [data-part='value'],
  & del {
    color: var(--ink-soft);
  }

  & [data-part='dot'] {
    inline-size: 0.4rem;
    block-size: 0.4rem;
    border-radius: 50%;
    background: var(--warning-ui);
  }

  & svg,
  & [data-part='gap'] {
    flex: none;
    inline-size: 0.9rem;
    block-size: 0.9rem;
    color: var(--ink-soft);
  }
`

const LONGEST = 200

const Value = ({ row, marks }: { row: TreeRow; marks: Marks }) => {
  const change = marks.changed.get(row.key)
  const text = shortly(row.value)
  return (
    <>
      <span data-part="value">{text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text}</span>
      {change && <del>was {valueText(change.before, 60)}</del>}
      {row.open === false && marks.above.has(row.key) && (
        <>
          <span data-part="dot" />
          <VisuallyHidden>changed inside</VisuallyHidden>
        </>
      )}
    </>
  )
}

/** A tree of JSON that draws only the lines in sight. Right opens, Left closes or goes up, as in the WAI-ARIA tree pattern. */
export const Tree = ({
  label,
  root,
  open,
  onOpen,
  marks,
  chosen,
  onChosen,
}: {
  label: string
  root: unknown
  open: ReadonlySet<string>
  onOpen: (key: string, open: boolean) => void
  marks: Marks
  chosen: string | null
  onChosen: (key: string) => void
}) => {
  const scroll = useRef<HTMLDivElement>(null)
  const id = useId()
  const [focused, setFocused] = useState(false)
  const rows = treeRows(root, open)
  const at = Math.max(
    0,
    rows.findIndex(({ key }) => key === chosen),
  )
  // oxlint-disable-next-line react/incompatible-library -- nothing here is memoised by a compiler
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroll.current,
    estimateSize: () => ROW,
    overscan: 8,
  })
  const count = rows.length
  useEffect(() => {
    if (chosen !== null && at < count) virtualizer.scrollToIndex(at, { align: 'auto' })
  }, [virtualizer, at, count, chosen])

  const onKeyDown = (event: KeyboardEvent): void => {
    const row = rows[at]
    if (!row || event.altKey || event.ctrlKey || event.metaKey) return
    const go = (index: number): void => {
      const next = rows[Math.min(rows.length - 1, Math.max(0, index))]
      if (next) onChosen(next.key)
    }
    const keys: Partial<Record<string, () => void>> = {
      ArrowDown: () => go(at + 1),
      ArrowUp: () => go(at - 1),
      Home: () => go(0),
      End: () => go(rows.length - 1),
      PageDown: () => go(at + 15),
      PageUp: () => go(at - 15),
      ArrowRight: () => (row.open === false ? onOpen(row.key, true) : go(at + 1)),
      ArrowLeft: () =>
        row.open ? onOpen(row.key, false) : go(rows.findLastIndex(({ level }, i) => i < at && level < row.level)),
      Enter: () => row.open !== null && onOpen(row.key, !row.open),
    }
    const work = keys[event.key]
    if (!work) return
    event.preventDefault()
    work()
  }
  return (
    <div
      ref={scroll}
      className={tree}
      role="tree"
      aria-label={label}
      tabIndex={0}
      aria-activedescendant={focused && rows[at] ? `${id}-${at}` : undefined}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      onKeyDown={onKeyDown}
      onClick={({ target }) => {
        const line = target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null
        const row = rows[Number(line?.dataset['index'] ?? -1)]
        if (!row) return
        onChosen(row.key)
        if (row.open !== null) onOpen(row.key, !row.open)
      }}
    >
      <div role="presentation" style={{ position: 'relative', blockSize: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ index, start }) => {
          const row = rows[index]
          if (!row) return null
          return (
            <div
              key={row.key}
              id={`${id}-${index}`}
              role="treeitem"
              aria-level={row.level}
              aria-setsize={row.size}
              aria-posinset={row.position}
              aria-expanded={row.open ?? undefined}
              aria-selected={row.key === chosen}
              data-changed={marks.changed.has(row.key) ? '' : undefined}
              style={{ transform: `translateY(${start}px)`, paddingInlineStart: `${row.level * 0.9 - 0.4}rem` }}
              data-index={index}
            >
              {row.open === null ? (
                <span data-part="gap" />
              ) : (
                <Icon name={row.open ? 'chevron-down' : 'chevron-right'} size="small" />
              )}
              <span data-part="key">{row.path.at(-1)}</span>
              <Value row={row} marks={marks} />
            </div>
          )
        })}
      </div>
    </div>
  )
}

import { css } from '@linaria/core'
import { useMemo, useState } from 'react'
import type { Shown } from '../use-engine.ts'
import { bar, button, field, pane } from './parts.ts'
import { findInTree, keyOf, marksOf, placesAbove } from './tree-rows.ts'
import { Tree } from './tree.tsx'

const head = css`
  display: flex;
  flex: 1 1 100%;
  flex-wrap: wrap;
  gap: var(--space-2);
  align-items: center;

  & > input {
    flex: 1 1 8rem;
  }

  & [role='status'] {
    color: var(--ink-soft);
    font-size: var(--text-s);
    font-variant-numeric: tabular-nums;
  }
`

const opened = (open: ReadonlySet<string>, keys: Iterable<string>): ReadonlySet<string> => new Set([...open, ...keys])

/** The whole state after the chosen event, with what the event changed. */
export const StateTab = ({ shown }: { shown: Shown }) => {
  const { changes, state } = shown.moment
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const [chosen, setChosen] = useState<string | null>(null)
  const [words, setWords] = useState('')
  const [hit, setHit] = useState(-1)
  const marks = useMemo(() => marksOf(changes), [changes])
  const found = useMemo(() => findInTree(state, words), [state, words])
  const goTo = (path: readonly string[]): void => {
    setOpen(opened(open, placesAbove(path)))
    setChosen(keyOf(path))
  }
  const goToHit = (index: number): void => {
    const path = found[(index + found.length) % found.length]
    if (!path) return
    setHit((index + found.length) % found.length)
    goTo(path)
  }
  const first = changes[0]
  return (
    <div className={pane}>
      <div className={bar}>
        <form
          className={head}
          onSubmit={(event) => {
            event.preventDefault()
            goToHit(hit + 1)
          }}
        >
          <input
            className={field}
            type="search"
            aria-label="Find in the state by path or value"
            placeholder="Path or value, then Enter"
            value={words}
            onChange={({ target }) => {
              setWords(target.value)
              setHit(-1)
            }}
          />
          <span role="status">
            {words.trim() !== '' &&
              (found.length === 0 ? 'None' : `${hit === -1 ? '' : `${hit + 1} of `}${found.length}`)}
          </span>
          <button
            type="button"
            className={button}
            disabled={!first}
            onClick={() => {
              setOpen(opened(open, marks.above))
              if (first) setChosen(keyOf(first.path))
            }}
          >
            Show changes
          </button>
          <button type="button" className={button} disabled={open.size === 0} onClick={() => setOpen(new Set())}>
            Close all
          </button>
        </form>
      </div>
      <Tree
        label="State after this event"
        root={state}
        open={open}
        onOpen={(key, isOpen) => {
          if (isOpen) setOpen(opened(open, [key]))
          else setOpen(new Set([...open].filter((one) => one !== key)))
        }}
        marks={marks}
        chosen={chosen}
        onChosen={setChosen}
      />
    </div>
  )
}

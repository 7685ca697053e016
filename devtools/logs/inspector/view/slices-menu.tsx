import { css } from '@linaria/core'
import { useMemo, useState } from 'react'
import type { Slices } from '../../engine/protocol.ts'
import { useRemembered } from '../remembered.ts'
import { button, field } from './parts.ts'

/** Which slices of the state come first, and which are left out. */
interface Arranged {
  readonly pinned: readonly string[]
  readonly hidden: readonly string[]
}

const isNames = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((name) => typeof name === 'string')
const isArranged = (value: unknown): value is Arranged =>
  typeof value === 'object' &&
  value !== null &&
  'pinned' in value &&
  'hidden' in value &&
  isNames(value.pinned) &&
  isNames(value.hidden)
const NONE: Arranged = { pinned: [], hidden: [] }

/** The state with its pinned slices first and without those that are hidden. */
export const arrange = (state: Slices, { pinned, hidden }: Arranged): Slices => {
  const [first, out] = [new Set(pinned), new Set(hidden)]
  const names = Object.keys(state)
  return Object.fromEntries(
    [...names.filter((name) => first.has(name)), ...names.filter((name) => !first.has(name) && !out.has(name))].map(
      (name) => [name, state[name]],
    ),
  )
}

/** The chosen arrangement of slices, which the browser stores for the next log. */
export const useArranged = (state: Slices) => {
  const [arranged, setArranged] = useRemembered('slices', isArranged, NONE)
  const shown = useMemo(() => arrange(state, arranged), [state, arranged])
  return { shown, arranged, setArranged }
}

const menu = css`
  flex: 1 1 100%;
  min-inline-size: 0;
  font-size: var(--text-s);

  & summary {
    min-block-size: 1.75rem;
    padding-block: var(--space-1);
    color: var(--brand-text);
    font-weight: 600;
  }

  & [data-part='find'] {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2);
    padding-block: var(--space-2);
  }

  & [data-part='find'] input {
    flex: 1 1 7rem;
  }

  & [data-part='names'] {
    max-block-size: 14rem;
    overflow: auto;
    --focus-offset: -3px;
  }

  & table {
    inline-size: 100%;
    border-collapse: collapse;
  }

  & th {
    padding-block: var(--space-1);
    border-block-end: 1px solid var(--line);
    font-weight: 400;
    text-align: start;
  }

  & td {
    inline-size: 4rem;
    border-block-end: 1px solid var(--line);
  }

  & label {
    display: flex;
    gap: var(--space-1);
    align-items: center;
    min-block-size: 1.75rem;
  }
`

const without = (names: readonly string[], name: string): readonly string[] => names.filter((one) => one !== name)

/** Pins slices to the top of the state, or hides them. */
export const SlicesMenu = ({
  names,
  arranged,
  onArranged,
}: {
  names: readonly string[]
  arranged: Arranged
  onArranged: (arranged: Arranged) => void
}) => {
  const [words, setWords] = useState('')
  const { pinned, hidden } = arranged
  const count = names.filter((name) => hidden.includes(name)).length
  const set = (list: 'pinned' | 'hidden', name: string, on: boolean): void => {
    const other = list === 'pinned' ? 'hidden' : 'pinned'
    onArranged({
      ...arranged,
      [other]: without(arranged[other], name),
      [list]: on ? [...arranged[list], name] : without(arranged[list], name),
    })
  }
  return (
    <details className={menu}>
      <summary>{count === 0 ? 'Slices' : `Slices (${count} hidden)`}</summary>
      <div data-part="find">
        <input
          className={field}
          type="search"
          aria-label="Find a slice"
          placeholder="Name of a slice"
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
        <button
          type="button"
          className={button}
          disabled={pinned.length + hidden.length === 0}
          onClick={() => onArranged(NONE)}
        >
          As usual
        </button>
        <button
          type="button"
          className={button}
          onClick={() => onArranged({ pinned, hidden: names.filter((name) => !pinned.includes(name)) })}
        >
          Only the pinned
        </button>
      </div>
      <div data-part="names" tabIndex={0} role="region" aria-label="Slices of the state">
        <table>
          <tbody>
            {names
              .filter((name) => name.toLowerCase().includes(words.trim().toLowerCase()))
              .map((name) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  {(['pinned', 'hidden'] as const).map((list) => (
                    <td key={list}>
                      <label>
                        <input
                          type="checkbox"
                          aria-label={`${list === 'pinned' ? 'Pin' : 'Hide'} ${name}`}
                          checked={arranged[list].includes(name)}
                          onChange={({ target }) => set(list, name, target.checked)}
                        />
                        {list === 'pinned' ? 'Pin' : 'Hide'}
                      </label>
                    </td>
                  ))}
                </tr>
              ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}

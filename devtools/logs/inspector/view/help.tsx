import { css } from '@linaria/core'
import { useEffect, useRef } from 'react'
import { button } from './parts.ts'

const box = css`
  inline-size: min(34rem, calc(100vw - 2rem));
  padding: var(--space-5);
  border: 1px solid var(--line);
  border-radius: var(--radius-m);
  box-shadow: var(--shadow-3);
  font-size: var(--text-s);

  &::backdrop {
    background: var(--scrim);
  }

  & h2 {
    font-size: var(--text-l);
  }

  & table {
    inline-size: 100%;
    margin-block: var(--space-4);
    border-collapse: collapse;
  }

  & th,
  & td {
    padding-block: var(--space-2);
    border-block-end: 1px solid var(--line);
    text-align: start;
    font-weight: 400;
    vertical-align: baseline;
  }

  & th {
    inline-size: 11rem;
  }

  & kbd {
    padding: 0.1rem 0.4rem;
    border: 1px solid var(--line-strong);
    border-radius: var(--radius-s);
    background: var(--canvas);
    font: inherit;
    font-size: var(--text-s);
  }

  & label {
    display: flex;
    gap: var(--space-2);
    align-items: center;
    margin-block-end: var(--space-4);
  }
`

const shortcuts: readonly (readonly [readonly string[], string])[] = [
  [['↑', '↓'], 'the event before, the next one, in the list of events'],
  [['Page Up', 'Page Down'], 'a page of events'],
  [['Home', 'End'], 'the first event, the last one'],
  [['[', ']'], 'the event before, the next one, wherever the focus is'],
  [['P'], 'play, or pause'],
  [['/'], 'search events'],
  [['J'], 'jump to an event by its number'],
  [[',', '.'], 'of a folder: the log before, the next one, in the same group'],
  [['?'], 'this list'],
  [['→', '←'], 'in the state: open, close or go up'],
]

/** The keys of the inspector; those that are one letter can be switched off. */
export const Help = ({
  isOpen,
  onClose,
  keys,
  onKeys,
}: {
  isOpen: boolean
  onClose: () => void
  keys: boolean
  onKeys: (on: boolean) => void
}) => {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (isOpen) dialog.current?.showModal()
    else dialog.current?.close()
  }, [isOpen])
  return (
    <dialog ref={dialog} className={box} aria-labelledby="help-heading" onClose={onClose}>
      <h2 id="help-heading">Keys</h2>
      <table>
        <tbody>
          {shortcuts.map(([names, words]) => (
            <tr key={words}>
              <th scope="row">
                {names.map((name, index) => (
                  <span key={name}>
                    {index > 0 && ' '}
                    <kbd>{name}</kbd>
                  </span>
                ))}
              </th>
              <td>{words}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <label>
        <input type="checkbox" checked={keys} onChange={({ target }) => onKeys(target.checked)} />
        Use keys of one sign, such as P
      </label>
      <button type="button" className={button} data-variant="main" onClick={onClose}>
        Close
      </button>
    </dialog>
  )
}

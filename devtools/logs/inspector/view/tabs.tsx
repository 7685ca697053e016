import { css } from '@linaria/core'
import { useId, type KeyboardEvent, type ReactNode } from 'react'

const strip = css`
  display: flex;
  gap: 0 var(--space-1);
  padding-inline: var(--space-1);
  overflow-x: auto;
  scrollbar-width: none;
  border-block-end: 1px solid var(--line);
  background: var(--surface);

  & [role='tab'] {
    flex: none;
    min-block-size: 2.5rem;
    padding-inline: var(--space-1);
    border: 0;
    border-block-end: 2px solid transparent;
    background: none;
    color: var(--ink-soft);
    font-size: var(--text-s);
    font-weight: 600;
    --focus-offset: -3px;
  }

  & [aria-selected='true'] {
    border-block-end-color: var(--brand-ui);
    color: var(--ink);
  }
`

const whole = css`
  display: grid;
  grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
  min-block-size: 0;
  min-inline-size: 0;
  block-size: 100%;
  background: var(--surface);

  & > [role='tabpanel'] {
    min-block-size: 0;
    min-inline-size: 0;
    overflow: hidden;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
  }
`

/** Tabs, of which only the chosen one is drawn. Arrow keys choose, as in the WAI-ARIA tabs pattern. */
export const Tabs = <Key extends string>({
  label,
  tabs,
  chosen,
  onChosen,
  children,
}: {
  label: string
  tabs: readonly { readonly key: Key; readonly words: string }[]
  chosen: Key
  onChosen: (key: Key) => void
  children: ReactNode
}) => {
  const id = useId()
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    const at = tabs.findIndex(({ key }) => key === chosen)
    const to: Partial<Record<string, number>> = {
      ArrowRight: (at + 1) % tabs.length,
      ArrowLeft: (at - 1 + tabs.length) % tabs.length,
      Home: 0,
      End: tabs.length - 1,
    }
    const place = to[event.key]
    const next = place === undefined ? undefined : tabs[place]
    if (!next || place === undefined) return
    event.preventDefault()
    event.stopPropagation()
    onChosen(next.key)
    const button = event.currentTarget.children[place]
    if (button instanceof HTMLElement) button.focus()
  }
  return (
    <div className={whole}>
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the chosen tab takes the focus */}
      <div className={strip} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {tabs.map(({ key, words }) => (
          <button
            key={key}
            type="button"
            role="tab"
            id={`${id}-${key}`}
            aria-selected={key === chosen}
            aria-controls={key === chosen ? `${id}-panel` : undefined}
            tabIndex={key === chosen ? 0 : -1}
            onClick={() => onChosen(key)}
          >
            {words}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${chosen}`}>
        {children}
      </div>
    </div>
  )
}

import type { KeyboardEvent, ReactNode } from 'react'
import { useId, useLayoutEffect, useRef, useState } from 'react'
import { css } from '@linaria/core'
import { Icon } from '../icons/icon.tsx'
import type { IconName } from '../icons/icon-paths.ts'
import { hiddenRules } from '../layout/hidden-rules.ts'

const frame = css`
  position: relative;
`

const trigger = css`
  appearance: none;
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  min-block-size: 2.75rem;
  padding: 0.125rem var(--space-3) 0.125rem var(--space-1);
  border: 2px solid transparent;
  border-radius: var(--radius-pill);
  background: transparent;
  color: var(--ink);
  font-weight: 600;

  &:hover,
  &[aria-expanded='true'] {
    background: var(--sunken);
  }

  &[aria-current] {
    background: var(--brand-current);
    color: var(--brand-on-current);

    /* The circle of the initials would melt into it. */
    & > span[aria-hidden] {
      background: var(--surface);
    }
  }

  /* On a phone the picture says it. */
  @media (max-width: 767px) {
    padding-inline: var(--space-1);

    & > [data-part='words'] {
      ${hiddenRules}
    }

    & > svg {
      display: none;
    }
  }

  & > svg {
    transition: transform var(--motion-fast);
  }

  &[data-variant='button'] {
    padding-inline: 1.25rem;
    border-color: var(--brand-ui);
    color: var(--brand-text);
  }

  &[data-variant='button'] > svg {
    display: block;
  }

  &[aria-expanded='true'] > svg {
    transform: rotate(180deg);
  }
`

const popover = css`
  position: absolute;
  inset: calc(100% + 0.5rem) 0 auto auto;
  z-index: 1;
  min-inline-size: max(100%, 14rem);
  padding: var(--space-2);
  border: 1px solid var(--line);
  border-radius: var(--radius-l);
  background: var(--surface);
  box-shadow: var(--shadow-2);
  animation: ui-menu-in var(--motion-fast) var(--ease);

  & [role='menuitem'] {
    appearance: none;
    inline-size: 100%;
    border: 0;
    background: none;
    color: inherit;
    text-align: start;
    --focus-offset: -3px;
    display: flex;
    align-items: center;
    gap: var(--space-3);
    min-block-size: 2.75rem;
    padding: var(--space-2) var(--space-3);
    border-radius: var(--radius-m);
    font-weight: 500;
    white-space: nowrap;
    cursor: pointer;
  }

  /* The button of a page stands at the start of its line there. */
  @media (max-width: 899px) {
    [data-variant='button'] ~ & {
      inset-inline: 0 auto;
      inline-size: max-content;
      max-inline-size: calc(100vw - 2 * var(--gutter));
    }

    [data-variant='button'] ~ & [role='menuitem'] {
      white-space: normal;
    }
  }

  & [role='menuitem'][aria-current] {
    color: var(--brand-text);
    font-weight: 700;
  }

  & [role='menuitem']:is(:hover, :focus) {
    background: var(--brand-tint);
    color: var(--brand-text);
  }

  @keyframes ui-menu-in {
    from {
      opacity: 0;
      transform: translateY(-0.375rem);
    }
  }
`

export type MenuProps = {
  /** `button` looks like a secondary button of the page. */
  variant?: 'header' | 'button' | undefined
  /** The content of the button; its words are its name. `data-part="words"` is highlighted while an item links to the current page. */
  label: ReactNode
  items: readonly {
    key: string
    label: string
    icon?: IconName | undefined
    /** Whether it links to the current page. */
    current?: boolean
    onChoose: () => void
  }[]
}

const beside = (index: number, key: string, labels: readonly string[]): number | null => {
  const last = labels.length - 1
  switch (key) {
    case 'ArrowDown':
      return index === last ? 0 : index + 1
    case 'ArrowUp':
      return index === 0 ? last : index - 1
    case 'Home':
      return 0
    case 'End':
      return last
    default: {
      if (key.length !== 1) return null
      const after = [...labels.keys()].map((place) => (index + 1 + place) % labels.length)
      return after.find((place) => labels[place]?.toLowerCase().startsWith(key.toLowerCase())) ?? null
    }
  }
}

const focusOn = (list: HTMLElement | null, index: number): void => {
  const item = list?.children[index]
  if (item instanceof HTMLElement) item.focus()
}

/**
 * Opens by Enter, Space and arrow keys; arrows, Home, End and first letters move. Escape, a choice and a focus elsewhere close it; the
 * first two return the focus.
 *
 * Not the library's: its generic list handling made this the slowest thing to open on every page, and took half of the header's script.
 */
export const Menu = ({ variant = 'header', label, items }: MenuProps) => {
  const [first, setFirst] = useState<number | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const id = useId()
  useLayoutEffect(() => {
    if (first !== null) focusOn(list.current, first)
  }, [first])
  const close = (): void => {
    button.current?.focus()
    setFirst(null)
  }
  const move = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') close()
    else {
      const now = [...(list.current?.children ?? [])].findIndex((item) => item === document.activeElement)
      const to = beside(
        now,
        event.key,
        items.map((item) => item.label),
      )
      if (to === null || event.ctrlKey || event.metaKey || event.altKey) return
      focusOn(list.current, to)
    }
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <div
      className={frame}
      onBlur={({ currentTarget, relatedTarget, target }) => {
        // A window that loses the focus keeps it on the same element.
        if (!currentTarget.contains(relatedTarget) && document.activeElement !== target) setFirst(null)
      }}
    >
      <button
        ref={button}
        id={`${id}-button`}
        type="button"
        className={trigger}
        data-variant={variant}
        aria-haspopup="menu"
        aria-current={items.some(({ current }) => current) ? 'true' : undefined}
        aria-expanded={first !== null}
        aria-controls={first === null ? undefined : id}
        // Otherwise the focus would leave the list, which closes it, and the click would open it again.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => (first === null ? setFirst(0) : close())}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
          event.preventDefault()
          setFirst(event.key === 'ArrowDown' ? 0 : items.length - 1)
        }}
      >
        {label}
        <Icon name="chevron-down" size="small" />
      </button>
      {first !== null && (
        <div
          ref={list}
          id={id}
          role="menu"
          tabIndex={-1}
          className={popover}
          aria-labelledby={`${id}-button`}
          onKeyDown={move}
        >
          {items.map(({ key, label: text, icon, current, onChoose }) => (
            <button
              key={key}
              type="button"
              role="menuitem"
              aria-current={current ? 'page' : undefined}
              tabIndex={-1}
              onClick={() => {
                close()
                onChoose()
              }}
            >
              {icon && <Icon name={icon} />}
              {text}
            </button>
          ))}
        </div>
      )}
    </div>
  )
}

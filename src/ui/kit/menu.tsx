import type { ReactNode } from 'react'
import { css } from '@linaria/core'
import { Button } from 'react-aria-components/Button'
import { Menu as AriaMenu, MenuItem, MenuTrigger } from 'react-aria-components/Menu'
import { Popover } from 'react-aria-components/Popover'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-paths.ts'

const trigger = css`
  appearance: none;
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  min-block-size: 2.75rem;
  padding: 0.125rem var(--space-2) 0.125rem var(--space-3);
  border: 1px solid transparent;
  border-radius: var(--radius-pill);
  background: transparent;
  color: var(--ink);
  font-size: var(--text-s);
  font-weight: 600;

  &[data-hovered],
  &[aria-expanded='true'] {
    border-color: var(--line);
    background: var(--canvas);
  }

  & > svg {
    transition: transform var(--motion-fast);
  }

  &[aria-expanded='true'] > svg {
    transform: rotate(180deg);
  }
`

const popover = css`
  min-inline-size: max(var(--trigger-width), 14rem);
  padding: var(--space-2);
  border: 1px solid var(--line);
  border-radius: var(--radius-l);
  background: var(--surface);
  box-shadow: var(--shadow-2);
  animation: kit-menu-in var(--motion-fast) var(--ease);

  & [role='menu'] {
    outline: none;
  }

  & [role='menuitem'] {
    --focus-offset: -3px;
    display: flex;
    align-items: center;
    gap: var(--space-3);
    min-block-size: 2.75rem;
    padding: var(--space-2) var(--space-3);
    border-radius: var(--radius-m);
    font-size: var(--text-s);
    font-weight: 500;
    cursor: pointer;
  }

  & [role='menuitem'][data-focused] {
    background: var(--brand-primary-20);
    color: var(--brand-text);
  }

  @keyframes kit-menu-in {
    from {
      opacity: 0;
      transform: translateY(-0.375rem);
    }
  }
`

export type MenuProps = {
  /** What the button shows; its words are its name. */
  label: ReactNode
  items: readonly { key: string; label: string; icon?: IconName | undefined; onChoose: () => void }[]
}

/** Opens by Enter, Space and Down; arrows move; Escape closes and gives the focus back. */
export const Menu = ({ label, items }: MenuProps) => (
  <MenuTrigger>
    <Button className={trigger}>
      {label}
      <Icon name="chevron-down" size="small" />
    </Button>
    <Popover className={popover} placement="bottom end" offset={8}>
      <AriaMenu>
        {items.map(({ key, label: text, icon, onChoose }) => (
          <MenuItem key={key} id={key} textValue={text} onAction={onChoose}>
            {icon && <Icon name={icon} />}
            {text}
          </MenuItem>
        ))}
      </AriaMenu>
    </Popover>
  </MenuTrigger>
)

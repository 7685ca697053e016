import { useState, type ReactNode } from 'react'
import { css } from '@linaria/core'
import { IconButton } from '../actions/icon-button.tsx'
import { Modal } from './modal.tsx'

const overlay = css`
  background: var(--surface);
  animation: ui-burger-in var(--motion-base) var(--ease);

  &[data-exiting] {
    animation: ui-burger-in var(--motion-fast) reverse forwards;
  }

  & section {
    display: grid;
    align-content: start;
    gap: var(--space-4);
    min-block-size: calc(100dvh - var(--notice-block));
    padding: var(--space-3) var(--gutter) max(var(--space-6), env(safe-area-inset-bottom));
  }

  & [data-part='head'] {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-4);
    min-block-size: 3rem;
  }

  @keyframes ui-burger-in {
    from {
      opacity: 0;
      transform: translateY(-0.75rem);
    }
  }
`

export type BurgerMenuProps = {
  /** The content of the button that opens it. */
  label: ReactNode
  /** Shown next to the Close button, such as who is signed in. */
  head: ReactNode
  /** The links. Call `close` when one is chosen. */
  children: (close: () => void) => ReactNode
}

/** A menu button and the full-screen overlay that it opens. Escape closes it and returns the focus. */
export const BurgerMenu = ({ label, head, children }: BurgerMenuProps) => {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <button type="button" aria-haspopup="dialog" aria-expanded={isOpen} onClick={() => setOpen(true)}>
        {label}
      </button>
      <Modal isOpen={isOpen} onClose={close} overlay={overlay} label="Menu">
        <div data-part="head">
          {head}
          <IconButton icon="close" label="Close menu" onPress={close} />
        </div>
        {children(close)}
      </Modal>
    </>
  )
}

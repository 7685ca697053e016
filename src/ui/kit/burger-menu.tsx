import type { ReactNode } from 'react'
import { css } from '@linaria/core'
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog'
import { Button } from 'react-aria-components/Button'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { Icon } from './icon.tsx'
import { iconButtonStyle } from './icon-button-style.ts'

const overlay = css`
  position: fixed;
  inset: var(--notice-block) 0 0;
  z-index: var(--layer-overlay);
  overflow-y: auto;
  background: var(--surface);
  animation: kit-burger-in var(--motion-base) var(--ease);

  &[data-exiting] {
    animation: kit-burger-in var(--motion-fast) reverse forwards;
  }

  & section {
    display: grid;
    align-content: start;
    gap: var(--space-4);
    min-block-size: calc(100dvh - var(--notice-block));
    padding: var(--space-3) var(--gutter) var(--space-6);
    outline: none;
  }

  & [data-part='head'] {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-4);
    min-block-size: 3rem;
  }

  @keyframes kit-burger-in {
    from {
      opacity: 0;
      transform: translateY(-0.75rem);
    }
  }
`

export type BurgerMenuProps = {
  /** Shown beside the Close button, such as who is signed in. */
  head: ReactNode
  /** The links. Call `close` when one is chosen. */
  children: (close: () => void) => ReactNode
}

/** A menu button and the overlay that it opens over the whole screen: the focus is trapped, Escape closes, the focus goes back. */
export const BurgerMenu = ({ head, children }: BurgerMenuProps) => (
  <DialogTrigger>
    <Button className={iconButtonStyle} aria-label="Menu">
      <Icon name="menu" />
    </Button>
    <ModalOverlay className={overlay}>
      <Modal>
        <Dialog aria-label="Menu">
          {({ close }) => (
            <>
              <div data-part="head">
                {head}
                <Button className={iconButtonStyle} aria-label="Close menu" onPress={close}>
                  <Icon name="close" />
                </Button>
              </div>
              {children(close)}
            </>
          )}
        </Dialog>
      </Modal>
    </ModalOverlay>
  </DialogTrigger>
)

import type { ReactNode } from 'react'
import { IconButton } from '../actions/icon-button.tsx'
import { Modal } from './modal.tsx'
import { panelScrimStyle, panelStyle } from './side-panel-style.ts'

export type SidePanelProps = {
  isOpen: boolean
  /** Asked by Escape, by the Close button and by a press outside. What follows 300 ms later is the shell's. */
  onClose: () => void
  title: string
  width?: 'narrow' | 'wide' | undefined
  /** True while an answer is awaited: nothing closes it. */
  locked?: boolean | undefined
  children: ReactNode
  /** Buttons that stay in sight below the content, the main one first. */
  actions?: ReactNode
}

/** A modal dialog that comes from the right and fills a phone's screen. It slides away for 300 ms. */
export const SidePanel = ({
  isOpen,
  onClose,
  title,
  width = 'narrow',
  locked = false,
  children,
  actions,
}: SidePanelProps) => {
  return (
    <Modal
      isOpen={isOpen}
      opensSoon
      onClose={onClose}
      closesOutside
      locked={locked}
      overlay={panelScrimStyle}
      box={{ className: panelStyle, 'data-panel-width': width }}
      title={title}
    >
      {(heading) => (
        <>
          <div data-part="head">
            {heading}
            <IconButton icon="close" label="Close" onPress={onClose} disabled={locked} />
          </div>
          {/* A box that scrolls must be reachable by the keyboard even where it holds no control. */}
          <div data-part="body" tabIndex={0} role="group" aria-label={title}>
            {children}
          </div>
          {actions && <div data-part="foot">{actions}</div>}
        </>
      )}
    </Modal>
  )
}

import type { ReactNode } from 'react'
import { IconButton } from '../actions/icon-button.tsx'
import { Modal } from './modal.tsx'
import { panelScrimStyle, panelStyle } from './side-panel-style.ts'

export type SidePanelProps = {
  isOpen: boolean
  /** Called by Escape, by the Close button and by a press outside. The shell removes it 300 ms later. */
  onClose: () => void
  title: string
  width?: 'narrow' | 'wide' | undefined
  /** True while a request runs: nothing closes the panel. */
  locked?: boolean | undefined
  /** The ids of what a screen reader says after the title when it opens. */
  describedBy?: string | undefined
  /** Controls beside Close that show another subject. */
  steps?: ReactNode
  children: ReactNode
  /** Buttons that stay in view below the content, the main one first. */
  actions?: ReactNode
}

/** A modal dialog that slides in from the right and fills a phone's screen. It slides out in 300 ms. */
export const SidePanel = ({
  isOpen,
  onClose,
  title,
  width = 'narrow',
  locked = false,
  describedBy,
  steps,
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
      describedBy={describedBy}
      overlay={panelScrimStyle}
      box={{ className: panelStyle, 'data-panel-width': width }}
      title={title}
    >
      {(heading) => (
        <>
          <div data-part="head">
            {heading}
            <span>
              {steps}
              <IconButton icon="close" label="Close" onPress={onClose} disabled={locked} />
            </span>
          </div>
          {/* A scrolling box must be reachable by keyboard even if it holds no control. */}
          <div data-part="body" tabIndex={0} role="group" aria-label={title}>
            {children}
          </div>
          {actions && <div data-part="foot">{actions}</div>}
        </>
      )}
    </Modal>
  )
}

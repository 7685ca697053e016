import type { ReactNode } from 'react'
import { createContext, startTransition, use, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { FocusScope } from 'react-aria/FocusScope'
import { useDialog } from 'react-aria/useDialog'
import { useOverlay } from 'react-aria/useOverlay'
import { usePreventScroll } from 'react-aria/usePreventScroll'
import { useAside } from './use-aside.ts'

export type ModalProps = {
  isOpen: boolean
  /** Asked by Escape and, where `closesOutside`, by a press outside. */
  onClose: () => void
  role?: 'dialog' | 'alertdialog' | undefined
  /** Whether a press beside it closes it. */
  closesOutside?: boolean | undefined
  /** Nothing closes it. */
  locked?: boolean | undefined
  /** Ids of what a screen reader says after its name when it opens. */
  describedBy?: string | undefined
  /** The class of what covers the page, and what the box on it has. Both have `data-exiting` while they go. */
  overlay: string
  box?: { readonly className: string } & Readonly<Record<`data-${string}`, string>>
} & (
  | { /** Its name, where it shows no heading. */ label: string; title?: undefined; children: ReactNode }
  | {
      label?: undefined
      title: string
      /** Draws the heading that names it where it belongs. */
      children: (heading: ReactNode) => ReactNode
    }
)

/** Whether something more urgent lies over what is open here, which then lets go of the focus. */
export const Interrupted = createContext(false)

type Phase = 'closed' | 'open' | 'leaving'

/** Open, or on its way out while its animations run, or closed. */
const usePhase = (isOpen: boolean, place: { readonly current: HTMLElement | null }): Phase => {
  const [phase, setPhase] = useState<Phase>(isOpen ? 'open' : 'closed')
  if (isOpen && phase !== 'open') setPhase('open')
  if (!isOpen && phase === 'open') setPhase('leaving')
  useLayoutEffect(() => {
    if (phase !== 'leaving') return
    const running = place.current?.getAnimations?.({ subtree: true }) ?? []
    let isCurrent = true
    // Its end is drawn when there is time, as to take it all off is work of its own.
    const end = (): void => {
      if (isCurrent) startTransition(() => setPhase('closed'))
    }
    if (running.length === 0) end()
    else void Promise.allSettled(running.map(({ finished }) => finished)).then(end)
    return () => {
      isCurrent = false
    }
  }, [phase, place])
  return phase
}

type OpenProps = ModalProps & { readonly isLeaving: boolean; readonly place: { current: HTMLDivElement | null } }

const Open = ({ isLeaving, place, ...props }: OpenProps) => {
  const { onClose, role = 'dialog', closesOutside = false, locked = false, describedBy, overlay, box, label } = props
  const boxRef = useRef<HTMLDivElement>(null)
  const dialogRef = useRef<HTMLElement>(null)
  const isOpen = !isLeaving
  const { overlayProps } = useOverlay(
    { isOpen, onClose, isDismissable: closesOutside && !locked, isKeyboardDismissDisabled: locked },
    boxRef,
  )
  usePreventScroll({ isDisabled: isLeaving })
  useAside(place, isOpen)
  const { dialogProps, titleProps } = useDialog(
    {
      role,
      ...(label !== undefined && { 'aria-label': label }),
      ...(describedBy !== undefined && { 'aria-describedby': describedBy }),
    },
    dialogRef,
  )
  const content = props.title === undefined ? props.children : props.children(<h2 {...titleProps}>{props.title}</h2>)
  // What goes away stays as it was, and is not drawn again for it.
  const shown = useRef(content)
  if (isOpen) shown.current = content
  const leaving = isLeaving || undefined
  return (
    <div ref={place} className={overlay} data-exiting={leaving}>
      <div {...overlayProps} ref={boxRef} {...box} data-exiting={leaving}>
        <section {...dialogProps} ref={dialogRef}>
          {shown.current}
        </section>
      </div>
    </div>
  )
}

/** What lies over the whole page and sets it aside: the focus stays inside, Escape closes it, and the focus goes back where it was. */
export const Modal = (props: ModalProps) => {
  const place = useRef<HTMLDivElement>(null)
  const phase = usePhase(props.isOpen, place)
  const interrupted = use(Interrupted)
  if (phase === 'closed') return null
  const isLeaving = phase === 'leaving'
  return createPortal(
    <FocusScope restoreFocus contain={!isLeaving && !interrupted}>
      <Open {...props} isLeaving={isLeaving} place={place} />
    </FocusScope>,
    document.body,
  )
}

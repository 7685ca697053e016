import type { ReactNode, RefObject } from 'react'
import { startTransition, use, useDeferredValue, useId, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { css } from '@linaria/core'
import { Announcements } from '../feedback/announcer.tsx'
import { LayerDepth, useKeptFocus, useModalLayer } from './modal-layers.ts'
import '../icons/icon-paths-more.ts'

/* Weak, so that the styles of each overlay win. */
const modalStyle = css`
  :where(&) {
    position: fixed;
    inset: var(--notice-block) 0 0;
    z-index: var(--layer-overlay);
    inline-size: auto;
    max-inline-size: none;
    block-size: auto;
    max-block-size: none;
    margin: 0;
    padding: 0;
    border: 0;
    overflow-y: auto;
    overscroll-behavior: contain;
    color: inherit;
  }

  /* It is itself the backdrop, because that must close slowly too. */
  &::backdrop {
    display: none;
  }

  /* An open panel prints alone; global-style.ts hides what lies behind it. */
  @media print {
    :where(&) {
      position: absolute;
      overflow: visible;
    }
  }
`

export type ModalProps = {
  isOpen: boolean
  /** Whether the button that opens it shows first that it was pressed: putting the page behind out of reach takes a while on a slow phone. */
  opensSoon?: boolean | undefined
  /** Called by Escape and, with `closesOutside`, by a press outside. */
  onClose: () => void
  role?: 'dialog' | 'alertdialog' | undefined
  /** Whether a press outside closes it. */
  closesOutside?: boolean | undefined
  /** Nothing closes it. */
  locked?: boolean | undefined
  /** The ids of what a screen reader says after its name when it opens. */
  describedBy?: string | undefined
  /** The class of the backdrop, and of the box on it. Both have `data-exiting` while they close. */
  overlay: string
  box?: { readonly className: string } & Readonly<Record<`data-${string}`, string>>
} & (
  | { /** Its name, if it shows no heading. */ label: string; title?: undefined; children: ReactNode }
  | {
      label?: undefined
      title: string
      /** Draws the heading that names it. */
      children: (heading: ReactNode) => ReactNode
    }
)

type Phase = 'closed' | 'open' | 'leaving'

/** Open, closing while its animations run, or closed. */
const usePhase = (isOpen: boolean, place: { readonly current: HTMLElement | null }): Phase => {
  const [phase, setPhase] = useState<Phase>(isOpen ? 'open' : 'closed')
  if (isOpen && phase !== 'open') setPhase('open')
  if (!isOpen && phase === 'open') setPhase('leaving')
  useLayoutEffect(() => {
    if (phase !== 'leaving') return
    const running = place.current?.getAnimations?.({ subtree: true }) ?? []
    let isCurrent = true
    // Removed when there is time, because unmounting it takes a while.
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

type OpenProps = ModalProps & { readonly isLeaving: boolean; readonly dialog: RefObject<HTMLDialogElement | null> }

const Open = ({ isLeaving, dialog, ...props }: OpenProps) => {
  const { onClose, role = 'dialog', closesOutside = false, locked = false, describedBy, overlay, box, label } = props
  const isOpen = !isLeaving
  const depth = use(LayerDepth)
  const titleId = useId()
  // A press that began inside, such as a text selection that ends outside, does not close it.
  const pressed = useRef<EventTarget | null>(null)
  const heading = (
    <h2 id={titleId} tabIndex={-1}>
      {props.title}
    </h2>
  )
  const content = props.title === undefined ? props.children : props.children(heading)
  // While closing, its content stays as it was and is not redrawn.
  const shown = useRef(content)
  if (isOpen) shown.current = content
  const leaving = isLeaving || undefined
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape does the same
    <dialog
      ref={dialog}
      role={role}
      className={`${modalStyle} ${overlay}`}
      aria-label={label}
      aria-labelledby={label === undefined ? titleId : undefined}
      aria-describedby={describedBy}
      data-exiting={leaving}
      // While closing, it cannot be pressed, reached or read out.
      inert={isLeaving}
      aria-hidden={leaving}
      // A phone's Back asks to close; a file field inside sends the same event.
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        if (!locked) onClose()
      }}
      // A second Back closes it unasked.
      onClose={({ target, currentTarget }) => {
        if (target !== currentTarget || currentTarget.open || !isOpen) return
        if (locked) currentTarget.showModal()
        else onClose()
      }}
      onPointerDown={({ target }) => {
        pressed.current = target
      }}
      onClick={({ target, currentTarget }) => {
        if (closesOutside && !locked && target === currentTarget && pressed.current === currentTarget) onClose()
      }}
    >
      <div {...box} data-exiting={leaving}>
        <section>
          <LayerDepth value={depth + 1}>{shown.current}</LayerDepth>
        </section>
      </div>
      <Announcements />
    </dialog>
  )
}

/** The platform's dialog over everything else: the focus begins at its heading, Escape closes it, and the focus returns. */
export const Modal = (props: ModalProps) => {
  const { isOpen, opensSoon = false, locked = false, role, onClose } = props
  const dialog = useRef<HTMLDialogElement>(null)
  // An initial value costs an extra render even if it does not change, and each one restarts the render of the surrounding page.
  const isOpenSoon = useDeferredValue(isOpen, isOpen && opensSoon ? false : undefined)
  const phase = usePhase(isOpen && (isOpenSoon || !opensSoon), dialog)
  useModalLayer({
    isWanted: isOpen,
    isOpen: phase === 'open',
    isQuestion: role === 'alertdialog',
    dialog,
    onEscape: () => {
      if (!locked) onClose()
    },
  })
  useKeptFocus(dialog, phase === 'open')
  if (phase === 'closed') return null
  return createPortal(<Open {...props} isLeaving={phase === 'leaving'} dialog={dialog} />, document.body)
}

import type { ReactNode } from 'react'
import { startTransition, use, useDeferredValue, useId, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { css } from '@linaria/core'
import { usePreventScroll } from 'react-aria/usePreventScroll'
import { focusAgain, focusWithin, LayerDepth, useModalLayer } from './modal-layers.ts'
import { useHideOthers } from './use-hide-others.ts'
import '../icons/icon-paths-more.ts'

export type ModalProps = {
  isOpen: boolean
  /** Whether the button that opens it shows first that it was pressed: hiding the page behind takes a while on a slow phone. */
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

type Place = { readonly current: HTMLElement | null }
type OpenProps = ModalProps & {
  readonly isLeaving: boolean
  readonly cover: { current: HTMLDivElement | null }
  readonly dialog: { current: HTMLElement | null }
}

// Outside the layout, so that a grid adds no row for it.
const edge = css`
  position: absolute;
`

/** The Tab key wraps: after the last control comes the first. */
const Edge = ({ dialog, leadsTo }: { dialog: Place; leadsTo: 'first' | 'last' }) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a stop that passes the focus on
  <span className={edge} tabIndex={0} onFocus={() => dialog.current && focusWithin(dialog.current, leadsTo)} />
)

const Open = ({ isLeaving, cover, dialog, ...props }: OpenProps) => {
  const { onClose, role = 'dialog', closesOutside = false, locked = false, describedBy, overlay, box, label } = props
  const isOpen = !isLeaving
  const depth = use(LayerDepth)
  const titleId = useId()
  // A press that began inside, such as a text selection that ends outside, does not close it.
  const pressed = useRef<EventTarget | null>(null)
  usePreventScroll({ isDisabled: isLeaving })
  useHideOthers(cover, isOpen)
  const content = props.title === undefined ? props.children : props.children(<h2 id={titleId}>{props.title}</h2>)
  // While closing, its content stays as it was and is not redrawn.
  const shown = useRef(content)
  if (isOpen) shown.current = content
  const leaving = isLeaving || undefined
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- Escape does the same
    <div
      ref={cover}
      className={overlay}
      data-modal=""
      data-exiting={leaving}
      // While closing, it cannot be pressed, reached or read out.
      inert={isLeaving}
      aria-hidden={leaving}
      onAnimationEnd={({ target, currentTarget }) => {
        if (isOpen && target === currentTarget) focusAgain(dialog.current)
      }}
      onPointerDown={({ target }) => {
        pressed.current = target
      }}
      onClick={({ target, currentTarget }) => {
        if (closesOutside && !locked && target === currentTarget && pressed.current === currentTarget) onClose()
      }}
    >
      <div {...box} data-exiting={leaving}>
        <Edge dialog={dialog} leadsTo="last" />
        <section
          ref={dialog}
          role={role}
          tabIndex={-1}
          aria-label={label}
          aria-labelledby={label === undefined ? titleId : undefined}
          aria-describedby={describedBy}
        >
          <LayerDepth value={depth + 1}>{shown.current}</LayerDepth>
        </section>
        <Edge dialog={dialog} leadsTo="first" />
      </div>
    </div>
  )
}

/** An overlay that makes the page behind it unavailable: the focus stays inside, Escape closes it, and the focus returns. */
export const Modal = (props: ModalProps) => {
  const { isOpen, opensSoon = false, locked = false, role, onClose } = props
  const cover = useRef<HTMLDivElement>(null)
  const dialog = useRef<HTMLElement>(null)
  // An initial value costs an extra render even if it does not change, and each one restarts the render of the surrounding page.
  const isOpenSoon = useDeferredValue(isOpen, isOpen && opensSoon ? false : undefined)
  const phase = usePhase(isOpen && (isOpenSoon || !opensSoon), cover)
  useModalLayer({
    isWanted: isOpen,
    isOpen: phase === 'open',
    isQuestion: role === 'alertdialog',
    cover,
    dialog,
    onEscape: () => {
      if (!locked) onClose()
    },
  })
  if (phase === 'closed') return null
  return createPortal(<Open {...props} isLeaving={phase === 'leaving'} cover={cover} dialog={dialog} />, document.body)
}

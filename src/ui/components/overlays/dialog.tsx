import type { ReactNode } from 'react'
import { css } from '@linaria/core'
import { Modal } from './modal.tsx'

const scrim = css`
  place-items: center;
  padding: var(--space-4);
  background: var(--scrim);
  animation: ui-dialog-in var(--motion-base);

  &[open] {
    display: grid;
  }

  &[data-exiting] {
    animation: ui-dialog-in var(--motion-fast) reverse forwards;
  }

  @media (max-width: 599px) {
    place-items: end center;
    padding: var(--space-7) 0 0;

    &:has(section > [data-part='art']) {
      padding: 0;
    }
  }

  @keyframes ui-dialog-in {
    from {
      opacity: 0;
    }
  }
`

const box = css`
  --box-padding: clamp(1.25rem, 5vw, 2rem);
  inline-size: min(34rem, 100%);
  max-block-size: 100%;
  position: relative;
  overflow-y: auto;
  border-radius: var(--radius-xl);
  background: var(--surface);
  box-shadow: var(--shadow-3);
  animation: ui-dialog-rise var(--motion-base) var(--ease);

  &[data-width='wide'] {
    inline-size: min(46rem, 100%);
  }

  /* Keeps the focused element clear of the pinned buttons. */
  &[data-actions='pinned'] {
    scroll-padding-block-end: 7rem;
  }

  & > section {
    display: grid;
    gap: var(--space-4);
    padding: var(--box-padding);
    border-radius: inherit;
  }

  & h2 {
    font-size: var(--text-xl);
  }

  /* A picture from edge to edge: above the words, and on a wide screen before them. */
  & > section > [data-part='art'] {
    position: relative;
    display: grid;
    align-items: end;
    block-size: 10rem;
    margin: calc(-1 * var(--box-padding)) calc(-1 * var(--box-padding)) 0;
    background: var(--art-sky);
    overflow: hidden;

    &:has(> svg)::after {
      content: '';
      position: absolute;
      inset: auto 0 0;
      block-size: calc(20% + 1px);
      background: var(--art-near);
    }
  }

  & > section > [data-part='art'] + * {
    color: var(--ink-soft);
    font: 400 var(--text-m) / 1.4 var(--font-base);
  }

  @media (min-width: 720px) {
    &:has(> section > [data-part='art']) {
      inline-size: min(56rem, 100%);
    }

    & > section:has(> [data-part='art']) {
      grid-template: 1fr auto 1fr / 19fr 21fr;
      min-block-size: 28rem;
      column-gap: var(--box-padding);

      & > * {
        grid-column: 2;
      }

      & > [data-part='art'] + * {
        align-self: end;
      }

      & > :last-child {
        align-self: start;
      }

      & > [data-part='art'] {
        grid-area: 1 / 1 / span 3;
        block-size: auto;
        margin: calc(-1 * var(--box-padding)) 0 calc(-1 * var(--box-padding)) calc(-1 * var(--box-padding));
      }
    }
  }

  /* On phones it rises from the foot, where the thumb is. */
  @media (max-width: 599px) {
    border-end-start-radius: 0;
    border-end-end-radius: 0;

    &[data-width] {
      inline-size: 100%;
    }

    & > section {
      padding-block-end: calc(var(--box-padding) + env(safe-area-inset-bottom));
    }

    /* With a picture it is a page. */
    &:has(> section > [data-part='art']) {
      block-size: 100%;
      border-radius: 0;
    }

    & > section:has(> [data-part='art']) {
      grid-template-rows: auto auto 1fr auto;
      min-block-size: 100%;

      & > [data-part='art'] {
        block-size: clamp(8rem, 38dvh, 20rem);
      }
    }
  }

  @media (forced-colors: active) {
    border: 2px solid CanvasText;
  }

  @keyframes ui-dialog-rise {
    from {
      transform: translateY(1rem);
    }
  }

  & ul:not([role]) {
    padding-inline-start: var(--space-5);
  }
`

const actionsRow = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
  margin-block-start: var(--space-2);

  /* Long content scrolls behind the buttons. */
  [data-actions='pinned'] & {
    position: sticky;
    inset-block-end: 0;
    margin-block: 0 calc(-1 * var(--box-padding));
    padding-block: var(--space-4);
    border-block-start: 1px solid var(--line);
    background: var(--surface);
  }

  @media (max-width: 599px) {
    flex-direction: column;

    & > * {
      inline-size: 100%;
    }

    [data-actions='pinned'] & {
      flex-flow: row nowrap;
      margin-block-end: calc(-1 * (var(--box-padding) + env(safe-area-inset-bottom)));
      padding-block-end: calc(var(--space-4) + env(safe-area-inset-bottom));

      /* Three would be wider than the dialog. */
      &:has(> :nth-child(3)) {
        flex-wrap: wrap;
      }

      & > * {
        flex: auto;
        inline-size: auto;
      }
    }
  }
`

export type DialogProps = {
  isOpen: boolean
  /** Called by Escape, and by a press outside unless the dialog is an `alertdialog`. */
  onClose: () => void
  title: string
  width?: 'narrow' | 'wide' | undefined
  /** Whether the buttons stay in view while long content scrolls; those of a wide dialog always do. */
  actionsStay?: boolean | undefined
  /** An `alertdialog` asks a question that needs an answer: a press outside does not close it. */
  role?: 'dialog' | 'alertdialog' | undefined
  /** True while a request runs: nothing closes the dialog. */
  locked?: boolean | undefined
  /** The ids of what a screen reader says after the title when it opens. */
  describedBy?: string | undefined
  /** A picture; decoration. */
  art?: ReactNode
  children: ReactNode
  /** Buttons, in the same order on every screen. The safe one of an `alertdialog` has `autoFocus`. */
  actions: ReactNode
}

/** A modal dialog: it takes the focus and returns it on closing. */
export const Dialog = ({
  isOpen,
  onClose,
  title,
  width = 'narrow',
  actionsStay = width === 'wide',
  role = 'dialog',
  locked = false,
  describedBy,
  art,
  children,
  actions,
}: DialogProps) => {
  return (
    <Modal
      isOpen={isOpen}
      opensSoon={role === 'dialog'}
      onClose={onClose}
      role={role}
      closesOutside={role === 'dialog'}
      locked={locked}
      describedBy={describedBy}
      overlay={scrim}
      box={{ className: box, 'data-width': width, 'data-actions': actionsStay ? 'pinned' : 'last' }}
      title={title}
    >
      {(heading) => (
        <>
          {art && <div data-part="art">{art}</div>}
          {heading}
          {children}
          <div className={actionsRow}>{actions}</div>
        </>
      )}
    </Modal>
  )
}

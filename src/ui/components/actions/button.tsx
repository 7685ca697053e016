import type { ReactNode, Ref } from 'react'
import { css } from '@linaria/core'
import { buttonStyle } from './button-style.ts'
import type { ButtonVariant, ButtonSize, ButtonWidth } from './button-style.ts'
import { Icon } from '../icons/icon.tsx'
import type { IconName } from '../icons/icon-paths.ts'
import { Spinner } from '../feedback/spinner.tsx'

// Both labels share one cell, so that the button is as wide as the wider one at all times.
const labels = css`
  display: grid;

  & > span {
    grid-area: 1 / 1;
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: var(--space-2);
  }

  & > [data-shown='false'] {
    visibility: hidden;
  }
`

/** `busy` keeps the button focusable, ignores presses, shows `label` and a spinner and says so to assistive technology. */
export type ButtonBusy = { label: string; active: boolean }

type Press =
  | { type?: 'button'; onPress: () => void }
  /** Submits its form; the form's `onSubmit` does the work. A busy button stops the submission. */
  | { type: 'submit'; onPress?: undefined }

export type ButtonProps = Press & {
  children: ReactNode
  variant?: ButtonVariant | undefined
  size?: ButtonSize | undefined
  width?: ButtonWidth | undefined
  icon?: IconName | undefined
  busy?: ButtonBusy | undefined
  disabled?: boolean | undefined
  /** Cannot be pressed now, yet keeps the focus: for a button that others of a row make so. */
  unavailable?: boolean | undefined
  autoFocus?: boolean | undefined
  describedBy?: string | undefined
  buttonRef?: Ref<HTMLButtonElement> | undefined
}

export const Button = ({
  children,
  type = 'button',
  onPress,
  variant = 'primary',
  size = 'medium',
  width = 'auto',
  icon,
  busy,
  disabled = false,
  unavailable = false,
  autoFocus,
  describedBy,
  buttonRef,
}: ButtonProps) => {
  const isBusy = busy?.active === true
  const content = (
    <>
      {icon && <Icon name={icon} size="small" />}
      {children}
    </>
  )
  return (
    <button
      ref={buttonRef}
      type={type}
      className={buttonStyle}
      data-variant={variant}
      data-size={size}
      data-width={width}
      disabled={disabled}
      autoFocus={autoFocus}
      aria-disabled={isBusy || unavailable || undefined}
      data-unavailable={unavailable || undefined}
      aria-busy={isBusy || undefined}
      aria-describedby={describedBy}
      onMouseDown={(event) => {
        // The focus stays in the field: a problem shown on leaving it would move the button from under the pointer.
        if (type === 'submit') event.preventDefault()
      }}
      onClick={(event) => {
        if (isBusy || unavailable) event.preventDefault()
        else onPress?.()
      }}
    >
      {busy ? (
        <span className={labels}>
          <span data-shown={!isBusy} aria-hidden={isBusy || undefined}>
            {content}
          </span>
          <span data-shown={isBusy} aria-hidden={!isBusy || undefined}>
            <Spinner size="small" />
            {busy.label}
          </span>
        </span>
      ) : (
        content
      )}
    </button>
  )
}

import type { ReactNode, Ref } from 'react'
import { css } from '@linaria/core'
import { buttonStyle, type ButtonVariant, type ButtonSize, type ButtonWidth } from './button-style.ts'
import { Icon } from '../icons/icon.tsx'
import type { IconName } from '../icons/icon-paths.ts'
import { Spinner } from '../feedback/spinner.tsx'

// Both labels share one cell, so the button always has the width of the wider one.
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

/** `busy` keeps the button focusable, ignores presses, shows `label` with a spinner and announces it to assistive technology. */
export type ButtonBusy = { label: string; active: boolean }

type Press =
  | { type?: 'button'; onPress: () => void }
  /** Submits its form; the form's `onSubmit` does the work. A busy button does not submit. */
  | { type: 'submit'; onPress?: undefined }

export type ButtonProps = Press & {
  children: ReactNode
  variant?: ButtonVariant | undefined
  size?: ButtonSize | undefined
  width?: ButtonWidth | undefined
  icon?: IconName | undefined
  busy?: ButtonBusy | undefined
  disabled?: boolean | undefined
  /** Cannot be pressed now but keeps the focus: for a button that another button of its row disables. */
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
      {typeof children === 'string' ? <span>{children}</span> : children}
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
      data-autofocus={autoFocus || undefined}
      aria-disabled={isBusy || unavailable || undefined}
      data-unavailable={unavailable || undefined}
      aria-busy={isBusy || undefined}
      aria-describedby={describedBy}
      onMouseDown={(event) => {
        // Keeps the focus in the field: a problem shown on blur would move the button from under the pointer.
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
            <span>{busy.label}</span>
          </span>
        </span>
      ) : (
        content
      )}
    </button>
  )
}

import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Icon } from './icon.tsx'
import { stateStyle } from './state-style.ts'
import { useKeptFocus } from './use-kept-focus.ts'

export type ErrorStateProps = {
  title: string
  children?: ReactNode
  /** Offers 'Retry'; `active` says that a try is under way. */
  retry?: { onRetry: () => void; active: boolean } | undefined
  /** Another way out, such as 'Return to home'. */
  actions?: ReactNode
}

export const ErrorState = ({ title, children, retry, actions }: ErrorStateProps) => {
  const box = useKeptFocus()
  return (
    <div ref={box} className={stateStyle} data-kind="error" role="alert">
      <span data-part="mark">
        <Icon name="warning" size="large" />
      </span>
      <h2>{title}</h2>
      {children && <p>{children}</p>}
      {(retry || actions) && (
        <div data-part="actions">
          {retry && (
            <Button
              look="secondary"
              icon="refresh"
              busy={{ label: 'Retrying...', active: retry.active }}
              onPress={retry.onRetry}
            >
              Retry
            </Button>
          )}
          {actions}
        </div>
      )}
    </div>
  )
}

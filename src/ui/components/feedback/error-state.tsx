import type { ReactNode } from 'react'
import { Button } from '../actions/button.tsx'
import { Icon } from '../icons/icon.tsx'
import { Scene } from '../illustrations/scene.tsx'
import { useOnceOnline } from './online.ts'
import { stateStyle } from './state-style.ts'
import { useFocusFallback } from '../navigation/use-focus-fallback.ts'

/** What 'Retry' does. A read also retries when the connection returns; a write waits for the press. */
export type Retry = { readonly read: () => void } | { readonly write: () => void }

export type ErrorStateProps = {
  title: string
  /** It stands in the place of the whole page's content. */
  isPage?: boolean
  children?: ReactNode
  /** Offers 'Retry'. */
  retry?: Retry | undefined
  /** Another way out, such as 'Return to home'. */
  actions?: ReactNode
}

export const ErrorState = ({ title, isPage = false, children, retry, actions }: ErrorStateProps) => {
  const box = useFocusFallback()
  useOnceOnline(retry && 'read' in retry ? retry.read : undefined)
  return (
    <div ref={box} className={stateStyle} data-kind={isPage ? 'page' : 'error'} role="alert">
      {isPage ? (
        <div data-part="scene">
          <Scene name="cloudy" />
        </div>
      ) : (
        <span data-part="mark">
          <Icon name="warning" size="large" />
        </span>
      )}
      <h2>{title}</h2>
      {children && <p>{children}</p>}
      {(retry || actions) && (
        <div data-part="actions">
          {retry && (
            <Button
              variant={isPage ? 'primary' : 'secondary'}
              icon="refresh"
              onPress={'read' in retry ? retry.read : retry.write}
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

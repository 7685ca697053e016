import type { ReactNode } from 'react'
import { Icon } from '../icons/icon.tsx'
import type { IconName } from '../icons/icon-paths.ts'
import { Scene } from '../illustrations/scene.tsx'
import { stateStyle } from './state-style.ts'

export type EmptyStateProps = {
  title: string
  children?: ReactNode
  /** In place of the scene, where there is little room. */
  icon?: IconName | undefined
  actions?: ReactNode
}

/** Says that there is nothing to show, as a fact rather than a failure. */
export const EmptyState = ({ title, children, icon, actions }: EmptyStateProps) => (
  <div className={stateStyle} data-kind="empty">
    {icon ? (
      <span data-part="mark">
        <Icon name={icon} size="large" />
      </span>
    ) : (
      <div data-part="scene">
        <Scene name="bench" />
      </div>
    )}
    <h2>{title}</h2>
    {children && <p>{children}</p>}
    {actions && <div data-part="actions">{actions}</div>}
  </div>
)

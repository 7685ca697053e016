import { Icon } from '../icons/icon.tsx'
import { iconButtonStyle } from './icon-button-style.ts'
import type { IconName } from '../icons/icon-paths.ts'

export type IconButtonProps = {
  icon: IconName
  /** The button's accessible name, since no words are shown. */
  label: string
  onPress: () => void
  disabled?: boolean | undefined
}

export const IconButton = ({ icon, label, onPress, disabled }: IconButtonProps) => (
  <button
    type="button"
    className={iconButtonStyle}
    aria-label={label}
    title={label}
    disabled={disabled}
    onClick={onPress}
  >
    <Icon name={icon} />
  </button>
)

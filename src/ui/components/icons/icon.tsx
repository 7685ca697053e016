import { css } from '@linaria/core'
import { iconPath, type IconName } from './icon-paths.ts'

const icon = css`
  inline-size: 1.375em;
  block-size: 1.375em;
  flex: none;
  fill: none;
  stroke: currentColor;
  stroke-width: 1.8;
  stroke-linecap: round;
  stroke-linejoin: round;

  &[data-size='small'] {
    inline-size: 1.125em;
    block-size: 1.125em;
    stroke-width: 2.1;
  }

  &[data-size='large'] {
    inline-size: 2rem;
    block-size: 2rem;
    stroke-width: 1.6;
  }
`

export type IconSize = 'small' | 'medium' | 'large'

/** Always decoration: the words next to it, or the control's own label, say the same. */
export const Icon = ({ name, size = 'medium' }: { name: IconName; size?: IconSize }) => (
  <svg className={icon} data-size={size} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d={iconPath(name)} />
  </svg>
)

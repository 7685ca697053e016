import { css } from '@linaria/core'
import { benefitIconPaths, type BenefitIconKind } from './benefit-icon-paths.ts'

const tile = css`
  display: inline-grid;
  place-items: center;
  flex: none;
  inline-size: 3rem;
  block-size: 3rem;
  border-radius: var(--radius-m);
  background: var(--brand-tint);
  color: var(--brand-text);

  &[data-size='large'] {
    inline-size: 4.5rem;
    block-size: 4.5rem;
    border-radius: var(--radius-l);
  }

  & > svg {
    inline-size: 58%;
    block-size: 58%;
    fill: none;
    stroke: currentColor;
    stroke-width: 1.6;
    stroke-linecap: round;
    stroke-linejoin: round;
  }

  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`

const isKnown = (kind: string): kind is BenefitIconKind => Object.hasOwn(benefitIconPaths, kind)

/** The icon of a benefit on a tinted tile; an unknown kind gets a present. Always decoration. */
export const BenefitIcon = ({ kind, size = 'medium' }: { kind: string; size?: 'medium' | 'large' }) => (
  <span className={tile} data-size={size} aria-hidden="true">
    <svg viewBox="0 0 24 24" focusable="false">
      <path d={benefitIconPaths[isKnown(kind) ? kind : 'gift']} />
    </svg>
  </span>
)

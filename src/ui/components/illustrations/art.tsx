import { css } from '@linaria/core'
import type { Mark } from './marks.ts'

const paints = css`
  display: block;

  & .back {
    fill: var(--art-back);
  }

  & .near {
    fill: var(--art-near);
  }

  & .ground {
    fill: var(--canvas);
  }

  & .mid {
    fill: var(--art-mid);
  }

  & .front {
    fill: var(--art-front);
  }

  & .accent {
    fill: var(--art-accent);
  }

  & .paper {
    fill: var(--art-paper);
  }

  & .warm {
    fill: var(--art-warm);
  }

  & .ink {
    fill: var(--art-ink);
  }

  & [class^='line'] {
    fill: none;
    stroke-width: 4;
    stroke-linecap: round;
    stroke-linejoin: round;
  }

  & .line-ink {
    stroke: var(--art-ink);
  }

  & .line-front {
    stroke: var(--art-front);
  }

  & .line-accent {
    stroke: var(--art-accent);
  }

  & .line-paper {
    stroke: var(--art-paper);
  }

  & .line-fine {
    stroke: var(--art-mid);
    stroke-width: 3;
    opacity: 0.6;
  }

  & .line-warm {
    stroke: var(--art-ink);
    opacity: 0.35;
  }

  & .thin {
    stroke-width: 1.5;
  }

  & .w5 {
    stroke-width: 5;
  }

  & .w6 {
    stroke-width: 6;
  }

  & .w8 {
    stroke-width: 8;
  }

  & .w9 {
    stroke-width: 11;
  }

  & .dash {
    stroke-dasharray: 2 10;
  }

  & .o2 {
    opacity: 0.18;
  }

  & .o5 {
    opacity: 0.4;
  }

  & .o8 {
    opacity: 0.75;
  }

  & .sun {
    translate: 0 calc(var(--sun, 0) * 1px);
  }

  @media print, (forced-colors: active) {
    display: none;
  }
`

const draw = (mark: Mark, index: number) => {
  if ('marks' in mark)
    return (
      <g key={index} className={mark.paint ?? undefined} transform={mark.transform ?? undefined}>
        {mark.marks.map(draw)}
      </g>
    )
  const [paint, path, transform] = mark
  return <path key={index} className={paint ?? undefined} d={path} transform={transform} />
}

/** Marks as a picture. It is decoration: it says nothing that the page does not say in words. */
export const Art = ({
  marks,
  viewBox,
  fit,
  className = '',
}: {
  marks: readonly Mark[]
  viewBox: string
  /** How it fills a frame of another shape. */
  fit: string
  className?: string | undefined
}) => (
  <svg
    className={`${paints} ${className}`}
    viewBox={viewBox}
    preserveAspectRatio={fit}
    aria-hidden="true"
    focusable="false"
  >
    {marks.map(draw)}
  </svg>
)

import { css } from '@linaria/core'

// On the screen tints of one colour tell the parts apart, from the darkest to the lightest; on paper and in forced colours patterns do.
// Every part is outlined in a colour with a contrast of 3:1 on the page, and charts of more than two parts number or label them.
const paint = css`
  & [data-paint='ground'] {
    fill: var(--surface);
  }

  & [data-paint='line'] {
    fill: none;
    stroke: var(--brand-ui);
  }

  & [data-paint='fill'] {
    fill: var(--brand-ui);
  }

  @media (forced-colors: active) {
    & [data-paint='ground'] {
      fill: Canvas;
    }

    & [data-paint='line'] {
      stroke: CanvasText;
    }

    & [data-paint='fill'] {
      fill: CanvasText;
    }
  }
`

/** The pattern of each part, in the order in which parts take them. Lines on a tile of 8 by 8. */
const patterns = [
  { name: 'solid', lines: null, dots: null, width: 0 },
  { name: 'stripes', lines: 'M-2 2L2 -2M0 8L8 0M6 10L10 6', dots: null, width: 1.8 },
  { name: 'dots', lines: null, dots: 1.9, width: 0 },
  { name: 'bars', lines: 'M2 0V8M6 0V8', dots: null, width: 2 },
  { name: 'rules', lines: 'M0 2H8M0 6H8', dots: null, width: 1.2 },
  { name: 'nets', lines: 'M0 0L8 8M8 0L0 8', dots: null, width: 1.2 },
] as const

/** How many parts can be distinguished. */
export const paintCount = patterns.length

/** The paint of the part with this index; `id` is the chart's own. */
export const paintOf = (id: string, index: number): string => `url(#${id}-${index % paintCount})`

const tintOf = (index: number, parts: number): string =>
  `color-mix(in oklab, var(--brand-ui) ${parts < 2 ? 100 : Math.round(100 - (84 * index) / (parts - 1))}%, var(--surface))`

/**
 * The fill of the part with this index, of so many parts, for `style`; the class is `outlineStyle`. A chart of two parts can name the second's
 * as `--second`.
 */
export const fillOf = (id: string, index: number, parts: number): Record<`--${string}`, string> => ({
  '--tint': index === 1 ? `var(--second, ${tintOf(index, parts)})` : tintOf(index, parts),
  '--pattern': paintOf(id, index),
})

/** The definitions that `paintOf` refers to: once in every SVG that uses them. */
export const ChartPaints = ({ id }: { id: string }) => (
  <defs className={paint}>
    {patterns.map(({ name, lines, dots, width }, index) => (
      <pattern key={name} id={`${id}-${index}`} width="8" height="8" patternUnits="userSpaceOnUse">
        <rect width="8" height="8" data-paint={name === 'solid' ? 'fill' : 'ground'} />
        {lines !== null && <path d={lines} strokeWidth={width} data-paint="line" />}
        {dots !== null && (
          <>
            <circle cx="2" cy="2" r={dots} data-paint="fill" />
            <circle cx="6" cy="6" r={dots} data-paint="fill" />
          </>
        )}
      </pattern>
    ))}
  </defs>
)

/** The fill and the outline of a part and of its swatch. */
export const outlineStyle = css`
  fill: var(--tint);
  stroke: var(--brand-ui);
  stroke-width: 1.5;

  /* What the headline does not name. */
  &[data-rest] {
    fill: var(--rest);
    stroke: var(--line-strong);
  }

  @media (forced-colors: active) {
    fill: var(--pattern);
    stroke: CanvasText;
  }

  @media print {
    fill: var(--pattern);
    print-color-adjust: exact;
  }
`

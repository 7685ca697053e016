import { css } from '@linaria/core'
import { brandColours, defaultColours, lightDark } from './colour.ts'
import { declarationsOf, palettes } from './palette.ts'

const coloursOf = (scheme: 0 | 1) => ({
  ...brandColours(defaultColours.primary, defaultColours.accent, scheme),
  ...palettes[scheme],
})
const light = coloursOf(0)

// The design tokens. Components use these names and no values of their own. The theme overrides `--brand-*` and `--font-*`.
export const tokens = css`
  :global() {
    :root {
      ${declarationsOf(light)}
      --scrim: rgb(24 22 34 / 0.55);
      --glint: rgb(255 255 255 / 0.75);
      --plate: transparent;
      color-scheme: light;

      --font-system:
        system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', 'Liberation Sans', Arial, sans-serif;
      --font-base: 'Figtree Variable', 'Figtree Fallback', var(--font-system);
      --font-header: var(--font-base);

      --text-xs: 0.8125rem;
      --text-s: 0.9375rem;
      --text-m: clamp(1rem, 0.98rem + 0.1vw, 1.0625rem);
      --text-l: clamp(1.125rem, 1.09rem + 0.18vw, 1.25rem);
      --text-xl: clamp(1.3125rem, 1.22rem + 0.4vw, 1.5625rem);
      --text-2xl: clamp(1.625rem, 1.45rem + 0.8vw, 2.125rem);
      --text-3xl: clamp(2rem, 1.65rem + 1.6vw, 3rem);
      --leading-tight: 1.2;
      --leading-snug: 1.35;
      --leading-body: 1.55;

      --space-1: 0.25rem;
      --space-2: 0.5rem;
      --space-3: 0.75rem;
      --space-4: 1rem;
      --space-5: 1.5rem;
      --space-6: 2rem;
      --space-7: 3rem;
      --space-8: 4rem;
      --space-9: 6rem;
      --gutter: clamp(1rem, 4vw, 2rem);
      --page-width: 72rem;
      --measure: 38rem;

      --radius-s: 0.375rem;
      --radius-m: 0.625rem;
      --radius-l: 1rem;
      --radius-xl: 1.5rem;
      --radius-pill: 62.5rem;

      --shadow-1: 0 1px 2px rgb(36 28 20 / 0.05), 0 2px 8px rgb(36 28 20 / 0.04);
      --shadow-2: 0 2px 6px rgb(36 28 20 / 0.06), 0 8px 24px rgb(36 28 20 / 0.09);
      --shadow-3: 0 4px 12px rgb(36 28 20 / 0.08), 0 24px 64px rgb(36 28 20 / 0.2);

      --control: 3rem;
      --control-small: 2.5rem;

      --motion-fast: 120ms;
      --motion-base: 200ms;
      --motion-panel: 300ms;
      --ease: cubic-bezier(0.2, 0.7, 0.2, 1);

      --layer-header: 20;
      --layer-overlay: 40;
      --layer-masquerade: 50;

      --notice-block: 0px;
    }

    /* A browser that cannot choose between two colours shows the light scheme. Paper is light. */
    @supports (color: light-dark(red, red)) {
      :root {
        ${declarationsOf(lightDark(light, coloursOf(1)))}
        --scrim: light-dark(rgb(24 22 34 / 0.55), rgb(0 0 0 / 0.65));
        --glint: light-dark(rgb(255 255 255 / 0.75), rgb(255 255 255 / 0.07));
        --plate: light-dark(transparent, #ffffff);
        color-scheme: light dark;
      }

      @media print {
        :root {
          color-scheme: light;
        }
      }
    }

    @media (pointer: coarse) {
      :root {
        --control-small: 2.75rem;
      }
    }

    @media (prefers-reduced-motion: reduce) {
      :root {
        --motion-fast: 0ms;
        --motion-base: 0ms;
        --motion-panel: 0ms;
      }
    }
  }
`

import { css } from '@linaria/core'
import { brandColours, defaultColours, lightDark } from './colour.ts'
import { declarationsOf, palettes } from './palette.ts'

const coloursOf = (scheme: 0 | 1) => ({
  ...brandColours(defaultColours.primary, defaultColours.accent, scheme),
  ...palettes[scheme],
})
const light = coloursOf(0)

// The design tokens. Components use these names and no values of their own. A brand sets the colours of `brandColours` and `--font-*`.
export const tokens = css`
  :global() {
    :root {
      ${declarationsOf(light)}
      --scrim: rgb(24 22 34 / 0.55);
      --plate: transparent;
      --on-deep: #ffffff;
      color-scheme: light;

      --font-system:
        system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', 'Liberation Sans', Arial, sans-serif;
      --font-base: 'Figtree Variable', 'Figtree Fallback', var(--font-system);
      --font-header: var(--font-base);

      /* Seven sizes, none under 15 px. */
      --text-s: 0.9375rem;
      --text-m: 1.0625rem;
      --text-l: clamp(1.1875rem, 1.15rem + 0.2vw, 1.3125rem);
      --text-xl: clamp(1.375rem, 1.25rem + 0.6vw, 1.75rem);
      --text-2xl: clamp(1.75rem, 1.5rem + 1.2vw, 2.5rem);
      --text-3xl: clamp(2.25rem, 1.6rem + 2.8vw, 3.5rem);
      --leading-tight: 1.12;
      --leading-snug: 1.3;
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
      --card-pad: clamp(1rem, 0.6rem + 1.4vw, 1.5rem);
      --section-gap: clamp(2rem, 1.4rem + 2.4vw, 3.5rem);

      /* A phone on its side has a notch at one end. */
      --notch: max(env(safe-area-inset-left), env(safe-area-inset-right));
      --gutter: max(clamp(1rem, 4vw, 2rem), var(--notch));
      --grid-gap: clamp(1rem, 2vw, 1.5rem);
      --page-width: 72rem;
      --rail: 22.5rem;
      --measure: 38rem;

      --radius-s: 0.5rem;
      --radius-m: 0.75rem;
      --radius-l: 1.25rem;
      --radius-xl: 1.75rem;
      --radius-pill: 62.5rem;

      --shadow-1: 0 1px 2px rgb(36 28 20 / 0.05);
      --shadow-2: 0 2px 6px rgb(36 28 20 / 0.06), 0 10px 28px rgb(36 28 20 / 0.1);
      --shadow-3: 0 4px 12px rgb(36 28 20 / 0.08), 0 24px 64px rgb(36 28 20 / 0.2);

      /* Money has two colours everywhere: whose it is. A word always stands beside them. Salary itself is paler. */
      --money-employer: var(--brand-ui);
      --money-pay: var(--brand-soft);
      --part-1: var(--brand-ui);

      /* Pictures. */
      --art-sky: var(--brand-tint);
      --art-mid: var(--brand-mid);
      --art-front: var(--brand-primary);
      --art-accent: var(--brand-accent);

      --control: 3rem;
      --control-small: 2.75rem;

      --motion-fast: 120ms;
      --motion-base: 200ms;
      --motion-panel: 300ms;
      --ease: cubic-bezier(0.2, 0.7, 0.2, 1);

      --layer-header: 20;
      --layer-overlay: 40;
      --layer-masquerade: 50;

      --notice-block: 0px;
      /* The height of the phone's tab bar, for what sticks above it. */
      --tabbar: 0px;
    }

    /* A browser that cannot choose between two colours shows the light scheme. Paper is light. */
    @supports (color: light-dark(red, red)) {
      :root {
        ${declarationsOf(lightDark(light, coloursOf(1)))}
        --scrim: light-dark(rgb(24 22 34 / 0.55), rgb(0 0 0 / 0.65));
        --plate: light-dark(transparent, #ffffff);
        color-scheme: light dark;
      }

      @media print {
        :root {
          color-scheme: light;
        }
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

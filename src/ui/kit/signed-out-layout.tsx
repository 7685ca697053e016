import type { ReactNode } from 'react'
import { css } from '@linaria/core'
import { Logo } from './logo.tsx'
import type { LogoFiles } from './logo.tsx'
import { SkipLink, mainId } from './skip-link.tsx'

const layout = css`
  display: grid;
  grid-template-rows: auto 1fr auto;
  min-block-size: 100dvh;

  & > [data-part='panels'] {
    display: grid;
    grid-template-rows: auto 1fr;
  }

  & > [data-intro='hidden'] {
    grid-template-rows: 1fr;
  }

  & main {
    display: grid;
    align-content: center;
    background: var(--surface);
    justify-items: center;
    padding: clamp(1.5rem, 5vw, 3rem) var(--gutter);
    min-inline-size: 0;
  }

  & main > div {
    display: grid;
    gap: var(--space-5);
    inline-size: min(26rem, 100%);
    min-inline-size: 0;
  }

  @media (min-width: 1023px) {
    & > [data-part='panels'][data-intro='shown'] {
      grid-template-rows: 1fr;
      grid-template-columns: minmax(0, 11fr) minmax(0, 13fr);
    }
  }
`

const intro = css`
  position: relative;
  display: grid;
  align-content: start;
  gap: var(--space-4);
  padding: var(--space-5) var(--gutter);
  overflow: hidden;
  background: var(--brand-primary);
  color: var(--brand-on-primary);
  isolation: isolate;

  /* Discs in the hover shade, on which the text reads as well as on the colour itself. */
  &::before,
  &::after {
    content: '';
    position: absolute;
    z-index: -1;
    border-radius: 50%;
    background: var(--brand-primary-hover);
  }

  &::before {
    inset: auto -9rem -13rem auto;
    inline-size: 26rem;
    block-size: 26rem;
  }

  &::after {
    inset: -5rem -4rem auto auto;
    inline-size: 11rem;
    block-size: 11rem;
  }

  & :is(a, h1, h2, p) {
    color: inherit;
  }

  & :is(h1, h2) {
    font-size: var(--text-3xl);
    max-inline-size: 14ch;
  }

  & > [data-part='logo'] {
    justify-self: start;
    min-inline-size: 0;
  }

  & > [data-part='logo'][data-custom='true'] {
    padding: var(--space-2) var(--space-3);
    border-radius: var(--radius-m);
    background: #ffffff;
  }

  & > [data-part='words'] {
    display: grid;
    gap: var(--space-4);
    max-inline-size: 30rem;
  }

  & [data-part='words'] img {
    inline-size: auto;
    max-block-size: 11rem;
    border-radius: var(--radius-l);
    object-fit: contain;
    object-position: left;
  }

  @media (max-width: 1022px) {
    &::before {
      display: none;
    }

    & [data-part='words'] img,
    & [data-part='more'] {
      display: none;
    }

    & :is(h1, h2) {
      font-size: var(--text-xl);
      max-inline-size: none;
    }
  }

  @media (min-width: 1023px) {
    grid-template-rows: auto 1fr;
    padding: var(--space-7) clamp(2rem, 5vw, 5rem);

    & > [data-part='words'] {
      align-content: center;
      gap: var(--space-5);
    }
  }

  @media (forced-colors: active) {
    border-inline-end: 1px solid CanvasText;
  }

  @media print {
    &::before,
    &::after {
      display: none;
    }
  }
`

export type SignedOutLayoutProps = {
  brand: { name: string; logo: LogoFiles }
  /** The left panel; null hides it, as single sign-on alone asks. */
  intro: {
    title: string
    /** The brand's avatar image, shown on desktops. */
    image: string | null
    /** Words on desktops alone, such as how to reach the support. */
    more: ReactNode
  } | null
  children: ReactNode
  cookies?: ReactNode
  footer?: ReactNode
}

/** Two panels from 1023 px, one column below. The form's own heading is the page's h1. */
export const SignedOutLayout = ({ brand, intro: words, children, cookies, footer }: SignedOutLayoutProps) => (
  <div className={layout}>
    <div>
      <SkipLink />
      {cookies}
    </div>
    <div data-part="panels" data-intro={words === null ? 'hidden' : 'shown'}>
      {words && (
        <section className={intro} aria-label={brand.name}>
          <div data-part="logo" data-custom={brand.logo !== null}>
            <Logo
              brandName={brand.name}
              files={brand.logo}
              size="large"
              on={brand.logo === null ? 'brand' : 'surface'}
            />
          </div>
          <div data-part="words">
            {words.image !== null && <img src={words.image} alt="" />}
            <h2>{words.title}</h2>
            <div data-part="more">{words.more}</div>
          </div>
        </section>
      )}
      <main id={mainId} tabIndex={-1}>
        <div>{children}</div>
      </main>
    </div>
    {footer}
  </div>
)

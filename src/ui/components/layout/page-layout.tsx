import type { ReactNode } from 'react'
import { useLayoutEffect } from 'react'
import { css } from '@linaria/core'
import { SkipLink, mainId } from './skip-link.tsx'

const page = css`
  display: flex;
  flex-direction: column;
  min-block-size: calc(100dvh - var(--notice-block));

  &:has(> [data-part='tabs']) {
    @media screen and (max-width: 767px) and (min-height: 501px) {
      --tabbar: 4rem;
      padding-block-end: calc(var(--tabbar) + env(safe-area-inset-bottom));
    }
  }

  /* What has the focus is never under the tabs. [WCAG 2.4.11] */
  @media screen and (max-width: 767px) and (min-height: 501px) {
    :global() {
      html:not([data-floating]):has([data-part='tabs']) {
        scroll-padding-bottom: calc(5rem + env(safe-area-inset-bottom));
      }
    }
  }

  /* What must reach the edges of the window says so with 'data-bleed'. */
  & > main {
    flex: 1;
    display: grid;
    grid-template-columns:
      minmax(0, 1fr) minmax(0, var(--content-width, var(--page-width)))
      minmax(0, 1fr);
    align-content: start;
    column-gap: var(--gutter);
    min-inline-size: 0;
    padding-block-end: var(--section-gap);
    outline-offset: -3px;
  }

  & > main > * {
    grid-column: 2;
    min-inline-size: 0;
  }

  & > main > [data-bleed] {
    grid-column: 1 / -1;
  }

  & > main > :first-child:not([data-bleed], :has(+ [data-bleed])) {
    margin-block-start: var(--space-5);
  }

  /* The land of a page with nothing else goes down to the footer. */
  & > main:has(> [data-kind='full']) {
    align-content: stretch;
    padding-block-end: 0;
  }

  & > main > [data-bleed] + :not([data-bleed]) {
    margin-block-start: var(--section-gap);
  }

  /* The first card lies over the edge of the land. */
  & > main > [data-bleed] + [data-over] {
    position: relative;
    margin-block-start: -6rem;
  }

  @media (max-width: 599px) {
    & > main > [data-bleed] + [data-over] {
      margin-block-start: -5.5rem;
    }
  }

  @media print {
    & {
      min-block-size: 0;
    }

    & > main {
      padding-block-end: 0;
    }

    & > main > [data-bleed] + [data-over] {
      margin-block-start: var(--space-3);
    }
  }

  /* Keeps the footer below the window while the page loads, so that nothing jumps. */
  & > main:has([data-part='awaited']) {
    min-block-size: 100dvh;
  }

  &[data-width='reading'] {
    --content-width: calc(var(--measure) + 8rem);
  }

  /* Beside the rail of the employer's workspace. */
  &[data-frame='work'] {
    & > main {
      container: work / inline-size;
      display: flex;
      flex-direction: column;
      inline-size: 100%;
      max-inline-size: 78rem;
      padding: 1.25rem var(--gutter) 3rem;
    }

    & > main > :first-child {
      margin-block-start: 0;
    }

    & > main > header[data-ground='plain'] {
      margin-block-end: 0.75rem;

      & [data-part='text'] {
        gap: 0.125rem 1.5rem;
        max-inline-size: none;
      }

      & [data-part='lead'] {
        max-inline-size: none;
        font-size: var(--text-m);
      }

      & + * {
        margin-block-start: 0;
      }

      & [data-part='actions'] {
        margin-block-start: 0.5rem;
      }

      /* Beside the title and the facts, so that they stay one above the other. */
      @media (min-width: 900px) {
        @container (min-width: 42rem) {
          & [data-part='text'] > [data-part='actions'] {
            grid-row: 1 / span 2;
            align-items: flex-start;
            margin-block-start: 0;
          }
        }
      }
    }

    & > footer > div {
      max-inline-size: 78rem;
      margin-inline: 0;
      padding-block: 0.25rem;
    }

    /* The place of the bar or the rail until its script has arrived, so that nothing moves. */
    &:not(:has(> header))::before {
      content: '';
      background: var(--brand-deep);

      @media (max-width: 1023px) {
        block-size: 3.5rem;
      }

      @media (min-width: 1024px) {
        position: fixed;
        inset: 0 auto 0 0;
        inline-size: var(--side);
      }
    }

    @media (min-width: 1024px) {
      padding-inline-start: var(--side);
    }

    @media (max-width: 1023px) {
      & > main {
        padding-block: 1rem 2rem;
      }
    }
  }

  @media print {
    display: block;
    padding: 0;

    & > main {
      display: block;
      padding: 0;
    }
  }
`

/** The employer's workspace is the same system, one step smaller; every component follows its tokens. */
export const density = css`
  :global() {
    :root[data-density='work'] {
      --text-m: 0.9375rem;
      --text-l: 1.0625rem;
      --text-xl: clamp(1.1875rem, 1.15rem + 0.2vw, 1.3125rem);
      --text-2xl: clamp(1.375rem, 1.25rem + 0.6vw, 1.75rem);
      --text-meta: 0.875rem;
      --control: var(--control-small);
      --control-small: 2.75rem;
      --card-pad: 1.125rem;
      --section-gap: 1.75rem;
      --grid-gap: 1rem;
      --space-5: 1.125rem;
      --space-6: 1.25rem;
      --gutter: 2rem;
      --leading-body: 1.45;
      --side: 15.5rem;
      /* What a chart compares with; its values stand in words. */
      --rest: color-mix(in oklab, var(--line-strong) 55%, var(--surface));
      scroll-padding-block: 4rem 0;

      @media (max-width: 1023px) {
        --gutter: max(1rem, var(--notch));
      }
    }
  }
`

export type PageLayoutProps = {
  children: ReactNode
  cookies?: ReactNode
  header?: ReactNode
  footer?: ReactNode
  width?: 'page' | 'reading' | undefined
  /** Of the employer's workspace: the header is a rail beside the page, and all is one step smaller. */
  frame?: 'work' | undefined
}

/** Skip link, notices, header, the main landmark and footer. */
export const PageLayout = ({ children, cookies, header, footer, width = 'page', frame }: PageLayoutProps) => {
  useLayoutEffect(() => {
    // On the root, because panels are drawn outside the page; there the first page set it, by the address alone.
    const { dataset } = document.documentElement
    if (frame === undefined) delete dataset['density']
    else dataset['density'] = frame
    return () => {
      delete dataset['density']
    }
  }, [frame])
  return (
    <div className={page} data-width={width} data-frame={frame}>
      <SkipLink />
      {cookies}
      {header}
      <main id={mainId} tabIndex={-1}>
        {children}
      </main>
      {footer}
    </div>
  )
}

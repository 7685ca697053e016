import type { ReactNode } from 'react'
import { css } from '@linaria/core'
import { SkipLink, mainId } from './skip-link.tsx'

const page = css`
  display: flex;
  flex-direction: column;
  min-block-size: calc(100dvh - var(--notice-block));

  & > main {
    flex: 1;
    inline-size: 100%;
    max-inline-size: calc(var(--page-width) + 2 * var(--gutter));
    margin-inline: auto;
    padding: clamp(1.25rem, 4vw, 2.5rem) var(--gutter) var(--space-8);
    min-inline-size: 0;
  }

  /* Keeps the footer below the window while the page loads, so that nothing jumps. */
  & > main:has([data-part='awaited']) {
    min-block-size: 100dvh;
  }

  &[data-width='reading'] > main {
    max-inline-size: calc(var(--measure) + 8rem + 2 * var(--gutter));
  }

  @media print {
    display: block;

    & > main {
      max-inline-size: none;
      padding: 0;
    }
  }
`

export type PageLayoutProps = {
  children: ReactNode
  cookies?: ReactNode
  header?: ReactNode
  footer?: ReactNode
  width?: 'page' | 'reading' | undefined
}

/** Skip link, notices, header, the main landmark and footer. */
export const PageLayout = ({ children, cookies, header, footer, width = 'page' }: PageLayoutProps) => (
  <div className={page} data-width={width}>
    <SkipLink />
    {cookies}
    {header}
    <main id={mainId} tabIndex={-1}>
      {children}
    </main>
    {footer}
  </div>
)

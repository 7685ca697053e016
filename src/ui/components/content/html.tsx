import { css } from '@linaria/core'
import type { SafeHtml } from '../../../domain/kernel/codecs/classification.ts'
import { useTrusted } from './trusted-html.ts'

export const proseStyle = css`
  max-inline-size: var(--measure);

  &[data-width='full'] {
    max-inline-size: none;
  }

  & > * + * {
    margin-block-start: var(--space-4);
  }

  & > * + :is(h2, h3, h4) {
    margin-block-start: var(--space-6);
  }

  & :is(ul, ol) {
    padding-inline-start: 1.4em;
  }

  & li + li {
    margin-block-start: var(--space-2);
  }

  & li::marker {
    color: var(--brand-text);
    font-weight: 600;
  }

  /* A table scrolls inside its own box, so its columns can be as wide as their longest word. */
  & table {
    display: block;
    contain: inline-size;
    overflow-x: auto;
    border-collapse: collapse;
    overflow-wrap: break-word;
  }

  & :is(td, th) {
    padding: var(--space-2) var(--space-3);
    border: 1px solid var(--line);
    text-align: start;
    vertical-align: top;
  }

  @media (max-width: 599px) {
    & :is(td, th) {
      padding-inline: var(--space-2);
    }
  }

  & blockquote {
    margin-inline: 0;
    padding-inline-start: var(--space-4);
    border-inline-start: 4px solid var(--brand-tint);
  }

  /* Targets of links within the text stay clear of whatever is pinned to the top of the window. */
  & [id] {
    scroll-margin-block-start: 6rem;
  }

  /* The host's text may not say that a link leaves the portal, or may say it wrongly. */
  & a[data-site]::after {
    content: ' (opens another site: ' attr(data-site) ')';
    font-weight: 400;
  }

  & img {
    border-radius: var(--radius-m);
    block-size: auto;
  }
`

/**
 * Names the site beside each link that leads out of the portal, as the browser resolves it: letters that look like others show as `xn--…`, and
 * words before an `@` do not count.
 */
export const markSites = (box: HTMLElement | null): void =>
  box?.querySelectorAll('a').forEach((link) => {
    if (link.host !== '' && link.host !== window.location.host) link.dataset['site'] = link.host
  })

/** Server HTML; only the sanitiser can create its type. Use `ContentHtml` if it can contain videos. */
export const Html = ({ html, width = 'reading' }: { html: SafeHtml; width?: 'reading' | 'full' }) => (
  <div
    key={html}
    ref={markSites}
    className={proseStyle}
    data-width={width}
    dangerouslySetInnerHTML={useTrusted(html)}
  />
)

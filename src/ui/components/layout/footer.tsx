import { css } from '@linaria/core'
import { RouteLink } from '../actions/route-link.tsx'

const footer = css`
  border-block-start: 1px solid var(--line);
  color: var(--ink-soft);
  font-size: var(--text-s);

  & > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-1) var(--space-5);
    max-inline-size: calc(var(--page-width) + 2 * var(--gutter));
    margin-inline: auto;
    padding: var(--space-3) var(--gutter);
  }

  & ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-5);
    list-style: none;
  }

  /* A short word is a wide target too, and stands no further from the next one. */
  & a,
  & button {
    display: inline-flex;
    align-items: center;
    min-block-size: var(--control-small);
    margin-inline: -0.375rem;
    padding: 0 0.375rem;
    color: var(--ink-soft);
  }

  & button {
    border: 0;
    background: none;
    font: inherit;
    text-decoration: underline;
    cursor: pointer;
  }

  & a:hover,
  & button:hover {
    color: var(--brand-text);
  }

  @media (max-width: 599px) {
    & ul {
      gap: 0 var(--space-3);
    }
  }

  @media print {
    & ul {
      display: none;
    }
  }
`

export type FooterProps = {
  brandName: string
  year: number
  privacyTo: string
  termsTo: string
  /** Null if the contact form is unavailable: nobody is signed in, or the client has none. */
  contactTo: string | null
  /** Null during a masquerade: only the person themselves can give consent. */
  onCookies: (() => void) | null
  onHelp: () => void
}

export const Footer = ({ brandName, year, privacyTo, termsTo, contactTo, onCookies, onHelp }: FooterProps) => (
  <footer className={footer}>
    <div>
      {/* The build may have drawn it in another year. */}
      <p suppressHydrationWarning>
        © {year} {brandName}
      </p>
      <nav aria-label="Footer">
        <ul role="list">
          <li>
            <RouteLink to={privacyTo}>Privacy</RouteLink>
          </li>
          <li>
            <RouteLink to={termsTo}>Terms</RouteLink>
          </li>
          {contactTo !== null && (
            <li>
              <RouteLink to={contactTo}>Contact</RouteLink>
            </li>
          )}
          {onCookies && (
            <li>
              <button type="button" onClick={onCookies}>
                Cookie settings
              </button>
            </li>
          )}
          <li>
            <button type="button" onClick={onHelp}>
              Help
            </button>
          </li>
        </ul>
      </nav>
    </div>
  </footer>
)

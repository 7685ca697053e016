import { css } from '@linaria/core'
import { mailAddress, telephoneAddress } from '../components/content/addresses.ts'
import { shellText } from '../text/shell.ts'

const list = css`
  display: grid;
  gap: var(--space-3);
  padding: 0;
  list-style: none;

  & > li {
    display: grid;
    gap: 2px;
  }

  & span {
    color: var(--ink-soft);
    font-size: var(--text-s);
  }

  & a {
    justify-self: start;
    margin-block: -0.625rem;
    padding-block: 0.625rem;
    font-weight: 600;
  }

  & a[href^='tel:'] {
    font-size: var(--text-l);
    font-variant-numeric: tabular-nums;
  }
`

/** The phone number, if there is one, and the email address of the people who answer. */
export const WaysToContact = ({ phone, email }: { phone: string | null; email: string }) => (
  <ul role="list" className={list}>
    {phone !== null && (
      <li>
        <span>{shellText.help.phone}</span>
        <a href={telephoneAddress(phone)} translate="no">
          {phone}
        </a>
      </li>
    )}
    <li>
      <span>{shellText.help.email}</span>
      <a href={mailAddress(email)} translate="no">
        {email}
      </a>
    </li>
  </ul>
)

import { useEffect } from 'react'
import { css } from '@linaria/core'
import { requestEnforcement } from '../../domain/employer/two-factor-enforcement.ts'
import { TextLink } from '../components/actions/text-link.tsx'
import { useDispatch } from '../portal.ts'
import { employeesText } from '../text/employees.ts'
import { hiddenRules } from '../components/layout/hidden-rules.ts'
import { FactsLine } from './facts-line.tsx'
import { TwoFactorEnforcement } from './two-factor-enforcement.tsx'
import { Page } from '../shell/page.tsx'
import { WelcomeEmailsButton } from './welcome-emails-button.tsx'

const words = employeesText.settings

/* One card; what a row does stands at its end. */
const rows = css`
  max-inline-size: 56rem;
  border: 1px solid var(--line);
  border-radius: var(--radius-l);
  background: var(--surface);

  & > section {
    display: grid;
    justify-items: start;
    row-gap: var(--space-1);
    padding: var(--card-pad);
  }

  & > section + section {
    border-block-start: 1px solid var(--line);
  }

  & h2,
  & [data-part='switch'] :is(label, strong) {
    font-family: var(--font-header);
    font-size: var(--text-l);
    font-weight: 700;
  }

  /* The label of the switch says it. */
  & h2:has(+ [data-part='switch']) {
    ${hiddenRules}
  }

  & [data-part='switch'] {
    inline-size: 100%;
    margin-block-start: calc(-1 * var(--space-3));
  }

  & > section > p {
    color: var(--ink-soft);
  }

  /* A failure is no card in a card. */
  & [data-kind='error'] {
    padding: var(--space-2) 0;
    border: 0;
  }

  @media (min-width: 600px) {
    & > [data-part='beside'] {
      grid-template-columns: minmax(0, 1fr) auto;
      column-gap: var(--space-5);

      & > [data-part='control'] {
        grid-area: 1 / 2 / span 3;
        align-self: start;
      }
    }
  }
`

/** Settings for all employees: the two-factor requirement and the welcome emails. */
export const PlatformSettings = () => {
  const dispatch = useDispatch()
  useEffect(() => {
    dispatch(requestEnforcement, undefined)
  }, [dispatch])
  return (
    <Page title={words.title} lead={<FactsLine facts={[{ key: 'lead', fact: words.lead }]} />}>
      <div className={rows}>
        <section aria-labelledby="settings-two-factor">
          <h2 id="settings-two-factor">{employeesText.twoFactor.title}</h2>
          <div data-part="switch">
            <TwoFactorEnforcement />
          </div>
          <TextLink to="/app/employee-data/two-factor/" variant="standalone">
            {words.list}
          </TextLink>
        </section>
        <section aria-labelledby="settings-emails" data-part="beside">
          <h2 id="settings-emails">{employeesText.emails.heading}</h2>
          <p>{employeesText.emails.about}</p>
          <TextLink to="/app/employee-data/?registered=no" variant="standalone">
            {words.people}
          </TextLink>
          <div data-part="control">
            <WelcomeEmailsButton />
          </div>
        </section>
      </div>
    </Page>
  )
}

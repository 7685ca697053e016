import { useEffect } from 'react'
import { requestEnforcement } from '../../domain/employer/two-factor-enforcement.ts'
import { openPanel } from '../../domain/shell/panels.ts'
import { Button } from '../components/actions/button.tsx'
import { Card } from '../components/layout/card.tsx'
import { TextLink } from '../components/actions/text-link.tsx'
import { useDispatch } from '../portal.ts'
import { stack } from '../shell/stack.ts'
import { employeesText } from '../text/employees.ts'
import { TwoFactorEnforcement } from './two-factor-enforcement.tsx'
import { Page } from '../shell/page.tsx'

const words = employeesText.settings

/** Settings for all employees: the two-factor requirement and the welcome emails. */
export const PlatformSettings = () => {
  const dispatch = useDispatch()
  useEffect(() => {
    dispatch(requestEnforcement, undefined)
  }, [dispatch])
  return (
    <Page title={words.title} lead={words.lead}>
      <div className={stack}>
        <section aria-labelledby="settings-two-factor">
          <h2 id="settings-two-factor">{employeesText.twoFactor.title}</h2>
          <Card>
            <TwoFactorEnforcement />
            <TextLink to="/app/employee-data/two-factor/" variant="standalone">
              {words.list}
            </TextLink>
          </Card>
        </section>
        <section aria-labelledby="settings-emails">
          <h2 id="settings-emails">{employeesText.emails.heading}</h2>
          <Card>
            <p>{employeesText.emails.about}</p>
            <div>
              <Button
                icon="mail"
                variant="secondary"
                onPress={() => void dispatch(openPanel, { panel: 'welcome-emails', subject: '' })}
              >
                {employeesText.emails.open}
              </Button>
            </div>
            <TextLink to="/app/employee-data/?registered=no" variant="standalone">
              {words.people}
            </TextLink>
          </Card>
        </section>
      </div>
    </Page>
  )
}

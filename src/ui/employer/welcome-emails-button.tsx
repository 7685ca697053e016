import { openPanel } from '../../domain/shell/panels.ts'
import { Button } from '../components/actions/button.tsx'
import { useDispatch } from '../portal.ts'
import { employeesText } from '../text/employees.ts'

/** Opens the panel that sends the welcome emails again. */
export const WelcomeEmailsButton = () => {
  const dispatch = useDispatch()
  return (
    <Button
      icon="mail"
      variant="secondary"
      onPress={() => void dispatch(openPanel, { panel: 'welcome-emails', subject: '' })}
    >
      {employeesText.emails.open}
    </Button>
  )
}

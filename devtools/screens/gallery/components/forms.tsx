import { useState } from 'react'
import { Button } from '../../../../src/ui/components/actions/button.tsx'
import { ButtonLink } from '../../../../src/ui/components/actions/button-link.tsx'
import { Checkbox } from '../../../../src/ui/components/inputs/checkbox.tsx'
import { DateInput } from '../../../../src/ui/components/inputs/date-input.tsx'
import { ErrorSummary } from '../../../../src/ui/components/inputs/error-summary.tsx'
import { IconButton } from '../../../../src/ui/components/actions/icon-button.tsx'
import { PasswordField } from '../../../../src/ui/components/inputs/password-field.tsx'
import { PasswordRules } from '../../../../src/ui/components/inputs/password-rules.tsx'
import { FileDrop } from '../../../../src/ui/components/inputs/file-drop.tsx'
import { ProgressSteps } from '../../../../src/ui/components/navigation/progress-steps.tsx'
import { Select } from '../../../../src/ui/components/inputs/select.tsx'
import { Row } from '../component-frame.tsx'
import { Outline } from '../../../../src/ui/components/feedback/outline.tsx'
import { FieldOutline, SwitchOutline } from '../../../../src/ui/components/inputs/outlines.tsx'
import { Switch } from '../../../../src/ui/components/inputs/switch.tsx'
import { TextField } from '../../../../src/ui/components/inputs/text-field.tsx'
import { TextLink } from '../../../../src/ui/components/actions/text-link.tsx'

const nothing = () => undefined

const DatesComponentExample = () => {
  const [born, setBorn] = useState('1978-08-28')
  return (
    <>
      <DateInput
        id="example-born"
        label="Date of birth"
        years={{ min: 1900, max: 2026 }}
        thisYear={2026}
        value={born}
        onChange={setBorn}
      />
      <DateInput
        id="example-wrong-date"
        label="Start date"
        thisYear={2026}
        value="2026-02-30"
        onChange={nothing}
        error="Start date requires a valid date. Check the day. This month doesn’t have that many days."
        wrong="day"
      />
    </>
  )
}

const PasswordRulesComponentExample = () => {
  return (
    <>
      <PasswordRules
        id="example-rules"
        prompt="Please meet all the criteria below!"
        summary="1 of 4 met"
        rules={[
          { key: '1', text: 'At least 12 characters', status: 'met', estimated: false },
          { key: '64', text: 'At least 1 number', status: 'notMet', estimated: false },
          { key: '16', text: 'At least 1 upper case letter', status: 'met', estimated: true },
          { key: '512', text: 'Not a previous password', status: 'unchecked', estimated: false },
        ]}
      />
    </>
  )
}

const ButtonsAndLinksComponentExample = () => {
  const [busy, setBusy] = useState(true)
  return (
    <>
      <Row>
        <Button onPress={nothing}>Next</Button>
        <Button variant="secondary" onPress={nothing}>
          Back
        </Button>
        <Button variant="quiet" onPress={nothing}>
          Cancel
        </Button>
        <Button variant="danger" onPress={nothing}>
          Opt out
        </Button>
        <Button disabled onPress={nothing}>
          Approve
        </Button>
        <Button busy={{ label: 'Processing...', active: busy }} onPress={() => setBusy(true)}>
          Approve
        </Button>
        <Button variant="secondary" icon="download" onPress={() => setBusy(!busy)}>
          Download
        </Button>
      </Row>
      <Row>
        <Button size="small" onPress={nothing}>
          Accept
        </Button>
        <Button size="small" variant="secondary" onPress={nothing}>
          Manage
        </Button>
        <ButtonLink to="/" size="small" variant="quiet" icon="arrow-left">
          Return to home
        </ButtonLink>
        <IconButton icon="close" label="Close" onPress={nothing} />
        <TextLink to="/forgotten-password/" variant="standalone">
          Forgotten?
        </TextLink>
        <p>
          Or write to <TextLink href="mailto:help@acme.example">help@acme.example</TextLink>.
        </p>
      </Row>
    </>
  )
}

const ErrorSummaryComponentExample = () => (
  <>
    <ErrorSummary
      submission={0}
      problems={[
        { fieldId: 'example-wrong', message: 'Enter an email address in the form name@example.com' },
        { fieldId: null, message: 'Please accept cookies before logging in' },
      ]}
    />
  </>
)

const FieldsComponentExample = () => {
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('Correct horse')
  const [subject, setSubject] = useState<'benefits' | 'login' | ''>('')
  return (
    <>
      <TextField
        id="example-email"
        label="Email address"
        type="email"
        autoComplete="username"
        value={email}
        onChange={setEmail}
        hint="The one your employer has for you."
      />
      <TextField
        id="example-wrong"
        label="Email address"
        type="email"
        value="ada@"
        onChange={nothing}
        error="Enter an email address in the form name@example.com"
      />
      <PasswordField
        id="example-password"
        label="Password"
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
      />
      <TextField id="example-plan" label="Plan" value="Standard cover" state="read-only" onChange={nothing} />
      <TextField id="example-code" label="Reference" width="short" requirement="optional" value="" onChange={nothing} />
      <Select
        id="example-subject"
        label="What is the subject of your enquiry?"
        placeholder="Choose a subject"
        value={subject}
        options={[
          { value: 'benefits', label: 'My benefits' },
          { value: 'login', label: 'Logging in' },
        ]}
        onChange={setSubject}
      />
    </>
  )
}

const CheckboxesAndSwitchesComponentExample = () => {
  const [ticked, setTicked] = useState(false)
  const [video, setVideo] = useState(true)
  return (
    <>
      <Checkbox id="example-tick" label="I have read the terms and conditions" checked={ticked} onChange={setTicked} />
      <Checkbox id="example-ticked" label="Ticked" checked onChange={nothing} />
      <Checkbox id="example-mixed" label="Select all" checked="mixed" onChange={nothing} />
      <Checkbox
        id="example-unread"
        label="I have read the terms and conditions"
        checked={false}
        onChange={nothing}
        error="Please confirm that you have read the terms and conditions"
      />
      <Switch
        id="example-essential"
        label="Essential cookies"
        description="Needed to sign you in."
        checked
        state="fixed"
        words={{ on: 'Always on', off: 'Off' }}
      />
      <Switch id="example-video" label="Video player cookies" checked={video} onChange={setVideo} />
      <SwitchOutline loading="Loading the setting" label="Notifications" description="By email, once a week." />
      <Outline label="Loading your details">
        <FieldOutline label="Phone number" hint="So we can call you about your benefits." requirement="optional" />
      </Outline>
      <Switch id="example-off" label="Two-factor authentication" checked={false} onChange={nothing} />
    </>
  )
}

const AFileComponentExample = () => (
  <>
    <FileDrop
      id="example-file"
      label="Choose a file"
      hint="A CSV file of up to 5 MB."
      dropLabel="Drag your file here, or"
      oneAtATime="Add one file at a time."
      accept=".csv"
      onFile={nothing}
    />
  </>
)

const ProgressComponentExample = () => (
  <>
    <ProgressSteps steps={['Verify', 'Password', '2FA', 'Terms']} current={2} />
  </>
)

export const formExamples = {
  dates: DatesComponentExample,
  'password-rules': PasswordRulesComponentExample,
  'buttons-and-links': ButtonsAndLinksComponentExample,
  'error-summary': ErrorSummaryComponentExample,
  fields: FieldsComponentExample,
  'checkboxes-and-switches': CheckboxesAndSwitchesComponentExample,
  'a-file': AFileComponentExample,
  progress: ProgressComponentExample,
}

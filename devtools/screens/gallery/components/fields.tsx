import { useState } from 'react'
import { Avatar } from '../../../../src/ui/components/content/avatar.tsx'
import { CodeInput } from '../../../../src/ui/components/inputs/code-input.tsx'
import { CopyText } from '../../../../src/ui/components/actions/copy-text.tsx'
import { QrCode } from '../../../../src/ui/components/content/qr-code.tsx'
import { qrColour } from '../../../../src/ui/components/content/qr-colour.ts'
import { defaultColours } from '../../../../src/ui/components/theme/colour.ts'
import { Field } from '../../../../src/ui/components/inputs/field.tsx'
import { FieldError } from '../../../../src/ui/components/inputs/field-error.tsx'
import { PictureChoice } from '../../../../src/ui/components/inputs/picture-choice.tsx'
import { RadioGroup } from '../../../../src/ui/components/inputs/radio-group.tsx'
import { Spinner } from '../../../../src/ui/components/feedback/spinner.tsx'
import { TextArea } from '../../../../src/ui/components/inputs/text-area.tsx'
import { Row } from '../component-frame.tsx'

const nothing = () => undefined
const levels = [
  { value: 'basic', label: 'Basic', hint: 'Check-ups only', note: 'no extra cost' },
  { value: 'full', label: 'Full', hint: 'Check-ups and treatment', note: '+ £12.00 a month' },
] as const

const OneOfAFew = () => {
  const [level, setLevel] = useState<'basic' | 'full' | ''>('full')
  const [picture, setPicture] = useState('ada')
  return (
    <>
      <RadioGroup id="example-level" legend="Level of cover" options={levels} value={level} onChange={setLevel} />
      <RadioGroup
        id="example-level-missing"
        legend="Level of cover, not chosen"
        options={levels}
        value=""
        error="Choose one option"
        onChange={nothing}
      />
      <RadioGroup
        id="example-level-fixed"
        legend="Level of cover, fixed"
        options={levels}
        value="basic"
        disabled
        onChange={nothing}
      />
      <PictureChoice
        name="example-picture"
        legend="Choose a picture"
        value={picture}
        options={['ada', 'charles', 'mary'].map((value) => ({
          value,
          label: value,
          picture: <Avatar name={value} src={null} />,
        }))}
        onChange={setPicture}
      />
    </>
  )
}

const LongTexts = () => {
  const [words, setWords] = useState('What happens to my cover in May?')
  return (
    <>
      <TextArea id="example-words" label="Comments" rows={4} value={words} onChange={setWords} />
      <TextArea
        id="example-words-missing"
        label="Comments, missing"
        hint="Don’t include passwords or bank details."
        rows={3}
        value=""
        error="This field is required"
        onChange={nothing}
      />
      <Field id="example-bare" label="A field around any control">
        <progress id="example-bare" max={4} value={1} />
      </Field>
      <FieldError id="example-error" message="An error by itself" />
      <Row>
        <Spinner size="small" />
        <Spinner />
        <Spinner size="large" />
      </Row>
    </>
  )
}

const TwofactorComponentExample = () => {
  const [digits, setDigits] = useState('12')
  return (
    <>
      <CodeInput id="example-digits" label="Authentication code" value={digits} onChange={setDigits} />
      <QrCode value="otpauth://totp/ComponentExample" label="A QR code" colour={qrColour(defaultColours.primary)} />
      <CopyText
        label="A key to copy"
        value="JBSWY3DPEHPK3PXP"
        words={{
          copy: 'Copy',
          copied: 'The key was copied.',
          failed: 'We couldn’t copy the key. Select it and copy it yourself.',
        }}
      />
    </>
  )
}

export const fieldExamples = {
  'two-factor': TwofactorComponentExample,
  'one-of-a-few': OneOfAFew,
  'long-texts': LongTexts,
}

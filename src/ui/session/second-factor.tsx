import { selectTheme } from '../../domain/brand/theme.ts'
import { codeForm, logInWithCode, selectSecondFactor } from '../../domain/session/second-factor.ts'
import { mailAddress } from '../components/content/addresses.ts'
import { ButtonLink } from '../components/actions/button-link.tsx'
import { TextLink } from '../components/actions/text-link.tsx'
import { useDispatch, useSelect } from '../portal.ts'
import { CodeForm } from '../shell/code-form.tsx'
import { usePage } from '../shell/page.tsx'
import { SignedOut } from '../shell/signed-out.tsx'
import { secondFactorText } from '../text/second-factor.ts'
import { Demanded } from './demanded.tsx'

const words = secondFactorText.code

const EnterCode = () => {
  const { phase, trouble, refusals } = useSelect(selectSecondFactor)
  const { supportEmail } = useSelect(selectTheme)
  const dispatch = useDispatch()
  usePage(words.title)
  return (
    <CodeForm
      id="code"
      form={codeForm}
      // The first box takes the focus instead of the heading: the words above describe its group.
      heading={<h1>{words.title}</h1>}
      lead={words.lead}
      trouble={trouble}
      refusals={refusals}
      busy={phase !== 'open'}
      submit={words.login}
      onSubmit={() => void dispatch(logInWithCode, undefined)}
      aside={
        <ButtonLink to="/" variant="secondary">
          {words.back}
        </ButtonLink>
      }
      more={
        <p>
          {words.help} <TextLink href={mailAddress(supportEmail)}>{supportEmail}</TextLink>
        </p>
      }
    />
  )
}

/** The code that a login requires. */
export const SecondFactor = ({ year }: { year: number }) => (
  <Demanded step="code">
    <SignedOut year={year}>
      <EnterCode />
    </SignedOut>
  </Demanded>
)

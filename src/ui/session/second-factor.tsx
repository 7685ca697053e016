import { selectTheme } from '../../domain/brand/theme.ts'
import { codeForm, logInWithCode, selectSecondFactor } from '../../domain/session/second-factor.ts'
import { mailAddress, telephoneAddress } from '../components/content/addresses.ts'
import { css } from '@linaria/core'
import { Disclosure } from '../components/content/disclosure.tsx'
import { BackLink } from '../components/navigation/back-link.tsx'
import { TextLink } from '../components/actions/text-link.tsx'
import { useDispatch, useSelect } from '../portal.ts'
import { CodeForm } from '../shell/code-form.tsx'
import { usePage } from '../shell/use-page.ts'
import { SignedOut } from '../shell/signed-out.tsx'
import { secondFactorPanel } from '../text/access.ts'
import { secondFactorText } from '../text/second-factor.ts'
import { Demanded } from './demanded.tsx'

const words = secondFactorText.code

const helpStyle = css`
  display: grid;
  gap: var(--space-3);
`

const EnterCode = () => {
  const { phase, trouble, refusals } = useSelect(selectSecondFactor)
  const { supportEmail, supportNumber } = useSelect(selectTheme)
  const dispatch = useDispatch()
  usePage(words.title)
  return (
    <CodeForm
      id="code"
      form={codeForm}
      // The first box takes the focus instead of the heading: the words above describe its group.
      heading={
        <div data-part="head">
          <BackLink to="/">{words.back}</BackLink>
          <h1>{words.title}</h1>
        </div>
      }
      lead={words.lead}
      trouble={trouble}
      refusals={refusals}
      busy={phase !== 'open'}
      submit={words.login}
      onSubmit={() => void dispatch(logInWithCode, undefined)}
      more={
        <Disclosure summary={words.help.title}>
          <div className={helpStyle}>
            {words.help.cases.map(({ title, more }) => (
              <p key={title}>
                <strong>{title}</strong> <span>{more}</span>
              </p>
            ))}
            <p>
              <strong>{words.help.lost}</strong> <span>{words.help.email}</span>{' '}
              <TextLink href={mailAddress(supportEmail)}>{supportEmail}</TextLink>
              {supportNumber !== null && (
                <>
                  {' '}
                  <span>{words.help.orCall}</span>{' '}
                  <TextLink href={telephoneAddress(supportNumber)}>{supportNumber}</TextLink>
                </>
              )}
              <span>{words.help.then}</span>
            </p>
          </div>
        </Disclosure>
      }
    />
  )
}

/** The code that a login requires. */
export const SecondFactor = ({ year }: { year: number }) => (
  <Demanded step="code">
    <SignedOut year={year} panel={secondFactorPanel}>
      <EnterCode />
    </SignedOut>
  </Demanded>
)

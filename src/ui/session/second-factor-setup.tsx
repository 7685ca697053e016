import type { ReactNode } from 'react'
import { valueOf } from '../../domain/kernel/requests/remote.ts'
import { selectSecondFactor } from '../../domain/session/second-factor.ts'
import { selectSetUp, sendSetUpCode, setUpForm } from '../../domain/session/second-factor-setup.ts'
import { StepsAhead } from '../components/content/steps-ahead.tsx'
import { ButtonLink } from '../components/actions/button-link.tsx'
import { pageHeadingId } from '../components/layout/page-heading.ts'
import { ProgressSteps } from '../components/navigation/progress-steps.tsx'
import { TextLink } from '../components/actions/text-link.tsx'
import { useDispatch, useSelect } from '../portal.ts'
import { CodeForm } from '../shell/code-form.tsx'
import { formPage } from '../shell/form-page.ts'
import { usePage } from '../shell/use-page.ts'
import { SetUpKeyView } from '../shell/set-up-key.tsx'
import { SignedOut } from '../shell/signed-out.tsx'
import { setUpPanel } from '../text/access.ts'
import { secondFactorText } from '../text/second-factor.ts'
import { Demanded } from './demanded.tsx'

const words = secondFactorText.setUp

/** Shows people who come from the activation how far they have got. */
const Progress = () => {
  const { demand } = useSelect(selectSecondFactor)
  return demand?.from === 'activation' ? <ProgressSteps steps={words.steps} current={3} /> : null
}

const close = (
  <ButtonLink to="/" variant="quiet">
    {words.close}
  </ButtonLink>
)

const Intro = () => {
  const key = valueOf(useSelect(selectSetUp).key)
  usePage(words.title)
  return (
    <div className={formPage}>
      <Progress />
      <h1 id={pageHeadingId} tabIndex={-1}>
        {words.title}
      </h1>
      {key ? (
        <SetUpKeyView value={key}>
          <StepsAhead steps={words.stepsAhead} />
        </SetUpKeyView>
      ) : (
        <StepsAhead steps={words.stepsAhead} />
      )}
      <p data-part="lead">{words.hurry}</p>
      <div data-part="actions">
        <ButtonLink to="/two-fa-code-setup">{words.enterCode}</ButtonLink>
        {close}
      </div>
    </div>
  )
}

const Code = () => {
  const { pass, phase, trouble, refusals } = useSelect(selectSetUp)
  const dispatch = useDispatch()
  usePage(words.title)
  return (
    <CodeForm
      key={pass}
      id="code"
      form={setUpForm}
      heading={
        <>
          <Progress />
          <h1>{words.title}</h1>
        </>
      }
      lead={pass === 'first' ? words.first : words.second}
      trouble={trouble}
      refusals={refusals}
      busy={phase === 'sending' || (phase === 'passed' && trouble === null)}
      submit={pass === 'first' ? words.next : words.verify}
      onSubmit={() => void dispatch(sendSetUpCode, undefined)}
      aside={close}
    >
      <TextLink variant="standalone" to="/two-fa-qr-setup">
        {words.again}
      </TextLink>
    </CodeForm>
  )
}

const Framed = ({ year, width, children }: { year: number; width: 'usual' | 'wide'; children: ReactNode }) => (
  <Demanded step="setUp">
    <SignedOut year={year} panel={setUpPanel} width={width}>
      {children}
    </SignedOut>
  </Demanded>
)

/** The key of a set-up that the login requires. */
export const SecondFactorIntro = ({ year }: { year: number }) => (
  <Framed year={year} width="wide">
    <Intro />
  </Framed>
)

/** The two codes of that set-up. */
export const SecondFactorCode = ({ year }: { year: number }) => (
  <Framed year={year} width="usual">
    <Code />
  </Framed>
)

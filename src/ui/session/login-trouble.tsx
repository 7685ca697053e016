import type { LoginTrouble } from '../../domain/session/login.ts'
import { TextLink } from '../components/actions/text-link.tsx'
import { Html } from '../components/content/html.tsx'
import { Banner } from '../components/feedback/banner.tsx'
import { SupportCode } from '../shell/problem-text.tsx'
import { AcceptEssential } from './accept-essential.tsx'
import { loginText } from '../text/login.ts'
import { problemText } from '../text/shared.ts'

/** No account has this address. */
export const NoMatch = () => (
  <>
    <span>{loginText.noMatch}</span>
    <TextLink to="/contact-us/">{loginText.contact}</TextLink>
  </>
)

/** Clients with single sign-on alone have no passwords to reset. */
export const TryAgain = ({ mayReset }: { mayReset: boolean }) => (
  <>
    <span>{loginText.tryAgain}</span>
    {mayReset ? (
      <TextLink to="/forgotten-password/">{loginText.resetPassword}</TextLink>
    ) : (
      <span>{loginText.resetPassword}</span>
    )}
  </>
)

/** Why a login failed, above its fields. */
export const Trouble = ({ trouble }: { trouble: LoginTrouble }) => {
  switch (trouble.kind) {
    case 'lookupFailed':
      return (
        <Banner tone="danger" announce="none" title={trouble.message === null ? undefined : loginText.lookupFailed}>
          {trouble.message ?? loginText.lookupFailed}
        </Banner>
      )
    case 'consentMissing':
      return (
        <Banner tone="danger" announce="none">
          <span>{loginText.consent}</span>
          <AcceptEssential />
        </Banner>
      )
    case 'accountProblem':
      return (
        <Banner tone="danger" announce="none" title={loginText.unable}>
          {loginText.accountProblem}
        </Banner>
      )
    case 'unreachable':
      return (
        <Banner tone="danger" announce="none" title={loginText.unable}>
          <span>
            {problemText(
              trouble.problem,
              trouble.problem.kind === 'refused' && trouble.problem.status === 404 ? loginText.notFound : undefined,
            )}
          </span>
          <SupportCode problem={trouble.problem} />
        </Banner>
      )
    case 'rateLimited':
      return (
        <Banner tone="danger" announce="none" title={loginText.unable}>
          {loginText.rateLimited(trouble.seconds)}
        </Banner>
      )
    case 'refused':
      return (
        <Banner tone="danger" announce="none" title={loginText.unable}>
          {trouble.message !== null ? (
            <Html html={trouble.message} width="full" />
          ) : trouble.locked ? (
            loginText.locked
          ) : (
            <p>
              <NoMatch />
            </p>
          )}
        </Banner>
      )
  }
}

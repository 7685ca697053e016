import { ThemeFailed, ThemeRequested } from '../../domain/brand/theme.ts'
import {
  ContactPageFailed,
  ContactPageRequested,
  ContactQuestionsFailed,
  EnquiryFailed,
  EnquiryRequested,
} from '../../domain/content/contact.ts'
import { PolicyFailed, PolicyRequested } from '../../domain/content/policies.ts'
import {
  LoginFailed,
  LoginRequested,
  SsoLookupFailed,
  SsoLookupFoundRoute,
  SsoLookupRequested,
} from '../../domain/session/login.ts'
import { LogoutFailed, LogoutRequested } from '../../domain/session/logout.ts'
import {
  SetUpCodeFailed,
  SetUpCodeRequested,
  SetUpKeyFailed,
  SetUpKeyRequested,
} from '../../domain/session/second-factor-setup.ts'
import { ProfileFailed, SessionRestoreRequested } from '../../domain/session/session.ts'
import { SsoLoginFailed, SsoLoginRequested } from '../../domain/session/sso.ts'
import { WorkPlatformFailed, WorkPlatformFound, WorkPlatformRequested } from '../../domain/session/work-platform.ts'
import { effects as first } from '../first.ts'
import { effects as session } from '../session.ts'
import { effects as shell } from '../shell.ts'
import { effects as content } from '../content.ts'
import { proveFailures } from './testing.ts'

const problem = { kind: 'unexpected', reason: 'Error' } as const
const login = { email: 'a@b.cd', password: 'pass', captcha: null }

const link = { link: 'signOn' } as const
const noWords = { message: null, locked: false, captchaDemanded: false }

proveFailures([...first, ...session, ...shell, ...content], {
  'theme.load': [ThemeRequested({ domainLabel: 'acme' }), ThemeFailed({ problem })],
  'policies.load': [PolicyRequested({ policy: 'terms' }), PolicyFailed({ policy: 'terms', problem })],
  'contact.loadPage': [ContactPageRequested({}), ContactPageFailed({ problem })],
  'contact.loadQuestions': [ContactPageRequested({}), ContactQuestionsFailed({ problem })],
  'contact.send': [EnquiryRequested({ subject: 'a', comments: 'b' }), EnquiryFailed({ problem })],
  'session.loadProfile': [SessionRestoreRequested({}), ProfileFailed({ problem })],
  'login.lookUpSso': [SsoLookupRequested({ email: login.email }), SsoLookupFailed({ problem })],
  'login.followSso': [SsoLookupFoundRoute({ url: '/sso-login/a' }), SsoLookupFailed({ problem })],
  'login.signIn': [LoginRequested(login), LoginFailed({ problem, ...noWords })],
  'sso.signIn': [SsoLoginRequested({ ...link, token: 'a', schemeYear: null }), SsoLoginFailed({ ...link, problem })],
  'workPlatform.find': [WorkPlatformRequested({}), WorkPlatformFailed({ problem })],
  'workPlatform.leave': [WorkPlatformFound({ url: 'https://work.acme.example/' }), WorkPlatformFailed({ problem })],
  'secondFactorSetup.loadKey': [SetUpKeyRequested({}), SetUpKeyFailed({ problem })],
  'secondFactorSetup.sendCode': [
    SetUpCodeRequested({ way: 'settings', pass: 'first', code: '123456', password: null }),
    SetUpCodeFailed({ problem, codes: [] }),
  ],
  'logout.send': [LogoutRequested({ cause: 'person' }), LogoutFailed({ problem })],
})

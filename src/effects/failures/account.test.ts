import {
  AccountActivationFailed,
  AccountActivationRequested,
  ActivationDateCheckFailed,
  ActivationDateCheckRequested,
  ActivationLookUpFailed,
  ActivationLookUpRequested,
} from '../../domain/account/activation.ts'
import {
  AvatarChoiceFailed,
  AvatarRereadFailed,
  AvatarChoiceRequested,
  AvatarsFailed,
  AvatarsRequested,
} from '../../domain/account/avatar.ts'
import {
  DetailsChangeFailed,
  DetailsChangeRequested,
  DetailsFailed,
  DetailsRequested,
} from '../../domain/account/details.ts'
import { ResetLinkFailed, ResetLinkRequested } from '../../domain/account/forgotten-password.ts'
import { PasswordCheckFailed, PasswordCheckRequested } from '../../domain/account/password-rules.ts'
import {
  PasswordResetFailed,
  PasswordResetRequested,
  ResetDateCheckFailed,
  ResetDateCheckRequested,
} from '../../domain/account/reset-password.ts'
import {
  AccountRereadFailed,
  SecondFactorDisablingFailed,
  SecondFactorDisablingRequested,
} from '../../domain/account/second-factor-settings.ts'
import { effects as account } from '../account.ts'
import { proveFailures } from './testing.ts'

const problem = { kind: 'unexpected', reason: 'Error' } as const
const login = { email: 'a@b.cd', password: 'pass', captcha: null }
const dateOfBirth = '1978-08-28'

proveFailures([...account], {
  'secondFactorSettings.disable': [
    SecondFactorDisablingRequested({ reason: 'New phone' }),
    SecondFactorDisablingFailed({ problem }),
  ],
  'account.reread': [SecondFactorDisablingFailed({ problem }), AccountRereadFailed({ problem })],
  'activation.lookUp': [ActivationLookUpRequested({ id: 'a' }), ActivationLookUpFailed({ problem })],
  'activation.verifyDate': [
    ActivationDateCheckRequested({ id: 'a', dateOfBirth }),
    ActivationDateCheckFailed({ problem }),
  ],
  'activation.activate': [
    AccountActivationRequested({ ...login, id: 'a', dateOfBirth }),
    AccountActivationFailed({ problem, rulesBroken: false }),
  ],
  'passwordRules.judge': [
    PasswordCheckRequested({ edition: 1, password: 'pass', token: '' }),
    PasswordCheckFailed({ edition: 1, problem }),
  ],
  'forgottenPassword.request': [
    ResetLinkRequested({ email: login.email, captcha: 'token' }),
    ResetLinkFailed({ problem, fields: {} }),
  ],
  'resetPassword.verifyDate': [ResetDateCheckRequested({ token: 'a', dateOfBirth }), ResetDateCheckFailed({ problem })],
  'resetPassword.send': [
    PasswordResetRequested({ token: 'a', dateOfBirth, password: 'pass' }),
    PasswordResetFailed({ problem, rulesBroken: false }),
  ],
  'details.load': [DetailsRequested({}), DetailsFailed({ problem })],
  'details.send': [
    DetailsChangeRequested({ details: { personalEmail: null, phone: null } }),
    DetailsChangeFailed({ problem }),
  ],
  'avatar.loadSet': [AvatarsRequested({}), AvatarsFailed({ problem })],
  'avatar.send': [AvatarChoiceRequested({ picture: null }), AvatarChoiceFailed({ problem })],
  'avatar.reread': [AvatarChoiceFailed({ problem }), AvatarRereadFailed({ problem })],
})

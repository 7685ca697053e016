import { getUser, updateUser } from '../../src/effects/api/generated/account.ts'
import { contract } from '../pact.ts'

const input = { body: { personalEmail: 'robin@home.example', phone: null } }
const refused = (status: number, message: string | null) =>
  ({ status, problem: { kind: 'refused', status, message } }) as const

contract('account/details', (interaction) => {
  interaction("[PROF-1] the person's own details", getUser, { state: 'employee-signed-in', refusals: 'shared' })
  interaction('[PROF-1] the details cannot be loaded', getUser, {
    state: 'details-unavailable',
    ...refused(500, null),
  })
  interaction('[PROF-1] the details are changed', updateUser, {
    state: 'employee-signed-in',
    input,
    refusals: 'shared',
  })
  interaction('[PROF-1] a detail is refused', updateUser, {
    state: 'details-refused',
    input,
    ...refused(422, 'We can’t use this phone number. Check it and try again'),
  })
  interaction('[PROF-1] details that were changed elsewhere since they were read', updateUser, {
    state: 'versions-given',
    input: { ...input, onVersion: '"older"' },
    ...refused(412, 'This has changed since you opened it'),
  })
  interaction('[PROF-1] [MASQ-2] nobody changes the details of another person', updateUser, {
    state: 'masquerading',
    input,
    masquerade: { userId: '4021', schemeYear: '2025' },
    ...refused(403, 'You cannot do this for another person'),
  })
  interaction('[PROF-1] the details cannot be saved', updateUser, {
    state: 'details-not-saved',
    input,
    ...refused(500, null),
  })
  interaction('[HOME-2] the welcome was shown', updateUser, {
    state: 'first-login-signed-in',
    input: { body: { firstLogin: false } },
  })
})

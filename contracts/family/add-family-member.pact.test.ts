import { addFamilyMember, updateFamilyMember } from '../../src/effects/api/generated/family.ts'
import { contract } from '../pact.ts'

const body = {
  familyMemberId: null,
  title: 'Miss',
  first_name: 'Zoë',
  surname: 'O’Hale',
  date_of_birth: '2016-02-29',
  sex: 'female' as const,
  fmember_type: 2,
  education_check: true,
  education: '2034-07-31',
  registered_disabled: null,
}
const added = { body }
const changed = {
  input: { path: { id: '6001' }, body: { ...body, familyMemberId: '6001' } },
  ids: { id: 'familyMemberId' },
  bodyIds: { familyMemberId: 'familyMemberId' },
}

const refused = (status: number, message: string | null) =>
  ({ status, problem: { kind: 'refused', status, message } }) as const
const tooYoung = {
  state: 'family-member-too-young',
  ...refused(422, 'A partner must be at least 16 years old'),
} as const
const fails = { state: 'family-member-fails', ...refused(500, null) } as const

contract('family/add-family-member', (interaction) => {
  interaction('[FAM-1] somebody is added', addFamilyMember, {
    state: 'employee-signed-in',
    input: added,
    facts: ['status'],
    refusals: 'shared',
  })
  interaction('[FAM-1] adding responds with an error', addFamilyMember, {
    state: 'family-member-refused',
    input: added,
    facts: ['error'],
  })
  interaction('[FAM-1] adding responds without ok', addFamilyMember, {
    state: 'family-member-unconfirmed',
    input: added,
  })
  interaction('[FAM-1] somebody is too young to be added', addFamilyMember, { ...tooYoung, input: added })
  interaction('[FAM-1] adding fails', addFamilyMember, { ...fails, input: added })
  interaction('[FAM-1] somebody is changed', updateFamilyMember, {
    state: 'employee-signed-in',
    ...changed,
    facts: ['status'],
    refusals: 'shared',
  })
  interaction('[FAM-1] an unknown person is changed', updateFamilyMember, {
    state: 'employee-signed-in',
    input: { path: { id: 'nobody' }, body: { ...body, familyMemberId: 'nobody' } },
    ...refused(404, 'There is no such family member'),
  })
  interaction('[FAM-1] changing responds with an error', updateFamilyMember, {
    state: 'family-member-refused',
    ...changed,
    facts: ['error'],
  })
  interaction('[FAM-1] somebody is too young for the change', updateFamilyMember, { ...tooYoung, ...changed })
  interaction('[FAM-1] changing fails', updateFamilyMember, { ...fails, ...changed })
})

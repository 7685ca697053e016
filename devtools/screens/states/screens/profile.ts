import { familyText } from '../../../../src/ui/text/family.ts'
import { overtakenText } from '../../../../src/ui/text/overtaken.ts'
import { profileText } from '../../../../src/ui/text/profile.ts'
import { sessionText } from '../../../../src/ui/text/session.ts'
import { secondFactorText } from '../../../../src/ui/text/second-factor.ts'
import { foundAgain } from '../failure.ts'
import { before, failing, held, type Screens } from '../state.ts'
import { codeBoxes, codeWording } from './second-factor.ts'
import {
  alert,
  alertDialog,
  button,
  field,
  go,
  group,
  heading,
  image,
  panel,
  press,
  radio,
  region,
  see,
  tick,
  type,
  typeCode,
  typeDate,
  wait,
  words,
} from '../steps.ts'

const employee = 'employee@acme.example'
const { members, form } = familyText
const { contact, avatar, password } = profileText
const { settings, setUp, disabling, code } = secondFactorText
const enable = `${settings.enable}${settings.what}`
const disable = `${settings.disable}${settings.what}`
const born = words(/, born /)
const ready = see(born)
const title = heading(profileText.title)
const security = region(profileText.security)
const firstPass = [ready, press(enable), press(setUp.enterCode), ...typeCode]
const secondPass = [...typeCode, type(field(setUp.password, panel), 'Benefits-2026-demo!')]
const acting = [see(heading(/^Hello/)), go('/app/home/my-profile/')]
const leoBefore = {
  family_id: '6003',
  family_fname: 'Leo',
  family_sname: 'Hale',
  family_dob: '2016-02-29',
  family_gender_id: 2,
  family_famtype_id: 2,
  family_tname: 'Master',
  family_active: true,
  family_ft_edu_ends: '2034-07-31',
}
const filled = [
  press(members.add),
  type(form.title, 'Lady'),
  type(form.firstName, 'Zoë-Mária Anneliese'),
  type(form.surname, 'O’Šimić-Featherstonehaugh von Hohenstein'),
  tick(radio(members.sexes.female)),
  tick(radio(members.relationship.dependant)),
  tick(radio(form.yes)),
  ...typeDate(form.educationEnds, '31', '7', '2034'),
  ...typeDate(form.dateOfBirth, '29', '2', '2016'),
]

export const profileScreens = {
  'account/profile': {
    title: 'My profile',
    page: '/app/home/my-profile',
    who: employee,
    at: '/app/home/my-profile/',
    states: {
      ready: { steps: [ready], shows: group(avatar.group) },
      loading: { faults: [held('getUser'), held('getFamily'), held('getAvatarSet')], shows: words(contact.loading) },
      failed: {
        faults: [failing('getUser'), failing('getFamily'), failing('getAvatarSet')],
        shows: words(members.failed),
      },
      'details-failed': {
        fails: {
          operation: 'getUser',
          message: alert(contact.loadFailed),
          keeps: [title],
          recovers: field(contact.phone),
        },
      },
      'avatars-failed': {
        fails: {
          operation: 'getAvatarSet',
          message: alert(avatar.failed),
          keeps: [title],
          recovers: group(avatar.group),
        },
      },
      'half-failed': {
        fails: { operation: 'getFamily', message: alert(members.failed), keeps: [title], recovers: born },
      },
      'no-family': { scenario: 'no-family', shows: words(members.none) },
      'details-errors': {
        steps: [ready, type(contact.phone, 'none'), press(contact.save)],
        shows: words('Enter a phone number with 7 to 15 digits'),
      },
      'details-saving': {
        faults: [held('updateUser')],
        steps: [ready, type(contact.phone, '020 7946 0991'), press(contact.save)],
        shows: button(contact.sending),
      },
      'details-not-saved': {
        steps: [ready, type(contact.phone, '020 7946 0991')],
        fails: {
          operation: 'updateUser',
          call: [press(contact.save)],
          message: alert(contact.failed),
          keeps: [words(contact.kept)],
          found: { says: null, shows: words(contact.saved), because: foundAgain },
          recovers: words(contact.saved),
        },
      },
      'details-overtaken': {
        faults: [before('getUser', { id: '4021', personalEmail: null, phone: '020 7946 0000', avatar: null })],
        steps: [ready, type(contact.phone, '020 7946 0991'), press(contact.save)],
        shows: words(overtakenText.details.title),
      },
      'details-saved': {
        steps: [ready, type(contact.phone, '020 7946 0991'), press(contact.save)],
        shows: words(contact.saved),
      },
      'add-member': { steps: [ready, press(members.add)], shows: field(form.firstName) },
      'add-member-idle': {
        steps: [ready, press(members.add), see(field(form.firstName)), wait(785)],
        shows: alertDialog(sessionText.idle.title),
      },
      'add-member-errors': { steps: [ready, press(members.add), press(form.add)], shows: words(form.problems) },
      'add-member-not-saved': {
        steps: [ready, ...filled],
        fails: {
          operation: 'addFamilyMember',
          call: [press(form.add)],
          message: alert(form.failed),
          keeps: [words(form.kept, panel)],
          recovers: words(/You’ve added/),
        },
      },
      'long-names': { steps: [ready, ...filled, press(form.add)], shows: words(/You’ve added/) },
      'edit-member': { steps: [ready, press(button(/^Change .*Holmes/))], shows: field(form.firstName) },
      'edit-member-saved': {
        steps: [
          ready,
          press(button(/^Change.* Leo /)),
          type(field(form.title, panel), 'Dr'),
          press(button(form.save, panel)),
        ],
        shows: words(/^We’ve saved .* details[.]$/),
      },
      'edit-member-not-saved': {
        steps: [ready, press(button(/^Change.* Leo /)), type(field(form.title, panel), 'Dr')],
        fails: {
          operation: 'updateFamilyMember',
          call: [press(button(form.save, panel))],
          message: alert(form.failed),
          keeps: [words(form.kept, panel)],
          recovers: words(/^We’ve saved .* details[.]$/),
        },
      },
      'edit-member-overtaken': {
        faults: [before('getFamily', [leoBefore])],
        steps: [
          ready,
          press(button(/^Change.* Leo /)),
          type(field(form.title, panel), 'Dr'),
          press(button(form.save, panel)),
        ],
        shows: words(overtakenText.member.title),
      },
      'password-open': { steps: [ready, press(`${password.short}${password.what}`)], shows: button(password.send) },
      'second-factor-open': { steps: [ready, press(enable)], shows: button(setUp.enterCode) },
      'second-factor-failed': {
        steps: [ready],
        fails: {
          operation: 'startSecondFactor',
          call: [press(enable)],
          again: [press(button('Retry', panel))],
          message: alert(setUp.failed),
          recovers: image(setUp.qr),
        },
      },
      'second-factor-code': {
        steps: firstPass,
        shows: button(setUp.next),
      },
      'second-factor-again': {
        steps: [...firstPass, press(setUp.next)],
        shows: button(setUp.verify),
      },
      'second-factor-not-enabled': {
        steps: [...firstPass, press(setUp.next), see(button(setUp.verify)), ...secondPass],
        fails: {
          operation: 'validateSecondFactor',
          call: [press(setUp.verify)],
          again: [...secondPass, press(setUp.verify)],
          message: alert(code.failed),
          wording: codeWording,
          clears: {
            fields: [...codeBoxes('set-up-code'), 'set-up-password'],
            once: 'refused',
            because: 'TFA-3: a refused code and password are typed again',
          },
          found: { says: null, shows: words(settings.enabled, security), ends: true, because: foundAgain },
          recovers: words(settings.enabled, security),
        },
      },
      'second-factor-refused': {
        faults: [failing('validateSecondFactor', 422)],
        steps: [...firstPass, press(setUp.next)],
        shows: words(code.failed),
      },
      'second-factor-on': { scenario: 'second-factor-on', steps: [ready], shows: button(disable) },
      'second-factor-off-open': {
        scenario: 'second-factor-on',
        steps: [ready, press(disable)],
        shows: button(disabling.confirm),
      },
      'second-factor-not-disabled': {
        scenario: 'second-factor-on',
        steps: [ready, press(disable), type(disabling.reason, 'I am changing my phone')],
        fails: {
          operation: 'disableSecondFactor',
          call: [press(disabling.confirm)],
          message: alert(disabling.failed),
          found: { says: null, shows: words(settings.disabled, security), ends: true, because: foundAgain },
          recovers: words(settings.disabled, security),
        },
      },
      masquerade: {
        who: null,
        at: '/sso-login/msq-valid/2025',
        steps: acting,
        shows: words(settings.acting),
      },
      'masquerade-family-failed': {
        who: null,
        at: '/sso-login/msq-valid/2025',
        steps: acting,
        fails: { operation: 'getFamilyOf', message: alert(members.failed), keeps: [title], recovers: born },
      },
    },
  },
} as const satisfies Screens

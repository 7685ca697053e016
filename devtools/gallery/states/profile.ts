import { familyText } from '../../../src/ui/text/family.ts'
import { profileText } from '../../../src/ui/text/profile.ts'
import { sessionText } from '../../../src/ui/text/session.ts'
import { secondFactorText } from '../../../src/ui/text/second-factor.ts'
import type { Screens } from '../state.ts'
import { failing, held } from '../state.ts'
import {
  alertDialog,
  button,
  choose,
  field,
  go,
  group,
  heading,
  press,
  see,
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
const ready = see(words(/^Born on/))
const filled = [
  press(members.add),
  type(form.title, 'Lady'),
  type(form.firstName, 'Zoë-Mária Anneliese'),
  type(form.surname, 'O’Šimić-Featherstonehaugh von Hohenstein'),
  choose(form.sex, 1),
  choose(form.relationship, 2),
  choose(field(form.education), 1),
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
        shows: words(contact.loadFailed),
      },
      'half-failed': { faults: [failing('getFamily')], shows: words(members.failed) },
      'no-family': { scenario: 'no-family', shows: words(members.none) },
      'details-errors': {
        steps: [ready, type(contact.phone, 'none'), press(contact.save)],
        shows: words('Please enter a phone number with 7 to 15 digits'),
      },
      'details-saving': {
        faults: [held('updateUser')],
        steps: [ready, type(contact.phone, '020 7946 0991'), press(contact.save)],
        shows: button(contact.sending),
      },
      'details-not-saved': {
        scenario: 'details-not-saved',
        steps: [ready, type(contact.phone, '020 7946 0991'), press(contact.save)],
        shows: words(contact.failed),
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
        scenario: 'family-member-fails',
        steps: [ready, ...filled, press(form.add)],
        shows: words(form.failed),
      },
      'long-names': { steps: [ready, ...filled, press(form.add)], shows: words(/was added to your family/) },
      'edit-member': { steps: [ready, press(button(/^Edit/))], shows: field(form.firstName) },
      'password-open': { steps: [ready, press(password.change)], shows: button(password.send) },
      'second-factor-open': { steps: [ready, press(settings.enable)], shows: button(setUp.enterCode) },
      'second-factor-failed': {
        faults: [failing('startSecondFactor')],
        steps: [ready, press(settings.enable)],
        shows: words(setUp.failed),
      },
      'second-factor-code': {
        steps: [ready, press(settings.enable), press(setUp.enterCode), ...typeCode],
        shows: button(setUp.next),
      },
      'second-factor-again': {
        steps: [ready, press(settings.enable), press(setUp.enterCode), ...typeCode, press(setUp.next)],
        shows: button(setUp.verify),
      },
      'second-factor-refused': {
        faults: [failing('validateSecondFactor')],
        steps: [ready, press(settings.enable), press(setUp.enterCode), ...typeCode, press(setUp.next)],
        shows: words(code.failed),
      },
      'second-factor-on': { scenario: 'second-factor-on', steps: [ready], shows: button(settings.disable) },
      'second-factor-off-open': {
        scenario: 'second-factor-on',
        steps: [ready, press(settings.disable)],
        shows: button(disabling.confirm),
      },
      masquerade: {
        who: null,
        at: '/sso-login/msq-valid/2025',
        steps: [see(heading(/^Hello/)), go('/app/home/my-profile/')],
        shows: words(settings.acting),
      },
    },
  },
} as const satisfies Screens

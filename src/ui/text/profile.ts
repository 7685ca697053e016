import { nothing } from './nothing.ts'
import { text } from './shared.ts'

/** The page about the person. */
export const profileText = {
  title: 'My profile',
  lead: 'Your details, how your account is protected, and your family.',
  details: 'Your details',
  name: 'Name',
  email: 'Email address',
  employer: 'Employer',
  schemeYear: 'Scheme year',
  kept: (employer: string) =>
    `${employer} keeps these details. If one of them is wrong, please ask your employer to change it.`,
  contact: {
    title: 'How to contact you',
    lead: 'You keep these up to date yourself. Both are optional.',
    personalEmail: 'Personal email address',
    personalEmailHint: 'We will use this if you leave your employer.',
    phone: 'Phone number',
    phoneHint: 'For questions about your benefits.',
    save: 'Save',
    sending: 'Saving',
    saved: 'Your details were saved.',
    failed: 'Your details were not saved',
    unconfirmed: {
      title: 'We could not confirm that your details were saved',
      more: 'Compare what is saved now with what you typed. You can save again: the result is the same.',
    },
    savedNow: (label: string, value: string | null) =>
      value === null ? `${label}: none is saved` : `${label} saved now: ${value}`,
    kept: 'Nothing that you typed is lost.',
    loading: 'Loading your details',
    loadFailed: 'Your details could not be loaded',
  },
  avatar: {
    title: 'Your picture',
    lead: 'It is shown in the header of every page. Only you can see it.',
    group: 'Choose a picture',
    none: 'No picture, my initials',
    loading: 'Loading the pictures',
    failed: 'The pictures could not be loaded',
    notSaved: 'Your picture was not saved. We have put the previous one back.',
    unconfirmed: {
      title: 'We could not confirm that your picture was saved',
      more: 'We show the one that is saved, as far as we know. You can choose again: the newest choice counts.',
    },
    empty: nothing('pictures'),
  },
  security: 'Security',
  password: {
    heading: 'Password',
    about: 'You choose a new password with a link that we send you.',
    change: 'Change your password',
    ssoOnly: 'You have no password here: you log in through your employer.',
    lead: (email: string) =>
      `We send the link to ${email}. Your password stays as it is until you have chosen a new one.`,
    send: 'Send the link',
    sending: 'Sending',
    cancel: text.common.cancel,
    failed: 'The link was not sent',
    unconfirmed: {
      title: 'We could not confirm that the link was sent',
      more: 'Please check your inbox first. If you ask again, only the newest link may work.',
    },
    sent: "It's on the way...",
    sentMore: (email: string) =>
      `Please check the inbox of ${email}, and its junk or spam folder. The link asks for your date of birth first.`,
  },
} as const

const fields: Readonly<Record<string, string>> = {
  email: text.field.email,
  phone: 'Please enter a phone number with 7 to 15 digits',
}

/** The message for a field's problem. */
export const profileFieldText = (key: string | null): string | null =>
  key === null ? null : (fields[key] ?? text.common.generic)

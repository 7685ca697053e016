import { nothing } from './nothing.ts'
import { text } from './shared.ts'
import type { Employer } from './your-employer.ts'

/** The page about the person. */
export const profileText = {
  title: 'My profile',
  details: 'Your details',
  email: 'Email address',
  employer: 'Employer',
  schemeYear: 'Scheme year',
  kept: (employer: string) => `${employer} keeps these details. If something’s wrong, ask them to change it.`,
  contact: {
    title: 'How to contact you',
    lead: 'You can change these yourself. Both are optional.',
    personalEmail: 'Personal email address',
    personalEmailHint: (employer: Employer) => `We’ll use this if you leave ${employer.within}.`,
    phone: 'Phone number',
    phoneHint: 'So we can call you about your benefits.',
    save: 'Save',
    sending: 'Saving',
    saved: 'Your details were saved.',
    failed: 'Your details were not saved',
    unconfirmed: {
      title: 'We could not confirm that your details were saved',
      more: 'Compare what’s saved now with what you typed. You can safely save again.',
    },
    savedNow: (label: string, value: string | null) =>
      value === null ? `${label}: nothing saved` : `${label} saved now: ${value}`,
    kept: 'What you typed is still here.',
    loading: 'Loading your details',
    loadFailed: 'Your details could not be loaded',
  },
  avatar: {
    title: 'Your picture',
    lead: 'It appears at the top of every page. Only you can see it.',
    group: 'Choose a picture',
    none: 'My initials',
    loading: 'Loading the pictures',
    failed: 'The pictures could not be loaded',
    saved: 'Your picture was saved.',
    notSaved: 'Your picture was not saved. We have put the previous one back.',
    unconfirmed: {
      title: 'We could not confirm that your picture was saved',
      more: 'This is the last one we know was saved. You can safely choose again.',
    },
    empty: nothing('pictures'),
  },
  security: 'Security',
  password: {
    heading: 'Password',
    about: 'We’ll email you a link to set a new password.',
    short: 'Change',
    what: ' your password',
    ssoOnly: 'You don’t have a password here. You log in through your employer.',
    lead: (email: string) => `We’ll send a link to ${email}. Your password won’t change until you set a new one.`,
    send: 'Send the link',
    sending: 'Sending',
    cancel: text.common.cancel,
    failed: 'The link was not sent',
    unconfirmed: {
      title: 'We could not confirm that the link was sent',
      more: 'Check your inbox first. If you ask for another link, the first one may stop working.',
    },
    sent: "It's on the way...",
    sentMore: (email: string) =>
      `Check the inbox and the junk or spam folder for ${email}. When you open the link, we’ll ask for your date of birth.`,
  },
} as const

const fields: Readonly<Record<string, string>> = {
  email: text.field.email,
  phone: 'Enter a phone number with 7 to 15 digits',
}

/** The message for a field's problem. */
export const profileFieldText = (key: string | null): string | null =>
  key === null ? null : (fields[key] ?? text.common.generic)

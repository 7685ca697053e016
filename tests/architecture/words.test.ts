import { readFileSync, readdirSync } from 'node:fs'
import { expect, it } from 'vitest'

/** Words that the product does not use, and what it says instead. */
const ruledOut: readonly (readonly [found: RegExp, instead: string])[] = [
  [/\b(every|some|no)body\b/i, 'everyone, someone, no one'],
  [/\bportal\b|\b(?<!work )platform(?! settings)\b/i, 'this site'],
  [/\bsign(s|ed|ing)?[ -]?(in|out)\b/i, 'log in, log out'],
  [/\bopt(s|ed|ing)? out\b/i, 'leave'],
  [/\breappl|\brejoin|\bset (it )?up your (choice|benefit)/i, 'choose again'],
  [/\bbegin(s|ning)?\b|\bbegan\b|\bbegun\b/i, 'start'],
  [/\bcoverage\b/i, 'cover'],
  [/\byour company\b|\bthe company\b/i, 'the employer’s name, or your employer'],
  [/\bcommit(ted|ting)?\b/i, 'apply'],
  [/\bat the moment\b/i, 'right now'],
  [/\bwhom\b|\bof which\b|\bin order to\b/i, 'plain words'],
  [/\bthe result is the same\b|\bnot (done|stored|kept|saved|applied) twice\b/i, 'You can safely try again.'],
  [/\bpp\b/, 'points'],
  [/\bamend(s|ed)?\b/i, 'change'],
  [/\(s\)/, 'a sentence for one and one for more'],
  [/\bplease\b/i, 'the sentence without it'],
  [/!(?!=)/, 'a full stop'],
  [/[a-z];\s/, 'a full stop'],
  [/[a-z]'[a-z]/, 'a typographic apostrophe'],
  [/\b(two|three|four|five|six|seven|eight|nine|ten|twelve)\b(?!-| factor| benefits| passwords)/i, 'a numeral'],
]

/** Sentences and beginnings that the specification gives, which stay as they are. */
const given: readonly string[] = [
  'It looks like something has gone wrong, please try again later',
  "It's on the way...",
  'Network error. Please try again.',
  'Network request failed.',
  'Network request timed out.',
  'No selections to …, please review your choice',
  'Oops!',
  'Please accept cookies before logging in',
  'Please complete the form',
  'Please confirm that you',
  'Please correct the errors highlighted below',
  'Please ensure your password meets the listed requirements',
  'Please enter a valid email address',
  'Please enter a value between',
  'Please enter the authentication code displayed in your app',
  'Please enter the reason that you are disabling this feature.',
  'Please meet all the criteria below!',
  'Please provide a subject for your message',
  'Please review the form',
  'Please try refreshing the page',
  'Sorry, there was a problem signing in to your account',
  'There is an issue loading this benefit. Please contact us',
  'There was an error during the logout process.',
  "This link has expired. Don't worry",
  'Uh oh!',
  'Unfortunately we are experiencing a problem with your account',
  'We are unable to connect you. Please ',
  "We can't find a match!",
  'We will log you out soon to protect your account.',
  'You have unsuccessfully tried to login too many times',
  'Your message has been sent!',
  'Your password renewal request has expired.',
]

/** Other sentences that hold such a word for a reason. */
const rightHere: readonly string[] = [
  // The legal word for leaving a pension within a month.
  'If you opt out within one month',
  // The name of a shop.
  'Two Wheels',
]

const textsOf = (path: string): readonly string[] =>
  [
    ...readFileSync(path, 'utf8')
      .replaceAll(/\/\*\*[\s\S]*?\*\/|^\s*\/\/.*$|^import .*$|^} from .*$/gm, '')
      .matchAll(/'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g),
  ]
    .map(([, one, two, three]) => (one ?? two ?? three ?? '').replaceAll(/\$\{[^}]*\}/g, '…'))
    .filter((text) => /[A-Z…].* |^[A-Z][a-z]+$/.test(text))

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ts|json)$/.test(name) && !name.endsWith('.test.ts'))
    .map((name) => `${folder}/${name}`)

it.each([...filesIn('src/ui/text'), ...filesIn('mock-server/world/seeds')])(
  '[SHELL-1] the words of %s are those of the word list',
  (path) => {
    const wrong = textsOf(path).flatMap((text) =>
      given.some((sentence) => text.startsWith(sentence)) || rightHere.some((sentence) => text.includes(sentence))
        ? []
        : ruledOut.flatMap(([found, instead]) => (found.test(text) ? [`${instead}: ${text}`] : [])),
    )
    expect(wrong).toEqual([])
  },
)

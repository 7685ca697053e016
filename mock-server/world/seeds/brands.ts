import type { Client, Scheme } from '../records.ts'

const svg = (text: string): string => `data:image/svg+xml,${encodeURIComponent(text)}`

const mark = (shape: string, colour: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 38 38" width="38" height="38">${shape.replaceAll('currentColor', colour)}</svg>`

const wordmark = (shape: string, name: string, colour: string, width = 170): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 38" width="${width}" height="38">${shape.replaceAll('currentColor', colour)}` +
  `<text x="46" y="26" font-family="Arial, Helvetica, sans-serif" font-size="20" font-weight="700" fill="${colour}">${name}</text></svg>`

const petals =
  '<circle cx="19" cy="11" r="8" fill="currentColor"/><circle cx="11" cy="25" r="8" fill="currentColor" opacity=".75"/><circle cx="27" cy="25" r="8" fill="currentColor" opacity=".5"/>'
const gear =
  '<path d="M19 3 33 11v16L19 35 5 27V11z" fill="none" stroke="currentColor" stroke-width="4"/><path d="m12 26 7-15 7 15" fill="none" stroke="currentColor" stroke-width="4" stroke-linecap="round"/>'
const globe =
  '<circle cx="19" cy="19" r="15" fill="none" stroke="currentColor" stroke-width="4"/><path d="M4 19h30M19 4c-9 9-9 21 0 30M19 4c9 9 9 21 0 30" fill="none" stroke="currentColor" stroke-width="3"/>'

const person = (x: number, tint: string, coat: string): string =>
  `<g transform="translate(${x} 0)"><circle cx="40" cy="38" r="20" fill="${tint}"/><path d="M8 96c0-22 14-34 32-34s32 12 32 34z" fill="${coat}"/></g>`

/** On no ground of their own: the page gives it, in light and dark. */
const avatars = (coat: string): string =>
  svg(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 96" width="240" height="96">` +
      person(0, '#e8b48c', coat) +
      person(80, '#8d5b3f', coat) +
      person(160, '#c98f68', coat) +
      `</svg>`,
  )

/** The images of a scheme without its own. */
export const coreBranding = {
  mobileLogo: svg(mark(petals, '#7f48df')),
  brandHeaderLogo: svg(wordmark(petals, 'My Benefits', '#7f48df')),
  avatarsetPlainFileURL: avatars('#7f48df'),
}

/** The avatars of each scheme by its id. */
export const avatarSets: Readonly<Record<string, string>> = {
  '1': avatars('#7f48df'),
  '12': avatars('#0b6e4f'),
  '31': avatars('#9c2f5d'),
}

/** The three brands of the demo: the default, one with its own colours and no mobile logo, one for single sign-on only. */
export const seedSchemes: readonly Scheme[] = [
  {
    id: '1',
    label: 'localhost',
    schemeYear: '2026',
    ssoOnly: false,
    theme: {
      primaryColour: '7f48df',
      secondaryColour: '272a31',
      logoFileUrl: '',
      brandHeaderLogo: '',
      mobileLogo: null,
      supportEmail: 'support@benefits.example',
      contactUsEmail: 'contact@benefits.example',
      benefitBrandName: 'My Benefits',
      benefitBrandPhoneNumber: '020 7946 0123',
      avatarSet: { avatarsetPlainFileURL: avatars('#7f48df') },
      baseFont: null,
      headerFont: null,
    },
  },
  {
    id: '12',
    label: 'acme',
    schemeYear: '2026',
    ssoOnly: false,
    theme: {
      primaryColour: '0b6e4f',
      secondaryColour: 'e8b48c',
      logoFileUrl: svg(wordmark(gear, 'Acme Extras', '#0b6e4f')),
      brandHeaderLogo: svg(wordmark(gear, 'Acme Extras', '#0b6e4f')),
      mobileLogo: null,
      supportEmail: 'support@acme.example',
      contactUsEmail: 'contact@acme.example',
      benefitBrandName: 'Acme Extras',
      benefitBrandPhoneNumber: '020 7946 0018',
      avatarSet: { avatarsetPlainFileURL: null },
      baseFont: 'Rubik',
      headerFont: 'Poppins',
    },
  },
  {
    id: '31',
    label: 'globex',
    schemeYear: '2026',
    ssoOnly: true,
    theme: {
      primaryColour: '9c2f5d',
      secondaryColour: '2b2233',
      logoFileUrl: svg(wordmark(globe, 'Globex', '#9c2f5d', 120)),
      brandHeaderLogo: svg(wordmark(globe, 'Globex', '#9c2f5d', 120)),
      mobileLogo: svg(mark(globe, '#9c2f5d')),
      supportEmail: 'support@globex.example',
      contactUsEmail: 'contact@globex.example',
      benefitBrandName: 'Globex Rewards',
      benefitBrandPhoneNumber: null,
      avatarSet: { avatarsetPlainFileURL: avatars('#9c2f5d') },
      baseFont: 'Work Sans',
      headerFont: 'Work Sans',
    },
  },
]

const acmeLogo = svg(wordmark(gear, 'Acme', '#1d2b2a', 107))
const globexLogo = svg(wordmark(globe, 'Globex', '#2b2233', 120))

/** A response as a page of this origin reads it: at Globex's address the demo's one company has the name and logo of Globex. */
export const namedFor = (origin: string | undefined, body: string): string =>
  /^https?:\/\/globex\./.test(origin ?? '')
    ? body.replaceAll(acmeLogo, globexLogo).replaceAll(/\bAcme\b/g, 'Globex')
    : body

/** The demo's client company. */
export const seedClients: readonly Client[] = [
  {
    id: '77',
    clientName: 'Acme',
    contactUsEnabled: true,
    clientLogo: acmeLogo,
    clientExceptions: [],
  },
]

import type { Page } from '@playwright/test'
import { contentText } from '../../../src/ui/text/content.ts'
import { homeText } from '../../../src/ui/text/home.ts'
import { sessionText } from '../../../src/ui/text/session.ts'
import { text } from '../../../src/ui/text/shared.ts'
import { always } from '../answers.ts'
import { alert, headed, pressing } from '../forms.ts'
import type { Way } from '../flow.ts'

const employee = 'employee@acme.example'
const { contact } = contentText

const policy = (at: string, title: string): Way => ({
  who: null,
  at,
  place: alert(contentText.failed(title)),
  says: { words: always(contentText.failed(title)), because: 'CONTENT-1: the sentence of the specification' },
  kept: (page) => [headed(title)(page), page.getByRole('alert').getByRole('link', { name: text.common.returnHome })],
  leadsOn: (page) => page.getByRole('main').getByRole('heading', { level: 2 }),
})

/** The terms stand before home until they are accepted, which is once. */
const acceptTerms = async (page: Page): Promise<void> => {
  const read = page.getByRole('checkbox', { name: sessionText.terms.read })
  // By sight: once the welcome is open, home behind it has no roles.
  const home = page.getByRole('heading', { name: /^Hello/, includeHidden: true })
  await read.or(home).waitFor()
  if (!(await read.isVisible())) return
  await read.check()
  await pressing(sessionText.terms.next)(page)
}

const email = (page: Page) => page.getByLabel('Email address')

/** Published texts, the contact form, the brand and home. */
export const publicWays = {
  getTermsAndConditions: policy('/terms-and-conditions/', contentText.terms),
  getPrivacyPolicy: policy('/privacy-statement/', contentText.privacy),
  getCookiePolicy: policy('/cookie-policy/', contentText.cookies),
  getContactPage: {
    who: employee,
    at: '/contact-us/',
    place: alert(contact.failed),
    says: {
      words: always(contact.failed),
      because: 'CONTACT-1: the view of a load failure, with a way to call or write',
    },
    leadsOn: (page) => page.getByLabel(contact.subject),
  },
  sendEnquiry: {
    who: employee,
    at: '/contact-us/',
    prepare: async (page) => {
      await page.getByLabel(contact.subject).selectOption({ index: 1 })
      await page.getByLabel(contact.comments).fill('What happens to my cover in May?')
    },
    press: pressing(contact.submit),
    place: alert(contact.notSent),
    leadsOn: headed(contact.sent),
  },
  getContactQuestions: {
    who: employee,
    at: '/contact-us/',
    again: 'reopen',
    place: (page) => page.getByRole('main'),
    says: {
      words: always(contact.questionsFailed),
      because: 'decision 29: questions stand below the form and do not come in its way',
    },
    kept: (page) => [page.getByLabel(contact.subject)],
    leadsOn: (page) => page.getByRole('heading', { name: contact.questions }),
  },
  getScheme: {
    who: null,
    at: '/',
    again: 'reopen',
    place: email,
    says: { words: always(null), because: 'THEME-1: without a theme the default one stands' },
    kept: (page) => [email(page), page.getByText('Welcome to Benefits')],
    leadsOn: (page) => page.getByText('Welcome to My Benefits'),
  },
  getCoreBranding: {
    who: null,
    at: '/',
    again: 'reopen',
    place: email,
    says: { words: always(null), because: 'THEME-1: without images the name of the brand stands' },
    kept: (page) => [email(page), page.getByText('Welcome to My Benefits')],
    leadsOn: email,
  },
  getHomePageCards: {
    who: employee,
    at: '/app/home/',
    place: alert(homeText.cardsFailed),
    says: { words: always(homeText.cardsFailed), because: 'HOME-1: an error without words of its own, and Retry' },
    kept: (page) => [page.getByRole('heading', { level: 2, name: homeText.forYou })],
    leadsOn: (page) => page.getByRole('region', { name: homeText.forYou }).getByRole('listitem'),
  },
  getHomePageBanner: {
    who: employee,
    at: '/app/home/',
    place: alert(homeText.bannersFailed),
    says: { words: always(homeText.bannersFailed), because: 'HOME-1: an error without words of its own, and Retry' },
    kept: (page) => [page.getByRole('region', { name: homeText.forYou }).getByRole('listitem')],
    leadsOn: (page) => page.getByRole('main').locator('[data-tone="info"]'),
  },
  getCarousel: {
    who: 'first-login@acme.example',
    scenario: 'terms-updated',
    at: '/app/home/',
    prepare: acceptTerms,
    again: 'reopen',
    place: headed(/^Hello/),
    says: {
      words: always(null),
      because: 'decision record 18: slides that cannot be had show nothing, and home asks again',
    },
    kept: (page) => [headed(/^Hello/)(page)],
    leadsOn: (page) => page.getByRole('dialog', { name: /^Welcome to / }),
  },
} as const satisfies Readonly<Record<string, Way>>

import { describe, expect, it } from 'vitest'
import {
  SecondFactorDisablingFailed,
  SecondFactorDisablingRequested,
} from '../domain/account/second-factor-settings.ts'
import {
  AccountActivationFailed,
  AccountActivationRequested,
  ActivationDateCheckFailed,
  ActivationDateCheckRequested,
  ActivationLookUpFailed,
  ActivationLookUpRequested,
} from '../domain/account/activation.ts'
import { AvatarChoiceFailed, AvatarChoiceRequested, AvatarsFailed, AvatarsRequested } from '../domain/account/avatar.ts'
import {
  DetailsChangeFailed,
  DetailsChangeRequested,
  DetailsFailed,
  DetailsRequested,
} from '../domain/account/details.ts'
import { ResetLinkFailed, ResetLinkRequested } from '../domain/account/forgotten-password.ts'
import { PasswordCheckFailed, PasswordCheckRequested } from '../domain/account/password-rules.ts'
import {
  PasswordResetFailed,
  PasswordResetRequested,
  ResetDateCheckFailed,
  ResetDateCheckRequested,
} from '../domain/account/reset-password.ts'
import { ThemeFailed, ThemeRequested } from '../domain/brand/theme.ts'
import {
  ContactPageFailed,
  ContactPageRequested,
  ContactQuestionsFailed,
  EnquiryFailed,
  EnquiryRequested,
} from '../domain/content/contact.ts'
import { PolicyFailed, PolicyRequested } from '../domain/content/policies.ts'
import {
  DecisionFailed,
  DecisionRequested,
  PendingBenefitsFailed,
  PendingBenefitsRequested,
  PendingFailed,
  PendingRequested,
} from '../domain/employer/approvals.ts'
import { TileFailed, TileRequested } from '../domain/employer/dashboard.ts'
import { FamilyMemberSavingFailed, FamilyMemberSavingRequested } from '../domain/family/add-family-member.ts'
import { LifeEventAddingFailed, LifeEventAddingRequested } from '../domain/family/add-life-event.ts'
import { child } from '../domain/family/kit.ts'
import {
  AvailableLifeEventsFailed,
  AvailableLifeEventsRequested,
  LifeEventsFailed,
  LifeEventsRequested,
} from '../domain/family/life-events.ts'
import { detailsOf } from '../domain/family/member.ts'
import { FamilyFailed, FamilyRequested } from '../domain/family/members.ts'
import { BannersFailed, BannersRequested, CardsFailed, CardsRequested } from '../domain/home/cards.ts'
import { CarouselFailed, CarouselLoaded, CarouselRequested, WelcomeNotingFailed } from '../domain/home/carousel.ts'
import type { DomainEvent } from '../domain/kernel/event.ts'
import { benefitId, profile } from '../domain/samples.ts'
import { StayFailed, StayRequested } from '../domain/session/idle.ts'
import {
  LoginFailed,
  LoginRequested,
  SsoLookupFailed,
  SsoLookupFoundRoute,
  SsoLookupRequested,
} from '../domain/session/login.ts'
import { LogoutFailed, LogoutRequested } from '../domain/session/logout.ts'
import { CodeLoginFailed, CodeLoginRequested } from '../domain/session/second-factor.ts'
import {
  SetUpCodeFailed,
  SetUpCodeRequested,
  SetUpKeyFailed,
  SetUpKeyIssued,
  SetUpKeyRequested,
} from '../domain/session/second-factor-setup.ts'
import { ProfileFailed, ProfileLoaded, SessionRestoreRequested } from '../domain/session/session.ts'
import { SsoLoginFailed, SsoLoginRequested } from '../domain/session/sso.ts'
import {
  TermsAcceptanceFailed,
  TermsAcceptanceRequested,
  TermsFailed,
  TermsRequested,
} from '../domain/session/terms.ts'
import { WorkPlatformFailed, WorkPlatformFound, WorkPlatformRequested } from '../domain/session/work-platform.ts'
import type { State } from '../domain/state.ts'
import { firstEffects, lateEffects } from './all.ts'
import { benefitsFailures } from './benefits/kit.ts'
import { rewardsFailures } from './rewards/kit.ts'
import type { AnyEffect } from './runtime/effect.ts'
import { runEffect } from './runtime/kit.ts'

const isEffect = (value: unknown): value is AnyEffect<State> =>
  typeof value === 'object' && value !== null && 'emits' in value && 'start' in value

const files = import.meta.glob<Record<string, unknown>>(['./*/*.ts', '!./**/*.test.ts', '!./{api,runtime}/*'], {
  eager: true,
})
const tests = import.meta.glob<string>('./*/*.test.ts', { eager: true, query: '?raw', import: 'default' })

const effects = [
  ...firstEffects,
  ...(await Promise.all(lateEffects.map(({ load }) => load()))).flatMap((group) => group.effects),
]

/** Every exported effect: its name in the code, and the test beside its file. */
const exported = Object.entries(files).flatMap(([path, exports]) =>
  Object.entries(exports).flatMap(([name, value]) =>
    isEffect(value) ? [{ name, value, test: tests[path.replace(/\.ts$/, '.test.ts')] ?? '' }] : [],
  ),
)

describe('every effect', () => {
  it('[BED-3] is started with the portal', () => {
    expect(exported.filter(({ value }) => !effects.includes(value)).map(({ name }) => name)).toEqual([])
    expect(exported).toHaveLength(effects.length)
    expect(new Set(effects.map(({ name }) => name)).size).toBe(effects.length)
  })

  it('[BED-3] has tests beside it that must see every event it declares', () => {
    const proven = (test: string): string => /expect\(unproven\(([^)]*)\)\)\.toEqual\(\[\]\)/.exec(test)?.[1] ?? ''
    const names = (test: string): string[] => proven(test).split(/[\s,]+/)
    expect(exported.filter(({ name, test }) => !names(test).includes(name)).map(({ name }) => name)).toEqual([])
  })
})

const problem = { kind: 'unexpected', reason: 'Error' } as const
const benefit = { benefitId: benefitId('dental') }
const login = { email: 'a@b.cd', password: 'pass', captcha: null }
const link = { link: 'signOn' } as const
const dateOfBirth = '1978-08-28'
const noWords = { message: null, locked: false, captchaDemanded: false }

/** By the name of an effect: what starts it, and the failure that it declares. */
const failures: Record<string, readonly [DomainEvent, DomainEvent]> = {
  'theme.load': [ThemeRequested({ domainLabel: 'acme' }), ThemeFailed({ problem })],
  'policies.load': [PolicyRequested({ policy: 'terms' }), PolicyFailed({ policy: 'terms', problem })],
  'contact.loadPage': [ContactPageRequested({}), ContactPageFailed({ problem })],
  'contact.loadQuestions': [ContactPageRequested({}), ContactQuestionsFailed({ problem })],
  'contact.send': [EnquiryRequested({ subject: 'a', comments: 'b' }), EnquiryFailed({ problem })],
  'session.loadProfile': [SessionRestoreRequested({}), ProfileFailed({ problem })],
  'login.lookUpSso': [SsoLookupRequested({ email: login.email }), SsoLookupFailed({ problem })],
  'login.followSso': [SsoLookupFoundRoute({ url: '/sso-login/a' }), SsoLookupFailed({ problem })],
  'login.signIn': [LoginRequested(login), LoginFailed({ problem, ...noWords })],
  'sso.signIn': [SsoLoginRequested({ ...link, token: 'a', schemeYear: null }), SsoLoginFailed({ ...link, problem })],
  'workPlatform.find': [WorkPlatformRequested({}), WorkPlatformFailed({ problem })],
  'workPlatform.leave': [WorkPlatformFound({ url: 'https://work.acme.example/' }), WorkPlatformFailed({ problem })],
  'secondFactor.sendCode': [CodeLoginRequested({ code: '123456' }), CodeLoginFailed({ problem, codes: [] })],
  'secondFactorSetup.loadKey': [SetUpKeyRequested({}), SetUpKeyFailed({ problem })],
  'secondFactorSetup.sendCode': [
    SetUpCodeRequested({ way: 'settings', pass: 'first', code: '123456', password: null }),
    SetUpCodeFailed({ problem, codes: [] }),
  ],
  'secondFactorSettings.disable': [
    SecondFactorDisablingRequested({ reason: 'New phone' }),
    SecondFactorDisablingFailed({ problem }),
  ],
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
  'terms.load': [TermsRequested({}), TermsFailed({ problem })],
  'terms.accept': [TermsAcceptanceRequested({}), TermsAcceptanceFailed({ problem })],
  'idle.keepAlive': [StayRequested({}), StayFailed({ problem })],
  'logout.send': [LogoutRequested({ cause: 'person' }), LogoutFailed({ problem })],
  'home.loadCards': [CardsRequested({}), CardsFailed({ problem })],
  'home.loadBanners': [BannersRequested({}), BannersFailed({ problem })],
  'carousel.load': [CarouselRequested({}), CarouselFailed({ problem })],
  'carousel.noteWelcome': [CarouselLoaded({ slides: [] }), WelcomeNotingFailed({ problem })],
  'details.load': [DetailsRequested({}), DetailsFailed({ problem })],
  'details.send': [
    DetailsChangeRequested({ details: { personalEmail: null, phone: null } }),
    DetailsChangeFailed({ problem }),
  ],
  'avatar.loadSet': [AvatarsRequested({}), AvatarsFailed({ problem })],
  'avatar.send': [AvatarChoiceRequested({ picture: null }), AvatarChoiceFailed({ problem })],
  'family.load': [FamilyRequested({}), FamilyFailed({ problem })],
  'addFamilyMember.save': [
    FamilyMemberSavingRequested({ familyMemberId: null, details: detailsOf(child) }),
    FamilyMemberSavingFailed({ problem }),
  ],
  'lifeEvents.load': [LifeEventsRequested({}), LifeEventsFailed({ problem })],
  'lifeEvents.loadAvailable': [AvailableLifeEventsRequested({}), AvailableLifeEventsFailed({ problem })],
  'addLifeEvent.send': [
    LifeEventAddingRequested({ eventId: 'birth', date: '2026-11-14', familyMemberIds: [], note: null }),
    LifeEventAddingFailed({ problem }),
  ],
  ...benefitsFailures(problem),
  ...rewardsFailures(problem),
  'dashboard.loadTile': [TileRequested({ tile: 'takeUp' }), TileFailed({ tile: 'takeUp', problem })],
  'approvals.loadBenefits': [PendingBenefitsRequested({}), PendingBenefitsFailed({ problem })],
  'approvals.loadPending': [PendingRequested(benefit), PendingFailed({ ...benefit, problem })],
  'approvals.decide': [DecisionRequested({ selectionIds: ['a'], decision: 'approve' }), DecisionFailed({ problem })],
}

describe('an effect whose ports throw', () => {
  const failing = effects.filter(({ emits }) => emits.some(({ type }) => type.endsWith('Failed')))

  it('[BED-3] has its failure below', () => {
    expect(Object.keys(failures).sort()).toEqual(failing.map(({ name }) => name).sort())
  })

  it.each(failing.map((effect) => [effect.name, effect] as const))('[BED-3] tells of it: %s', (name, effect) => {
    const [a, b] = failures[name] ?? []
    if (!a || !b) throw new Error(`${name} has no failure in this test.`)
    const given = [ProfileLoaded({ profile, termsUpdated: false }), SetUpKeyIssued({ secret: 'AAAA', url: 'otpauth:' })]
    runEffect({ effect, given, ports: {}, when: ['a', { a }], then: ['b', { b }] })
  })
})

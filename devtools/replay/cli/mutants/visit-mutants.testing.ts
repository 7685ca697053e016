import { BenefitLoaded } from '../../../../src/domain/benefits/detail.ts'
import { BenefitsLoaded } from '../../../../src/domain/benefits/eligible.ts'
import { CostsCalculated, CostsRequested } from '../../../../src/domain/benefits/costs.ts'
import { ChoiceSaved, ChoiceSaveRequested } from '../../../../src/domain/benefits/submission.ts'
import { defaultTheme, ThemeLoaded, ThemeRequested } from '../../../../src/domain/brand/theme.ts'
import { partner } from '../../../../src/domain/family/testing.ts'
import type { DomainEvent, RecordedEvent } from '../../../../src/domain/kernel/event.ts'
import {
  TotalBenefitsLoaded,
  TotalBenefitsRequested,
  TotalSummaryLoaded,
  TotalSummaryRequested,
} from '../../../../src/domain/rewards/total-benefits.ts'
import {
  benefit,
  benefitId,
  choiceOf,
  detailOf,
  profile,
  quoteOf,
  selection,
  setupWith,
} from '../../../../src/domain/samples.ts'
import { PortalOpened, ProfileLoaded, SessionEnded } from '../../../../src/domain/session/session.ts'
import { AddressChanged } from '../../../../src/domain/shell/address.ts'
import { wirePartner } from '../../../../src/effects/family/testing.ts'
import type { Mutant } from '../../../../tools/mutants/mutant.ts'
import type { Hosts } from './drive.testing.ts'

/** What a user does, `after` ms after their last step: an event, or a command of the build by its name. */
export interface VisitStep {
  readonly after: number
  readonly does: DomainEvent | { readonly command: string; readonly input?: unknown }
}

/** A mutant of a kind that a log must reveal, and the visit that meets it. */
export interface VisitMutant extends Mutant {
  readonly kind: string
  readonly steps: readonly VisitStep[]
  readonly hosts: Hosts
  /** Responses as a host sends them, by operation; the build's own effects turn them into events. */
  readonly responses?: Readonly<Record<string, { readonly effect: string; readonly body: unknown }>>
  /** What the tester expects, in the words of the command line. */
  readonly asked: (log: readonly RecordedEvent[]) => readonly string[]
  /** Whether it shows only on a screen. */
  readonly isOfScreen?: true
  /** What a comparison of both builds on the log says. Omitted if the comparison finds nothing, because the log already holds the bug's result. */
  readonly compared?: string
}

const id = benefitId('dental')
const at = (path: string): DomainEvent => AddressChanged({ path, choices: {}, words: {}, quotes: {} })
const signedIn = (path: string): readonly VisitStep[] => [
  { after: 100, does: { command: 'closePanel' } }, // a dialog would cover the page
  ...[
    PortalOpened({}),
    ThemeRequested({ domainLabel: 'acme' }),
    ThemeLoaded({ theme: defaultTheme }),
    ProfileLoaded({ profile, termsUpdated: false }),
    at(path),
  ].map((does) => ({ after: 100, does })),
]
const step = (after: number, does: VisitStep['does']): VisitStep => ({ after, does })
const lastOf = (log: readonly RecordedEvent[], type: string): string =>
  String(log.findLast((event) => event.type === type)?.seq ?? 0)
const save = ChoiceSaveRequested({ benefitId: id, route: { kind: 'create' }, choice: choiceOf(600) })
const month = (year: number, number: number) => ({ year, month: number, company: 2000, employee: 1250 })

/** One mutant of each kind that a log must reveal. */
export const visitMutants: readonly VisitMutant[] = [
  {
    kind: 'a slice that outlives the session',
    name: 'prices outlive the session',
    file: 'src/domain/kernel/evolve.ts',
    from: "slice.lifetime !== 'page'",
    to: "slice.lifetime !== 'page' && slice.name !== 'costs'",
    steps: [
      step(0, CostsRequested({ benefitId: id, choice: choiceOf(600) })),
      step(900, SessionEnded({ reason: 'loggedOut', message: null, ssoLogoutUrl: null })),
    ],
    hosts: {
      'costs.load': () => [
        [
          300,
          CostsCalculated({
            benefitId: id,
            choice: choiceOf(600),
            quote: quoteOf('q'),
            limits: { value: null, partner: null },
          }),
        ],
      ],
    },
    asked: () => [],
    compared: '(SessionEnded) is the first after which the states differ',
  },
  {
    kind: 'a wrong sum in a selector',
    name: 'the choices so far count what the company pays',
    file: 'src/domain/benefits/enrolment.ts',
    from: 'sum + (selection?.[cost]?.employee ?? 0)',
    to: 'sum + (selection?.[cost]?.company ?? 0)',
    steps: [step(900, { command: 'requestBenefits' })],
    hosts: {
      'eligible.load': () => [
        [200, BenefitsLoaded({ benefits: [{ ...benefit, selection: { ...selection, status: 'in-progress' } }] })],
      ],
    },
    asked: () => ['--select', 'selectEnrolment', '--expect', 'monthly=1250'],
    compared: 'selectors say something else; the states are the same',
  },
  {
    kind: 'a wrong sort in a plain function',
    name: 'months are sorted within their years alone',
    file: 'src/domain/rewards/costs.ts',
    from: '.sort((a, b) => a.year - b.year || a.month - b.month)',
    to: '.sort((a, b) => a.month - b.month || a.year - b.year)',
    steps: [
      ...signedIn('/app/my-total-benefits/'),
      step(900, TotalBenefitsRequested({})),
      step(900, TotalSummaryRequested({})),
    ],
    hosts: {
      'totalBenefits.loadPage': () => [
        [
          200,
          TotalBenefitsLoaded({
            total: {
              schemeYear: '2026',
              asOf: '2026-11-20',
              benefits: [
                {
                  benefitId: 'dental',
                  name: 'Dental care',
                  groupCode: 'health',
                  groupName: 'Health',
                  months: [month(2026, 11), month(2026, 12), month(2027, 1)],
                },
              ],
              pay: null,
              employeeNet: null,
              lastYear: null,
            },
          }),
        ],
      ],
      'totalBenefits.loadSummary': () => [
        [
          200,
          TotalSummaryLoaded({
            summary: { schemeYear: '2026', asOf: '2026-11-20', company: 6000, employee: 3750, total: 9750 },
          }),
        ],
      ],
    },
    asked: () => ['--shows', 'November 2026 to January 2027'],
    isOfScreen: true,
    compared: 'the screens differ; states and selectors are the same',
  },
  {
    kind: 'a policy',
    name: 'a choice is sent twice',
    file: 'src/effects/benefits/submission.ts',
    from: '  on: [ChoiceSaveRequested],\n  policy: { exhaustBy: ({ data }) => data.benefitId },',
    to: "  on: [ChoiceSaveRequested],\n  policy: 'everyOne',",
    steps: [step(0, save), step(100, save)],
    hosts: {
      'submission.saveChoice': () => [[20_000, ChoiceSaved({ setup: setupWith({ people: [], kept: choiceOf(600) }) })]],
    },
    asked: () => ['--overlap', 'submission.saveChoice one benefitId'],
  },
  {
    kind: 'a wrong translation of a field',
    name: 'the first name takes the place of the surname',
    file: 'src/effects/family/member.ts',
    from: '  surname: wire.family_sname,\n',
    to: '  surname: wire.family_fname,\n',
    steps: [step(900, { command: 'requestFamily' })],
    hosts: {},
    responses: { getFamily: { effect: 'family.load', body: [wirePartner] } },
    asked: () => ['--effects', '--expect', `family.members.value[0].surname=${partner.surname}`],
  },
  {
    kind: 'a wrong field on a screen',
    name: 'the list shows what the company pays',
    file: 'src/ui/shell/benefit-price.tsx',
    from: '<Money pence={Math.abs(employee)} />',
    to: '<Money pence={Math.abs(company)} />',
    steps: [...signedIn('/app/my-benefits/'), step(900, { command: 'requestBenefits' })],
    hosts: { 'eligible.load': () => [[200, BenefitsLoaded({ benefits: [benefit] })]] },
    asked: () => ['--shows', '£12.50 a month'],
    isOfScreen: true,
    compared: 'the screens differ; states and selectors are the same',
  },
  {
    kind: 'a command that lets through what is forbidden',
    name: 'a benefit can be left that may not be',
    file: 'src/domain/benefits/opt-out.ts',
    from: "  if (!selection.optOut.allowed) return left(refuse('mayNotLeave'))\n",
    to: '',
    steps: [step(0, { command: 'requestBenefit', input: id }), step(900, { command: 'requestOptOut', input: id })],
    hosts: {
      'detail.load': () => [
        [
          200,
          BenefitLoaded({
            detail: detailOf({
              benefitId: id,
              selection: { ...selection, optOut: { allowed: false, effectiveDate: null } },
            }),
          }),
        ],
      ],
    },
    asked: (log) => ['--refuses', 'requestOptOut', '--at', lastOf(log, 'OptOutRequested')],
  },
]

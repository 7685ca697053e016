// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, describe, expect, it } from 'vitest'
import { CreditsLoaded } from '../domain/benefits/credits.ts'
import { FamilyLoaded } from '../domain/family/members.ts'
import { child, partner } from '../domain/family/testing.ts'
import { LifeEventsLoaded, type LifeEvent } from '../domain/family/life-events.ts'
import type { DomainEvent } from '../domain/kernel/event.ts'
import { StatementLoaded, statementRow } from '../domain/rewards/statement.ts'
import { type TotalBenefits } from '../domain/rewards/total-benefits.ts'
import { costs } from '../domain/rewards/costs.testing.ts'
import { benefit, detailOf, profile, selection } from '../domain/samples.ts'
import { ProfileLoaded } from '../domain/session/session.ts'
import { portalEvolution, type State } from '../domain/state.ts'
import { CostCard } from './benefits/detail-costs.tsx'
import { SetupDone } from './benefits/setup-done.tsx'
import { Credits } from './benefits/credits.tsx'
import { EngagementNext } from './employer/engagement-next.tsx'
import { Sending } from './employer/upload-choose.tsx'
import { LifeEvents } from './family/life-events.tsx'
import { Family } from './family/members.tsx'
import { OwnCost, Package } from './rewards/package.tsx'
import { StatementPanel } from './rewards/statement.tsx'
import { WhoPays } from './shell/who-pays.tsx'
import { rewardsText } from './text/rewards.ts'
import { PortalContext, type Portal } from './portal.ts'

afterEach(cleanup)

/** What a reader sees of a part of the portal after these events. */
const read = (content: ReactNode, ...events: readonly DomainEvent[]): string => {
  const { initial, evolve } = portalEvolution()
  const state = [ProfileLoaded({ profile, termsUpdated: false }), ...events].reduce(
    (before: State, event) => evolve(before, { ...event, seq: 1, at: 0, v: 1, causedBy: null }),
    initial(),
  )
  const portal = {
    state: () => state,
    subscribe: () => () => {},
    dispatch: () => {},
    logs: { supportCode: '0000-0000' },
  }
  const { container, baseElement } = render(
    <MemoryRouter>
      {/* The parts need nothing else. */}
      <PortalContext value={portal as unknown as Portal}>{content}</PortalContext>
    </MemoryRouter>,
  )
  return (container.textContent || baseElement.textContent).replaceAll(/\s+/g, ' ')
}

const year = (...months: readonly (readonly [month: number, company: number, employee: number])[]): TotalBenefits => ({
  schemeYear: '2026',
  asOf: '2026-11-20',
  benefits: [costs('Leave', 'leave', ...months)],
  pay: null,
  employeeNet: null,
  lastYear: null,
})

const told: LifeEvent = {
  lifeEventId: 'life:1' as LifeEvent['lifeEventId'], // as the portal makes them
  eventId: '1',
  name: 'We moved',
  date: '2026-10-28',
  closedDate: null,
  closedYear: null,
  note: null,
  familyMemberIds: [],
  changeUntil: '2026-11-27',
  benefits: [{ benefitId: '201', name: 'Dental care', change: 'Any level' }],
}

describe('what a figure says to its reader', () => {
  it.each<readonly [what: string, content: ReactNode, says: RegExp | string, neverSays: RegExp]>([
    [
      'somebody who is paid, in a year',
      <OwnCost total={year([1, 0, -5000], [2, 0, -5000])} />,
      /What you are paid£100\.00.*This is added to your pay/,
      /−|nothing|spent/,
    ],
    ['somebody who pays', <OwnCost total={year([1, 0, 5000])} />, /What you pay£50\.00/, /paid£/],
    ['somebody who pays nothing', <OwnCost total={year([1, 5000, 0])} />, /£0\.00/, /−/],
    [
      'who is paid beside an employer who pays',
      <WhoPays company={2000} employee={-1250} />,
      'You’re paid£12.50',
      /−|You pay/,
    ],
    ['who pays beside an employer', <WhoPays company={2000} employee={1250} />, 'Acme pays£20.00You pay£12.50', /−/],
    [
      'a part so small that it rounds to nothing',
      <Package
        total={{
          ...year(),
          benefits: [costs('Pension', 'savings', [1, 500_000, 0]), costs('Gym', 'health', [1, 100, 0])],
        }}
      />,
      /£1\.00.*under 1%/,
      /\b0%/,
    ],
    ['nobody who has not registered', <EngagementNext notRegistered={0} />, 'What to do next', /\b0\b|emails/],
    ['some who have not registered', <EngagementNext notRegistered={3} />, /emails.*\b3\b/, /\b0\b/],
  ])('[MTB-2] [HOME-1] [ENG-1] %s', (_, content, says, neverSays) => {
    const seen = read(content)
    expect(seen).toMatch(says)
    expect(seen).not.toMatch(neverSays)
  })

  const chosen = (monthlyCost: { company: number; employee: number }, status: 'approved' | 'pending' = 'approved') => {
    const changes = {
      selection: {
        ...selection,
        status,
        monthlyCost,
        yearlyCost: { company: monthlyCost.company * 12, employee: monthlyCost.employee * 12 },
      },
      lowestCost: 150,
    }
    return <CostCard benefit={{ ...benefit, ...changes }} detail={detailOf(changes)} />
  }
  it.each([
    [{ company: 0, employee: 0 }, /No cost|Costs nothing|free/i],
    [{ company: 2000, employee: 0 }, /Acme pays/],
    [{ company: 0, employee: -1250 }, /You’re paid£12\.50/],
    [{ company: 2000, employee: 1250 }, /You pay£12\.50/],
  ] as const)('[BEN-2] an approved benefit at %j says what it costs, not from how much', (cost, says) => {
    const seen = read(chosen(cost))
    expect(seen).toMatch(says)
    expect(seen).not.toMatch(/From £1\.50|while you choose|−/)
  })

  it.each([
    [null, /Submitted.*You submitted your choice/, /Submitted on|Today/],
    [Date.UTC(2026, 10, 20, 12), /Submitted on 20 November 2026.*Today/, /You submitted your choice/],
  ])('[SEL-6] a receipt whose time of submission is %s', (at, says, neverSays) => {
    const receipt = {
      status: 'approved',
      reference: null,
      monthlyCost: null,
      yearlyCost: null,
      startDate: null,
    } as const
    const seen = read(<SetupDone benefit={benefit} receipt={{ ...receipt, at }} />)
    expect(seen).toMatch(says)
    expect(seen).not.toMatch(neverSays)
  })

  it.each([
    [6000, null, '£60.00', 'Nothing has been paid in yet', false],
    [0, null, '£0.00', 'Nothing has been paid in yet', true],
    [6000, '2026-09-30', '£60.00', '30 September 2026', true],
  ])('[CCV-1] credits of %d pence, last paid in on %s', (balance, lastPaymentDate, says, other, isSaid) => {
    const seen = read(<Credits />, CreditsLoaded({ balance, lastPaymentDate }))
    expect(seen).toContain(says)
    expect(seen.includes(other)).toBe(isSaid)
  })

  it('[LIFE-1] a last day that has passed is not what somebody can still change', () => {
    const seen = read(<LifeEvents />, LifeEventsLoaded({ events: [told] }))
    expect(seen).toContain('Last day to change these benefits: 27 November 2026')
    expect(seen).not.toMatch(/can change now|You can change/)
  })

  it.each([
    [{ note: '' }, 'Your note'],
    [{ note: ' ' }, 'Your note'],
    [{ benefits: [] }, 'Last day to change'],
  ])('[LIFE-1] a life event with %j says nothing of it', (changes, words) => {
    expect(read(<LifeEvents />, LifeEventsLoaded({ events: [{ ...told, ...changes }] }))).not.toContain(words)
  })

  it('[STMT-1] a total says which months it leaves out', () => {
    const rows = [
      statementRow({ month: 10, year: 2026, employee: 5000, employer: null }),
      statementRow({ month: 9, year: 2026, employee: 5000, employer: 2000 }),
    ]
    const statement = <StatementPanel groupCode="pension" isOpen />
    expect(read(statement, StatementLoaded({ groupCode: 'pension', rows }))).toContain('The total doesn’t include it.')
  })

  it.each([
    ['December 2026', 'December 2026', 'December 2026'],
    ['January 2026', 'December 2026', 'January 2026 to December 2026'],
  ])('[MTB-2] months from %s to %s are counted as %s', (first, last, words) => {
    expect(rewardsText.total.counts(first, last)).toBe(words)
  })

  it.each([
    [{ kind: 'timeOut' }, 'Not confirmed', 'Not uploaded'],
    [{ kind: 'refused', status: 413, message: null }, 'Not uploaded', 'Not confirmed'],
  ] as const)('[EMP-3] a file of which %j became: %s', (problem, says, neverSays) => {
    const file = { fileId: 'file', name: 'pay.csv', size: 12 }
    const seen = read(<Sending stage={{ kind: 'notSent', file, rows: 1, problem }} />)
    expect(seen).toContain(says)
    expect(seen).not.toContain(neverSays)
  })

  it('[FAM-1] somebody whose name the host does not know is called by what they are', () => {
    const members = [{ ...partner, firstName: '', surname: '', name: ' ' }, child]
    const seen = read(<Family />, FamilyLoaded({ members }))
    expect(seen).toMatch(/PartnerPartner, .*Change Partner/)
  })
})

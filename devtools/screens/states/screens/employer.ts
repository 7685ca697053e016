import { employerText } from '../../../../src/ui/text/employer.ts'
import { insightsText } from '../../../../src/ui/text/insights.ts'
import { overtakenText } from '../../../../src/ui/text/overtaken.ts'
import { unconfirmedText } from '../../../../src/ui/text/unconfirmed.ts'
import { foundAgain, type Difference, type Failure } from '../failure.ts'
import { before, failing, held, type Screens } from '../state.ts'
import {
  alert,
  alertDialog,
  button,
  checkbox,
  figure,
  heading,
  listItem,
  menuItem,
  press,
  region,
  table,
  tick,
  type,
  words,
} from '../steps.ts'

const who = 'employer@acme.example'
const withInsights = 'employer-insights@acme.example'
const chart = figure()
const { approvals } = employerText
const { dashboard, takeUp, ofBenefit, employees, engagement } = insightsText
const tiles = [
  'getPendingSelections',
  'getEmployeeInsights',
  'getBenefitTakeUp',
  'getEmployees',
  'getTwoFactorEmployees',
  'getDataLoads',
]
const ticked = [tick(checkbox(approvals.all))]
/** A benefit that does not exist is not tried again: the user goes back to the list. */
const goneOf = (says: string): Readonly<Record<string, Difference>> => ({
  '404': { says, message: alert(says), ends: true, because: 'BEN-2: a removed benefit' },
})

const takeUpFails = (operation: 'getBenefitTakeUp' | 'getBenefitInsights'): Failure => ({
  operation,
  message: alert(takeUp.failed),
  keeps: [heading(takeUp.title)],
  recovers: table(),
})

const ofBenefitFails = (operation: 'getTakeUpOfBenefit' | 'getInsightsOfBenefit'): Failure => ({
  operation,
  message: alert(ofBenefit.failed),
  differs: goneOf(ofBenefit.gone),
  recovers: figure(),
})

const inDialog = (name: string) => press(button(name, alertDialog()))

export const employerScreens = {
  'employer/dashboard': {
    title: 'Employer dashboard',
    page: '/app/dashboard',
    who,
    at: '/app/dashboard/',
    states: {
      ready: { shows: heading(dashboard.findings) },
      loading: { faults: tiles.map(held), shows: heading(employerText.dashboard.title) },
      failed: { faults: tiles.map((tile) => failing(tile)), shows: words(dashboard.failed) },
      'half-failed': { faults: [failing('getPendingSelections')], shows: words(dashboard.failed) },
      'nothing-pending': { scenario: 'no-selections-pending', shows: heading(dashboard.nothingPending) },
      'zero-employees': { scenario: 'no-employees', shows: heading(dashboard.findings) },
      insights: { who: withInsights, shows: words(/ grew most in a year/) },
      'features-off': { scenario: 'features-off', shows: heading(dashboard.findings) },
    },
  },
  'employer/take-up': {
    title: 'Benefit take-up',
    page: '/app/dashboard/benefit-takeup',
    who,
    at: '/app/dashboard/benefit-takeup',
    states: {
      ready: { shows: table() },
      loading: { faults: [held('getBenefitTakeUp')], shows: words(takeUp.loading) },
      failed: { at: '/app/dashboard/benefit-takeup?search=care', fails: takeUpFails('getBenefitTakeUp') },
      'insights-failed': {
        who: withInsights,
        at: '/app/dashboard/benefit-takeup?search=care',
        fails: takeUpFails('getBenefitInsights'),
      },
      none: { scenario: 'no-take-up', shows: words(takeUp.none) },
      'no-match': { steps: [type(takeUp.search, 'zebra')], shows: words(takeUp.noMatch) },
      insights: { who: withInsights, shows: table() },
      'panel-open': { steps: [press(button(/^Details/))], shows: words(ofBenefit.full) },
    },
  },
  'employer/take-up-of-benefit': {
    title: 'Take-up of one benefit',
    page: '/app/dashboard/benefit-takeup/:benefitId',
    who,
    at: '/app/dashboard/benefit-takeup/201',
    states: {
      ready: { shows: chart },
      loading: { faults: [held('getTakeUpOfBenefit')], shows: words(ofBenefit.loading) },
      failed: { fails: ofBenefitFails('getTakeUpOfBenefit') },
      'insights-failed': { who: withInsights, fails: ofBenefitFails('getInsightsOfBenefit') },
      gone: { at: '/app/dashboard/benefit-takeup/999', shows: words(ofBenefit.gone) },
      insights: { who: withInsights, shows: chart },
    },
  },
  'employer/insights': {
    title: 'Employee insights',
    page: '/app/dashboard/employee-insights',
    who,
    at: '/app/dashboard/employee-insights/',
    states: {
      ready: { shows: chart },
      loading: { faults: [held('getEmployeeInsights')], shows: words(employees.loading) },
      failed: {
        fails: {
          operation: 'getEmployeeInsights',
          message: alert(employees.failed),
          keeps: [heading(employees.title)],
          recovers: figure(),
        },
      },
      none: { scenario: 'no-employees', shows: words(employees.none) },
      'as-table': {
        steps: [press(insightsText.chart.menu), press(menuItem(insightsText.chart.showAll.table))],
        shows: table(),
      },
    },
  },
  'employer/engagement': {
    title: 'Employee engagement',
    page: '/app/dashboard/employee-engagement',
    who,
    at: '/app/dashboard/employee-engagement/',
    states: {
      ready: { shows: chart },
      loading: { faults: [held('getEmployeeInsights')], shows: words(engagement.loading) },
      failed: { scenario: 'insights-unavailable', shows: words(engagement.failed) },
      none: { scenario: 'no-employees', shows: heading(engagement.title) },
    },
  },
  'employer/approvals': {
    title: approvals.title,
    page: '/app/dashboard/approve-selections',
    who,
    at: '/app/dashboard/approve-selections',
    states: {
      ready: { shows: table() },
      loading: { faults: [held('getPendingSelections')], shows: words(approvals.loading) },
      failed: {
        fails: {
          operation: 'getPendingSelections',
          message: alert(approvals.failed),
          keeps: [heading(approvals.title)],
          recovers: table(),
        },
      },
      none: { scenario: 'no-selections-pending', shows: words(approvals.none) },
    },
  },
  'employer/approvals-of-benefit': {
    title: 'Selections awaiting approval',
    page: '/app/dashboard/approve-selections/:benefitId',
    who,
    at: '/app/dashboard/approve-selections/204',
    states: {
      ready: { shows: checkbox(approvals.all) },
      loading: { faults: [held('getPendingSelectionsOfBenefit')], shows: words(approvals.loading) },
      failed: {
        fails: {
          operation: 'getPendingSelectionsOfBenefit',
          message: alert(approvals.failed),
          keeps: [heading(approvals.ofBenefit)],
          differs: goneOf(approvals.gone),
          recovers: checkbox(approvals.all),
        },
      },
      gone: { at: '/app/dashboard/approve-selections/999', shows: words(approvals.gone) },
      'no-match': { steps: [type(approvals.search, 'zebra')], shows: words(/^No employees match ‘zebra’/) },
      ticked: { steps: ticked, shows: words(/ selected, £[\d,.]+ a month$/) },
      rejecting: { steps: [...ticked, press(approvals.reject)], shows: words(/ won’t get the benefit/) },
      'nothing-ticked': { steps: [press(approvals.approve)], shows: words(/^No selections to/) },
      confirming: { steps: [...ticked, press(approvals.approve)], shows: alertDialog() },
      'confirming-all': {
        steps: [...ticked, press(approvals.approve), press(words(/^and \d+ more$/))],
        shows: region(approvals.rest),
      },
      deciding: {
        faults: [held('decideSelections')],
        steps: [...ticked, press(approvals.approve), inDialog(approvals.approve)],
        shows: button(approvals.processing),
      },
      'not-decided': {
        steps: [...ticked, press(approvals.approve)],
        fails: {
          operation: 'decideSelections',
          call: [inDialog(approvals.approve)],
          message: alert(approvals.sendFailed),
          keeps: [listItem(undefined, alertDialog())],
          found: {
            message: alert(approvals.noneWaiting.title),
            shows: words(approvals.none),
            ends: true,
            because: foundAgain,
          },
          recovers: words(/were approved/),
        },
      },
      'decision-unconfirmed': {
        faults: [failing('decideSelections')],
        steps: [...ticked, press(approvals.approve), inDialog(approvals.approve)],
        shows: words(unconfirmedText.unknown),
      },
      'decision-overtaken': {
        faults: [
          before('getPendingSelectionsOfBenefit', {
            benefitName: 'Cycle to work',
            selectionsData: [
              {
                selectionId: '1',
                employeeName: 'Alex Moor',
                orderValue: 10_000,
                requestedOn: '2026-11-02',
                fields: { 'Total price': '£1,200', Retailer: 'High Street Cycles' },
              },
            ],
          }),
        ],
        steps: [...ticked, press(approvals.approve), inDialog(approvals.approve)],
        shows: words(overtakenText.approvals.title(1)),
      },
      'some-failed': {
        scenario: 'some-approvals-fail',
        steps: [...ticked, press(approvals.approve), inDialog(approvals.approve)],
        shows: words(/could not be processed/),
      },
      decided: {
        steps: [...ticked, press(approvals.approve), inDialog(approvals.approve)],
        leadsTo: '/app/dashboard',
        shows: words(/were approved/),
      },
    },
  },
} as const satisfies Screens

import { text } from '../../../../src/ui/text/shared.ts'
import { ssoText } from '../../../../src/ui/text/sso.ts'
import { always, portalWording } from '../responses.ts'
import { held, type Screens } from '../state.ts'
import { alert, anyAlert, heading, link, see, wait, words } from '../steps.ts'

/** Links that log somebody in, here and at the work platform. */
export const ssoScreens = {
  'session/sso-login': {
    title: 'Single sign-on',
    page: '/sso-login/:token?/:schemeYear?/*',
    who: null,
    at: '/sso-login/sso-valid',
    states: {
      'signing-in': { faults: [held('logInBySso')], shows: words(ssoText.wait) },
      slow: { faults: [held('logInBySso')], steps: [see(words(ssoText.wait)), wait(11)], shows: words(ssoText.slow) },
      refused: { at: '/sso-login/sso-broken', shows: heading(ssoText.signOn.title) },
      'session-open': { who: 'employee@acme.example', shows: heading(ssoText.open.title) },
      failed: {
        fails: {
          operation: 'logInBySso',
          again: 'reopen',
          message: anyAlert,
          wording: {
            of: (response) => (response.kind === 'refused' ? ssoText.refused : portalWording(response)),
            because: 'SSO-1: one sentence for every refused link',
          },
          keeps: [heading(ssoText.signOn.title), link(ssoText.backToLogin)],
          recovers: heading(/^Hello/),
        },
      },
      'masquerade-expired': { at: '/sso-login/msq-expired/2025', shows: heading(ssoText.masquerade.title) },
    },
  },
  'session/sso-error': {
    title: 'Single sign-on failed elsewhere',
    page: '/sso-error/*',
    who: null,
    at: '/sso-error/',
    states: { ready: { shows: heading(ssoText.error.title) } },
  },
  'session/work-platform': {
    title: 'To the work platform',
    page: '/wrkit-redirect-sso/*',
    who: 'employee@acme.example',
    at: '/wrkit-redirect-sso/',
    states: {
      waiting: { faults: [held('getWorkPlatform')], shows: heading(ssoText.workPlatform.title) },
      failed: {
        fails: {
          operation: 'getWorkPlatform',
          message: alert(ssoText.workPlatform.failedTitle),
          wording: { of: always(ssoText.workPlatform.failed), because: 'SSO-3: one sentence, with a link to home' },
          keeps: [link(text.common.returnHome)],
          recovers: heading('The work platform'),
        },
      },
    },
  },
} as const satisfies Screens

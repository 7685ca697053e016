import { logText, sendText } from '../../../src/ui/text/log.ts'
import { shellText } from '../../../src/ui/text/shell.ts'
import type { Wording } from './responses.ts'
import { held, responding, type ScreenState } from './state.ts'
import { button, dialog, heading, press, see, words } from './steps.ts'

const open = [see(heading(/^Hello/)), press(shellText.help.open), press(shellText.help.save)]
const toSend = [...open, press(logText.send)]

/** Only a refusal by the receiver itself means that nothing has arrived. */
const wording: Wording = (response) =>
  response.kind === 'refused' && response.status < 500 && response.status !== 409
    ? (response.message ?? sendText.refusedMore)
    : sendText.unconfirmedMore

/** The preview of the log and its sending, which any page can open. */
export const logStates = {
  'log-open': { steps: open, shows: button(logText.save) },
  'log-to-send': { steps: toSend, shows: button(sendText.agree) },
  'log-sending': {
    faults: [held('sendLog')],
    steps: [...toSend, press(sendText.agree)],
    shows: button(sendText.stop),
  },
  'log-sent': {
    faults: [responding('sendLog', { reference: '7K3M-Q2XD' })],
    steps: [...toSend, press(sendText.agree)],
    shows: words('7K3M-Q2XD'),
  },
  'log-not-sent': {
    steps: toSend,
    fails: {
      operation: 'sendLog',
      call: [press(sendText.agree)],
      again: [press(sendText.again)],
      repeats: '‘How a log is sent’: what was interrupted goes on without the user, and is stored once',
      message: dialog(sendText.title),
      wording: {
        of: wording,
        because: '‘How a log is sent’: what may have arrived is not called lost',
        coversUnknown: true,
      },
      differs: {
        413: {
          says: sendText.tooLargeMore,
          ends: true,
          because: '‘How a log is sent’: sending the same log again would not help; it can be saved',
        },
        timeOut: { says: null, ends: true, because: '‘How a log is sent’: the next try succeeds without the user' },
      },
      recovers: words(sendText.received),
    },
  },
} satisfies Readonly<Record<string, ScreenState>>

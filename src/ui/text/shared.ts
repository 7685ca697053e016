import type { Problem } from '../../domain/kernel/requests/problem.ts'

/**
 * Texts of every page; each area has its own file beside this one. English only; sentences that the requirements give word for word stay as
 * they are.
 */
export const text = {
  common: {
    close: 'Close',
    cancel: 'Cancel',
    home: 'Home',
    loading: 'Loading content',
    cookiesSaved: 'Your choice of cookies is saved.',
    offline: 'You are offline',
    offlineMore: 'What you see may be out of date. You won’t lose anything you type.',
    generic: 'It looks like something has gone wrong, please try again later',
    loadingProfile: 'Loading profile...',
    returnHome: 'Return to home',
  },
  field: {
    required: 'This field is required',
    email: 'Please enter a valid email address',
    emailComma: 'Please enter a valid email address. There’s a comma where a full stop should be',
    emailSpace: 'Please enter a valid email address. It can’t contain spaces',
    captcha: 'Please confirm that you are not a robot!',
  },
  problem: {
    network: 'Network request failed. Please check your connection and try again.',
    timeOut: 'Network request timed out. Please try again.',
    aborted: 'The request was stopped before it finished. Try again.',
  },
  errors: {
    crash: 'Uh oh! It looks like something has gone wrong.',
    crashMore: 'Please try refreshing the page or click below to return to the home page',
    refresh: 'Refresh the page',
    chunkMissing: 'Part of this page could not be loaded.',
    chunkMissingMore: 'Finish what you’re doing if you can, then load it again:',
    saveLog: 'Save a log for support',
    supportCode: 'Support code',
    logUnseen: 'We cannot show you a preview of the log.',
    saveUnseen: 'Save it without a preview',
    logLost: 'We couldn’t save the log. Contact us and tell us what happened.',
  },
} as const

/** The message for a field's problem. */
export const fieldText = (key: string | null): string | null =>
  key === null ? null : key in text.field ? text.field[key as keyof typeof text.field] : text.common.generic

/** The message for a failed call: the host's own words where it sent some; `wordless` where nobody has any. */
export const problemText = (problem: Problem, wordless: string = text.common.generic): string => {
  switch (problem.kind) {
    case 'refused':
      return problem.message ?? wordless
    case 'unauthorised':
      return problem.detail ?? wordless
    case 'network':
    case 'timeOut':
    case 'aborted':
      return text.problem[problem.kind]
    case 'undecodable':
    case 'unexpected':
      return wordless
  }
}

import { ok, refuse, signedIn, type HandlerResponse, type SignedInCall } from '../handler.ts'

/** A handler about a person's credits; people without credits get a 404. */
export const aboutCredits = (respond: (balance: number, call: SignedInCall) => HandlerResponse) =>
  signedIn((call) => {
    const { creditsBalance } = call.user
    return creditsBalance === null ? refuse(404, { error: 'You have no credits' }) : respond(creditsBalance, call)
  })

/** GET /ccv/balance [CCV-1]: credits come in April and October; leavers get no new ones. */
export const getCreditsBalance = aboutCredits((balance, { user }) =>
  ok({ lastPaymentDate: user.employmentStatus === 'active' ? '2026-10-01' : '2026-04-01', balance }),
)

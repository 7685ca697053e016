import {
  actingAs,
  namingActing,
  forbidden,
  ok,
  sessionOfBearer,
  sessionOfCookie,
  unauthorised,
  type Handler,
} from '../handler.ts'

/** A word with a capital letter, as some back ends write it; the portal reads words in any letter case. */
const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

/**
 * GET /login/setup: everything about the person signed in. A call with a bearer keeps its token; after a reload the session
 * cookie is enough, and the response has a new token. During a masquerade it is about the user and the year of the headers.
 */
export const getLoginSetup: Handler = (call) => {
  const { db } = call
  const session = sessionOfBearer(call) ?? sessionOfCookie(call)
  const owner = session?.closing === false ? db.people.find(session.personId) : null
  if (!session || !owner) return unauthorised()
  const person = actingAs(call, owner)
  if (!person) return forbidden()
  const client = db.clients.find(person.clientId)
  const scheme = db.schemes.find(person.schemeId)
  if (!client || !scheme) return unauthorised()

  const token = `access-${crypto.randomUUID()}`
  db.sessions.update(session.id, { tokens: [...session.tokens, token] })
  const year = person.id === owner.id ? undefined : call.headers['x-masquerade-scheme-year']
  const { ssoLogoutUrl, oneHubLogoutUrl } = db.settings.find('settings') ?? {
    ssoLogoutUrl: null,
    oneHubLogoutUrl: null,
  }
  const setup = {
    access_token: token,
    user: {
      id: person.id,
      firstName: person.firstName,
      surname: person.surname,
      name: `${person.firstName} ${person.surname}`,
      email: person.email,
      userType: capitalised(person.userType),
      employmentStatus: person.employmentStatus,
      avatar: person.avatar,
      firstLogin: person.firstLogin,
      siteTermsUpdated: person.siteTermsUpdated,
      isInsightsEnabled: person.isInsightsEnabled,
      isDataLoadEligibilityImpactEnabled: person.isDataLoadEligibilityImpactEnabled,
      isMfaEnabled: person.secondFactor === 'validate',
    },
    client: { ...client, ccv: { nextVoucherDate: null } },
    scheme: { id: scheme.id, schemeYear: year ?? scheme.schemeYear },
    cmsData: { sso_access_only: scheme.ssoOnly },
    showWelcomeModal: person.firstLogin,
    ssoLogoutUrl,
    isOneHubIntegrationActive: oneHubLogoutUrl !== null,
    oneHubLogoutUrl,
  }
  return namingActing(ok(setup), owner, person)
}

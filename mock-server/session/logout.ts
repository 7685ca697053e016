import {
  actingAs,
  cookieOf,
  forbidden,
  ok,
  personOfBearer,
  sessionOfBearer,
  sessionOfCookie,
  settingCookie,
  signedIn,
  unauthorised,
} from '../handler.ts'
import type { Call, Handler } from '../handler.ts'

/** Removes the cookie of the session that logs out, unless the cookie is another session's. A masquerade has its own cookie. */
const forgetCookie = (call: Call) => {
  const bySession = sessionOfBearer(call)
  const byCookie = sessionOfCookie(call)
  return bySession && byCookie && bySession.id !== byCookie.id ? {} : settingCookie(cookieOf(call), null)
}

/** POST /logout: closes the session; its tokens then work for DELETE /user/logout only. */
export const logOut = signedIn((call) => {
  const session = sessionOfBearer(call)
  if (session) call.db.sessions.update(session.id, { closing: true })
  return ok({ status: 'success' }, forgetCookie(call))
})

/** DELETE /user/logout: removes the session, closed or not, and its cookie. */
export const endSession: Handler = (call) => {
  const session = sessionOfBearer(call) ?? sessionOfCookie(call)
  if (!session) return unauthorised()
  const person = personOfBearer(call)
  if (person && !actingAs(call, person)) return forbidden()
  const headers = forgetCookie(call)
  call.db.sessions.remove(session.id)
  return { status: 204, body: null, headers }
}

import {
  ok,
  sessionCookie,
  sessionOfBearer,
  sessionOfCookie,
  signedIn,
  unauthorised,
  type Handler,
} from '../handler.ts'

const forgetCookie = { 'Set-Cookie': `${sessionCookie}=; HttpOnly; Path=/; SameSite=Lax; Max-Age=0` }

/** POST /logout: closes the session; its tokens are then good for DELETE /user/logout only. */
export const logOut = signedIn((call) => {
  const session = sessionOfBearer(call)
  if (session) call.db.sessions.update(session.id, { closing: true })
  return ok({ status: 'success' }, forgetCookie)
})

/** DELETE /user/logout: removes the session, closed or not, and its cookie. */
export const endSession: Handler = (call) => {
  const session = sessionOfBearer(call) ?? sessionOfCookie(call)
  const anyBearer = call.headers['authorization'] && call.db.settings.find('settings')?.anyBearerIs
  if (!session && !anyBearer) return unauthorised()
  if (session) call.db.sessions.remove(session.id)
  return { status: 204, body: null, headers: forgetCookie }
}

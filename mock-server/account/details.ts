import { inPerson, ok, refuse, signedIn } from '../handler.ts'
import type { Person } from '../world/records.ts'
import { offeredAvatars } from './avatar.ts'
import { overtaken, versionOf } from '../version.ts'

type Change = Partial<Pick<Person, 'personalEmail' | 'phone' | 'avatar' | 'firstLogin'>>

const wireDetails = ({ id, personalEmail, phone, avatar }: Person) => ({ id, personalEmail, phone, avatar })

/** GET /user: the person's own details [PROF-1]. */
export const getUser = signedIn(({ user }) => ok(wireDetails(user), versionOf(wireDetails(user))))

/** PATCH /user: changes some of them. It accepts only pictures of the scheme's set, and numbers that can be dialled. */
export const updateUser = inPerson<Change>((call) => {
  const { db, user, body } = call
  const stale = overtaken(call, wireDetails(user))
  if (stale) return stale
  const { avatar = null, phone = null } = body
  const refused = (field: string, sentence: string) => refuse(422, { errors: { [field]: [sentence] } })
  if (avatar !== null && !offeredAvatars.some(({ url }) => url === avatar))
    return refused('avatar', 'This picture is no longer offered')
  if (phone !== null && phone.replaceAll(/\D/g, '').length < 7)
    return refused('phone', 'We can’t use this phone number. Check it and try again')
  return ok(wireDetails(db.people.update(user.id, body)))
})

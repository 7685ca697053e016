import { inPerson, ok, refuse } from '../handler.ts'

/** PATCH /user/policies: accepts the site terms [TERMS-1]. */
export const acceptPolicies = inPerson<{ readonly termsAccepted: boolean }>(({ db, user, body }) => {
  if (!body.termsAccepted)
    return refuse(422, { errors: { termsAccepted: ['Please confirm that you have read the terms and conditions'] } })
  db.people.update(user.id, { siteTermsUpdated: false })
  return ok({ status: 'success', termsRevision: true })
})

import { anyone, ok, refuse } from '../handler.ts'

const policy = (id: string) =>
  anyone(({ db }) => {
    const text = db.policies.find(id)
    if (!text) return refuse(500, { error: 'There was an issue requesting the latest content' })
    return ok({ title: text.title, content: text.content, version: text.version })
  })

/** GET /policies/terms-conditions. */
export const getTermsAndConditions = policy('terms-conditions')

/** GET /policies/privacy-policy. */
export const getPrivacyPolicy = policy('privacy-policy')

/** GET /policies/our-cookie-policy. */
export const getCookiePolicy = policy('our-cookie-policy')

import { anyone, ok, refuse } from '../handler.ts'
import { offeredAvatars } from '../account/avatar.ts'
import { avatarSets, coreBranding } from '../world/seeds/brands.ts'

/** GET /schemes/{id}: the brand by the scheme's id or by the first label of the domain [THEME-1]. */
export const getScheme = anyone(({ db, params }) => {
  const id = params['id'] ?? ''
  const scheme = db.schemes.find(id) ?? db.schemes.findBy({ label: id.toLowerCase() })
  if (!scheme) return refuse(404, { error: 'There is no such scheme' })
  return ok({
    scheme: { id: scheme.id, schemeYear: scheme.schemeYear },
    theme: scheme.theme,
    cmsData: { sso_access_only: scheme.ssoOnly },
  })
})

/** GET /scheme/branding/core-branding-urls: the images of a scheme without its own [THEME-1]. */
export const getCoreBranding = anyone(() => ok(coreBranding))

/** GET /scheme/branding/avatar-set/{id}: the avatars of a scheme [THEME-1]. */
export const getAvatarSet = anyone(({ db, params }) => {
  const scheme = db.schemes.find(params['id'] ?? '')
  if (!scheme) return refuse(404, { error: 'There is no such scheme' })
  return ok({ avatarsetPlainFileURL: avatarSets[scheme.id] ?? null, avatars: offeredAvatars })
})

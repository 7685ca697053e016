import { anyone, ok, refuse } from '../handler.ts'

/** GET /schemes/{id}: the brand by the scheme's id or by the first label of the domain (access-and-shell §7). */
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

import { fontNames } from '../brand-fonts.ts'
import type { Deployment } from './deployment.ts'

/**
 * The configuration on one machine, with the mock's two hosts on the ports after the portal's unless the environment names others. `demo`
 * has the mock inside the page: its stand-in pages are next to the portal's page, below `base`, the folder that it is served from.
 */
export const localDeployment = ({ demo, base }: { readonly demo: boolean; readonly base: string }): Deployment => {
  const legacy = process.env.PORTAL_LEGACY_URL ?? 'http://{hostname}:5174'
  const versioned = process.env.PORTAL_VERSIONED_URL ?? 'http://{hostname}:5175'
  return {
    hosts: { legacy, versioned },
    redirects: {
      singleSignOn: ['sso.acme.example'],
      signOut: ['sso.acme.example', 'onehub.acme.example'],
      workPlatform: ['work.acme.example'],
      partner: ['partner.example'],
      credits: [process.env.PORTAL_CREDITS_ORIGIN ?? (demo ? '{origin}' : legacy)],
      claims: ['claims.brightwell.example', 'claims.harbour-life.example', 'claims.compass-travel.example'],
    },
    captcha: {
      siteKey: 'stand-in',
      script: `${demo ? base : `${legacy}/`}_mock/recaptcha/api.js`,
      sources: demo ? [] : [`${legacy}/_mock/recaptcha/`],
      policies: [],
    },
    fonts: { base: `${base}fonts/`, names: [...fontNames] },
    videoHosts: ['player.video.example'],
    images: [],
    recordResponses: true,
    idempotencyKeys: true,
    sendLogs: { to: versioned, keptForDays: 30 },
    reports: undefined,
  }
}

import { defaultTheme, ThemeLoaded, ThemeRequested } from '../../src/domain/brand/theme.ts'
import { BannersLoaded, BannersRequested } from '../../src/domain/home/cards.ts'
import { html, profile } from '../../src/domain/samples.ts'
import { PortalOpened, ProfileLoaded } from '../../src/domain/session/session.ts'
import { AddressChanged } from '../../src/domain/shell/address.ts'

export const at = (path: string) => AddressChanged({ path, choices: {}, words: {}, quotes: {} })
export const banner = (text: string) =>
  BannersLoaded({ banners: [{ id: 'b', title: 'News', text: html(text), imageUrl: null, link: null }] })
/** A visit for trying the inspector. */
export const visit = [
  PortalOpened({}),
  ThemeRequested({ domainLabel: 'acme' }),
  ThemeLoaded({ theme: { ...defaultTheme, primaryColour: '#00695c', baseFont: 'Rubik' } }),
  ProfileLoaded({ profile, termsUpdated: false }),
  at('/app/home/'),
  BannersRequested({}),
  banner('<p>Wellbeing week</p>'),
]
export const causes = { 3: 2, 7: 6 }

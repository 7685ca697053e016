import { ThemeLoaded, ThemeRestored } from '../../domain/brand/theme.ts'
import { doing } from '../runtime/effect.ts'
import { portalEffect } from '../runtime/portal-effect.ts'

/** The theme's fonts are made known before a text asks for them. */
export const loadFonts = portalEffect({
  name: 'fonts.load',
  on: [ThemeLoaded, ThemeRestored],
  policy: 'everyOne',
  emits: [],
  outlivesSession: true,
  run: ({ data: { theme } }, { fonts }) =>
    doing(() => {
      for (const name of [theme.baseFont, theme.headerFont]) if (name !== null) fonts.use(name)
    }),
})

import { ThemeLoaded, ThemeRestored } from '../../domain/brand/theme.ts'
import { doing } from '../runtime/effect.ts'
import { portalEffect } from '../runtime/portal-effect.ts'

/** Registers the theme's fonts before any text uses them. */
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

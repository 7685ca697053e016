import { canvas, ink, toneSurfaces } from './colour.ts'
import type { Hex } from './colour.ts'

/** The colours that no brand changes, by their style properties. The stylesheet is written from them, so the test reads what the page uses. */
export const palette = {
  '--canvas': canvas,
  '--surface': '#ffffff',
  '--sunken': '#f1efec',
  '--ink': ink,
  '--ink-soft': '#555763',
  '--line': '#e2dfda',
  '--line-strong': '#7c7d87',

  '--success-text': '#17613b',
  '--success-ui': '#1d7a4a',
  '--success-surface': toneSurfaces.success,
  '--warning-text': '#7a4a00',
  '--warning-ui': '#a86400',
  '--warning-surface': toneSurfaces.warning,
  '--danger-text': '#a4231b',
  '--danger-ui': '#b92a20',
  '--danger-surface': toneSurfaces.danger,
  '--info-text': '#1d4f91',
  '--info-ui': '#2563b0',
  '--info-surface': toneSurfaces.info,

  '--focus-inner': '#ffffff',
  '--focus-outer': '#14131c',
} as const satisfies Readonly<Record<`--${string}`, Hex>>

/** Style properties as a stylesheet declares them. */
export const declarationsOf = (properties: Readonly<Record<string, string>>): string =>
  Object.entries(properties)
    .map(([name, value]) => `${name}: ${value};`)
    .join('\n')

import { ink, sunken, surface, warm, type Colours, type Pair } from './colour.ts'

/** The colours that no brand changes, by their style properties. The stylesheet is generated from them, so the test reads what the page uses. */
const pairs = {
  '--canvas': ['#f8f7f5', '#131418'],
  '--surface': surface,
  '--sunken': sunken,
  '--ink': ink,
  '--ink-soft': ['#535561', '#c1c0c8'],
  '--line': ['#e4e1dc', '#373944'],
  '--line-strong': ['#7c7d87', '#8e8f9b'],

  '--success-text': ['#17613b', '#82d8a8'],
  '--success-ui': ['#1d7a4a', '#4fbd80'],
  '--success-surface': ['#e9f5ee', '#12291d'],
  '--warning-text': ['#7a4a00', '#f2c368'],
  '--warning-ui': ['#a86400', '#d9a03a'],
  '--warning-surface': ['#fff4df', '#2e2410'],
  '--danger-text': ['#a4231b', '#ffaba3'],
  '--danger-ui': ['#b92a20', '#f4857b'],
  '--danger-surface': ['#fdeeec', '#351a18'],
  '--info-text': ['#1d4f91', '#a5c8fb'],
  '--info-ui': ['#2563b0', '#6da5ef'],
  '--info-surface': ['#ebf2fb', '#14243a'],

  '--art-paper': ['#ffffff', '#e6e2ee'],
  '--art-warm': warm,

  '--focus-inner': ['#ffffff', '#14131c'],
  '--focus-outer': ['#14131c', '#ffffff'],
} as const satisfies Readonly<Record<`--${string}`, Pair>>

type Property = keyof typeof pairs

const paletteOf = (scheme: 0 | 1): Readonly<Record<Property, Colours[Property]>> => {
  const entries = Object.entries(pairs).map(([name, pair]) => [name, pair[scheme]])
  // `Object.fromEntries` forgets the names.
  return Object.fromEntries(entries) as Record<Property, Colours[Property]>
}

/** The palette of the light scheme and of the dark one. */
export const palettes = [paletteOf(0), paletteOf(1)] as const

/** Style properties as a stylesheet declares them. */
export const declarationsOf = (properties: Readonly<Record<string, string>>): string =>
  Object.entries(properties)
    .map(([name, value]) => `${name}: ${value};`)
    .join('\n')

/** A colour as `#rrggbb` in lower case; only `parseHex` and the functions below create one. */
export type Hex = `#${string}`

type Channels = readonly [red: number, green: number, blue: number]

const white: Channels = [255, 255, 255]
const black: Channels = [0, 0, 0]

/** Minimum contrast of text with its surface (WCAG 2.2, 1.4.3). */
export const textContrast = 4.5

/** Minimum contrast of borders, icons and control shapes with their surface (WCAG 2.2, 1.4.11). */
export const uiContrast = 3

/** The tints of a brand colour over white, in per cent. */
export const tintSteps = [80, 60, 20, 5] as const

/** Parses `7f48df`, `#7f48df` or `#fff`; null for anything else, so that no other text reaches a style. */
export const parseHex = (text: string): Hex | null => {
  const digits = /^#?([0-9a-f]{6}|[0-9a-f]{3})$/i.exec(text.trim())?.[1]?.toLowerCase()
  if (digits === undefined) return null
  return `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`
}

const channelsOf = (hex: Hex): Channels => [
  Number.parseInt(hex.slice(1, 3), 16),
  Number.parseInt(hex.slice(3, 5), 16),
  Number.parseInt(hex.slice(5, 7), 16),
]

const hexOf = (channels: Channels): Hex =>
  `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`

const linear = (channel: number): number => {
  const share = channel / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

const luminance = (hex: Hex): number => {
  const [red, green, blue] = channelsOf(hex)
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

/** The WCAG contrast ratio of two colours, 1 to 21. */
export const contrast = (one: Hex, other: Hex): number => {
  const [first, second] = [luminance(one), luminance(other)]
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05)
}

const mix = (hex: Hex, other: Channels, share: number): Hex => {
  const [red, green, blue] = channelsOf(hex)
  const blend = (from: number, to: number) => from * share + to * (1 - share)
  return hexOf([blend(red, other[0]), blend(green, other[1]), blend(blue, other[2])])
}

/** `percent` of a colour over white: 100 is the colour itself, 0 is white. */
export const tint = (hex: Hex, percent: number): Hex => mix(hex, white, percent / 100)

/** Black or white, whichever reads better on the colour; always at least 4.5:1. */
export const readableOn = (hex: Hex): '#000000' | '#ffffff' =>
  contrast('#ffffff', hex) >= textContrast || contrast('#ffffff', hex) >= contrast('#000000', hex)
    ? '#ffffff'
    : '#000000'

/** The lightest shade of the colour with this ratio on every surface; the colour itself where it has it. */
export const shadeFor = (hex: Hex, surfaces: readonly Hex[], ratio: number): Hex => {
  for (let share = 1; share > 0; share -= 0.02) {
    const shade = mix(hex, black, share)
    if (surfaces.every((surface) => contrast(shade, surface) >= ratio)) return shade
  }
  return '#000000'
}

/** The page's background, `--canvas`. */
export const canvas: Hex = '#f8f7f5'

/** The surfaces of banners, `--success-surface` and the like. */
export const toneSurfaces = { success: '#e9f5ee', warning: '#fff4df', danger: '#fdeeec', info: '#ebf2fb' } as const

/** The page's text, `--ink`. */
export const ink: Hex = '#1e2029'

/** The colour of a QR code on white: the brand's own where cameras read it well, 4.5:1 or more, else the page's ink. */
export const qrColour = (primary: Hex): Hex => (contrast(primary, '#ffffff') >= textContrast ? primary : ink)

const hoverOf = (hex: Hex): Hex => mix(hex, readableOn(hex) === '#ffffff' ? black : white, 0.85)

const familyOf = (name: 'primary' | 'accent', hex: Hex): Record<string, Hex> => ({
  [`--brand-${name}`]: hex,
  ...Object.fromEntries(tintSteps.map((step) => [`--brand-${name}-${step}`, tint(hex, step)])),
  [`--brand-${name}-hover`]: hoverOf(hex),
  [`--brand-on-${name}`]: readableOn(hex),
})

/**
 * Every brand property of the page, for the root element.
 *
 * `--brand-text` is readable on white, on the canvas, on banners and on the 5 and 20 % tints; `--brand-ui` has 3:1 on the same surfaces and
 * draws borders and control shapes; `--brand-on-*` is readable on the colour and on its hover shade.
 */
export const brandVariables = (primary: Hex, accent: Hex): Record<string, Hex> => {
  const surfaces: Hex[] = ['#ffffff', canvas, tint(primary, 5), tint(primary, 20), ...Object.values(toneSurfaces)]
  return {
    ...familyOf('primary', primary),
    ...familyOf('accent', accent),
    '--brand-text': shadeFor(primary, surfaces, textContrast),
    '--brand-ui': shadeFor(primary, surfaces, uiContrast),
  }
}

/** The colours of the default theme. */
export const defaultColours: { primary: Hex; accent: Hex } = { primary: '#7f48df', accent: '#272a31' }

/** A colour as `#rrggbb` in lower case; only `parseHex` and the functions below create one. */
export type Hex = `#${string}`

type Channels = readonly [red: number, green: number, blue: number]

const white = '#ffffff'
const black = '#000000'

/** Minimum contrast of text with its surface (WCAG 2.2, 1.4.3). */
export const textContrast = 4.5

/** Minimum contrast of borders, icons and control shapes with their surface (WCAG 2.2, 1.4.11). */
export const uiContrast = 3

/** The tints of a brand colour over a card, in per cent. */
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

const hexOf = (channels: readonly number[]): Hex =>
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

const mix = (hex: Hex, other: Hex, share: number): Hex => {
  const end = channelsOf(other)
  return hexOf(channelsOf(hex).map((channel, index) => channel * share + (end[index] ?? 0) * (1 - share)))
}

/** White if it is readable on the colour, else black; always at least 4.5:1. */
const readableOn = (hex: Hex): Hex => (contrast(white, hex) >= textContrast ? white : black)

/** A colour of the light scheme and of the dark one. */
export type Pair = readonly [light: Hex, dark: Hex]

/** The background of cards and fields, `--surface`. */
export const surface: Pair = ['#ffffff', '#1f2027']

/** The background on which text is the hardest to read, `--sunken`: all others are lighter in the light scheme and darker in the dark one. */
export const sunken: Pair = ['#f1efec', '#2a2b34']

/** Style properties and their colours in one scheme. */
export type Colours = Readonly<Record<`--${string}`, Hex>>

/**
 * Every brand property of the page in the light scheme, 0, or the dark one, 1.
 *
 * `--brand-text` is readable on every surface and on the 5 and 20 % tints, and the surfaces on it; `--brand-ui` has 3:1 on the same and draws
 * borders and control shapes; `--brand-on-*` is readable on the colour and on its hover shade. In the dark scheme the colours are as light as
 * they must be to stand out from the page.
 */
export const brandColours = (primary: Hex, accent: Hex, scheme: 0 | 1): Colours => {
  const end = scheme === 0 ? black : white
  const grounds = [sunken[scheme]]
  // The colour itself if it has the ratio on every background.
  const shadeFor = (hex: Hex, ratio: number): Hex => {
    for (let share = 1; share > 0; share -= 0.02) {
      const shade = mix(hex, end, share)
      if (grounds.every((ground) => contrast(shade, ground) >= ratio)) return shade
    }
    return end
  }
  // The light scheme requires no ratio, so that a brand's colour is not adjusted.
  const fillOf = (own: Hex) => shadeFor(own, scheme * uiContrast)
  const tintOf = (fill: Hex, percent: number) => mix(fill, surface[scheme], percent / 100)
  const familyOf = (name: string, fill: Hex): Colours => {
    const on = readableOn(fill)
    return {
      [`--brand-${name}`]: fill,
      ...Object.fromEntries(tintSteps.map((step) => [`--brand-${name}-${step}`, tintOf(fill, step)])),
      [`--brand-${name}-hover`]: mix(fill, on === white ? black : white, 0.85),
      [`--brand-on-${name}`]: on,
    }
  }
  const fill = fillOf(primary)
  const families = { ...familyOf('primary', fill), ...familyOf('accent', fillOf(accent)) }
  grounds.push(tintOf(fill, 5), tintOf(fill, 20))
  return {
    ...families,
    '--brand-text': shadeFor(primary, textContrast),
    '--brand-ui': shadeFor(primary, uiContrast),
  }
}

/** The properties of both schemes in one: a browser takes the colour of the scheme in which it shows the page. */
export const lightDark = (light: Colours, dark: Readonly<Record<string, Hex>>): Record<string, string> =>
  Object.fromEntries(Object.entries(light).map(([name, hex]) => [name, `light-dark(${hex},${dark[name]})`]))

/** What a brand sets on the root element: both schemes, if the browser can choose between two colours. */
export const brandVariables = (primary: Hex, accent: Hex): Readonly<Record<string, string>> => {
  const light = brandColours(primary, accent, 0)
  return CSS.supports('color:light-dark(red,red)') ? lightDark(light, brandColours(primary, accent, 1)) : light
}

/** The colours of the default theme. */
export const defaultColours: { primary: Hex; accent: Hex } = { primary: '#7f48df', accent: '#272a31' }

/** A colour as `#rrggbb` in lower case; only `parseHex` and the functions below create one. */
export type Hex = `#${string}`

type Triple = readonly [number, number, number]

const white = '#ffffff'
const black = '#000000'

/** Minimum contrast of text with its surface (WCAG 2.2, 1.4.3). */
export const textContrast = 4.5

/** Minimum contrast of borders, icons and control shapes with their surface (WCAG 2.2, 1.4.11). */
export const uiContrast = 3

/** Parses `7f48df`, `#7f48df` or `#fff`; null for anything else, so that no other text reaches a style. */
export const parseHex = (text: string): Hex | null => {
  const digits = /^#?([0-9a-f]{6}|[0-9a-f]{3})$/i.exec(text.trim())?.[1]?.toLowerCase()
  if (digits === undefined) return null
  return `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`
}

const channelsOf = (hex: Hex): Triple => [
  Number.parseInt(hex.slice(1, 3), 16),
  Number.parseInt(hex.slice(3, 5), 16),
  Number.parseInt(hex.slice(5, 7), 16),
]

const hexOf = (channels: readonly number[]): Hex =>
  `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`

const linears = Array.from({ length: 256 }, (_, channel) => {
  const share = channel / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
})

const linear = (channel: number): number => linears[channel] ?? 0

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

const dot = ([a, b, c]: Triple, [x, y, z]: Triple): number => a * x + b * y + c * z

/** Lightness (0 to 1) and the two axes of hue and chroma in OKLab, where equal steps look equal. */
const labOf = (hex: Hex): Triple => {
  const [red, green, blue] = channelsOf(hex)
  const rgb: Triple = [linear(red), linear(green), linear(blue)]
  const cones: Triple = [
    Math.cbrt(dot([0.4122214708, 0.5363325363, 0.0514459929], rgb)),
    Math.cbrt(dot([0.2119034982, 0.6806995451, 0.1073969566], rgb)),
    Math.cbrt(dot([0.0883024619, 0.2817188376, 0.6299787005], rgb)),
  ]
  return [
    dot([0.2104542553, 0.793617785, -0.0040720468], cones),
    dot([1.9779984951, -2.428592205, 0.4505937099], cones),
    dot([0.0259040371, 0.7827717662, -0.808675766], cones),
  ]
}

const fromLab = (lab: Triple): Hex => {
  const cones: Triple = [
    dot([1, 0.3963377774, 0.2158037573], lab) ** 3,
    dot([1, -0.1055613458, -0.0638541728], lab) ** 3,
    dot([1, -0.0894841775, -1.291485548], lab) ** 3,
  ]
  const rgb = [
    dot([4.0767416621, -3.3077115913, 0.2309699292], cones),
    dot([-1.2684380046, 2.6097574011, -0.3413193965], cones),
    dot([-0.0041960863, -0.7034186147, 1.707614701], cones),
  ]
  return hexOf(
    rgb.map((share) => {
      const channel = share <= 0.0031308 ? share * 12.92 : 1.055 * share ** (1 / 2.4) - 0.055
      return 255 * Math.min(1, Math.max(0, channel))
    }),
  )
}

type Tone = readonly [lightness: number, share?: number, limit?: number]

/** The colour at another lightness, with its chroma multiplied and limited. */
const toned = (hex: Hex, ...[lightness, share = 1, limit = 1]: Tone): Hex => {
  const [, a, b] = labOf(hex)
  const chroma = Math.hypot(a, b)
  const factor = chroma === 0 ? 0 : Math.min(chroma * share, limit) / chroma
  return fromLab([lightness, a * factor, b * factor])
}

const lightnessOf = (hex: Hex): number => labOf(hex)[0]

/** The colour, lighter if it is darker than this. */
const atLeast = (hex: Hex, lightness: number): Hex => (lightnessOf(hex) < lightness ? toned(hex, lightness) : hex)

/** How many degrees the colour's hue is from another: red is at 25, yellow at 92. */
const hueDistance = (hex: Hex, hue: number): number => {
  const [, a, b] = labOf(hex)
  const distance = Math.abs((Math.atan2(b, a) * 180) / Math.PI - hue) % 360
  return Math.min(distance, 360 - distance)
}

const clamp = (least: number, value: number): number => Math.min(1, Math.max(least, value))

/** White if it is readable on the colour, else black; always at least 4.5:1. */
const readableOn = (hex: Hex): Hex => (contrast(white, hex) >= textContrast ? white : black)

/** A colour of the light scheme and of the dark one. */
export type Pair = readonly [light: Hex, dark: Hex]

/** The background of cards and fields, `--surface`. */
export const surface: Pair = ['#ffffff', '#1d1e24']

/** The neutral background on which text is the hardest to read, `--sunken`: all others are lighter in the light scheme and darker in the dark one. */
export const sunken: Pair = ['#f1efec', '#292a32']

/** The colour of text. */
export const ink: Pair = ['#1e2029', '#f0eeea']

/** The light of the sun in pictures; the ground of travel has a little of it. */
export const warm: Pair = ['#f7c66f', '#e0ab4a']

/** Style properties and their colours in one scheme. */
export type Colours = Readonly<Record<`--${string}`, Hex>>

/** The primary colour's hue at a fixed lightness, so that contrast is the same for every brand: light scheme, dark scheme. */
const tones = {
  '--brand-wash': [
    [0.962, 0.2, 0.024],
    [0.215, 0.32, 0.04],
  ],
  '--brand-tint': [
    [0.932, 0.33, 0.042],
    [0.29, 0.5, 0.075],
  ],
  '--brand-soft': [
    [0.87, 0.52, 0.075],
    [0.38, 0.65, 0.1],
  ],
  '--brand-mid': [
    [0.7, 0.9, 0.13],
    [0.58, 0.9, 0.13],
  ],
  '--part-2': [
    [0.68, 0.9, 0.12],
    [0.57, 0.9, 0.13],
  ],
  '--part-3': [
    [0.79, 0.75, 0.1],
    [0.47, 0.8, 0.12],
  ],
  '--part-4': [
    [0.88, 0.6, 0.07],
    [0.38, 0.7, 0.1],
  ],
  '--art-back': [
    [0.885, 0.45, 0.062],
    [0.36, 0.6, 0.085],
  ],
  '--art-near': [
    [0.82, 0.58, 0.085],
    [0.43, 0.7, 0.1],
  ],
  '--art-ink': [
    [0.27, 0.5, 0.08],
    [0.66, 0.35, 0.05],
  ],
} satisfies Readonly<Record<`--${string}`, readonly [Tone, Tone]>>

/** A fill, its shade under the pointer, and the text that reads on both. */
const fillFamily = (name: string, fill: Hex): Colours => {
  const on = readableOn(fill)
  return {
    [`--brand-${name}`]: fill,
    [`--brand-${name}-hover`]: mix(fill, on === white ? black : white, 0.86),
    [`--brand-on-${name}`]: on,
  }
}

/** The deep panel and what is drawn on it, the same in both schemes. A yellow loses chroma: the panel is charcoal, not brown. */
const deepColours = (primary: Hex, accent: Hex): Colours => {
  const chroma = clamp(0.22, (hueDistance(primary, 92) - 18) / 40)
  const deep = toned(toned(primary, 0.3, 0.75, 0.13), 0.3, chroma)
  const deeper = toned(toned(primary, 0.39, 0.8, 0.14), 0.39, chroma)
  return {
    '--brand-deep': deep,
    '--brand-deep-2': deeper,
    '--on-deep-soft': mix(white, deep, 0.86),
    '--deep-primary': atLeast(primary, 0.74),
    '--deep-accent': atLeast(accent, 0.8),
    '--deep-back': toned(deep, 0.36),
    '--deep-near': toned(deeper, 0.42),
    '--deep-mid': toned(deeper, 0.54, 1.05),
  }
}

/**
 * Every brand property of the page in the light scheme, 0, or the dark one, 1.
 *
 * `--brand-text` is readable on every surface and tint; `--brand-ui` has 3:1 on surfaces, wash and tint, and draws borders and control shapes;
 * `--brand-on-*` is readable on the fill and on its hover shade. In the dark scheme fills are as light as they must be to stand out from the
 * page. `--brand-keep` is the fill beside a red button: ink where the brand is red itself.
 */
export const brandColours = (primary: Hex, accent: Hex, scheme: 0 | 1): Colours => {
  const way = scheme === 0 ? -1 : 1
  const tints = Object.fromEntries(Object.entries(tones).map(([name, pair]) => [name, toned(primary, ...pair[scheme])]))
  const tint = toned(primary, ...tones['--brand-tint'][scheme])
  const soft = toned(primary, ...tones['--brand-soft'][scheme])
  const grounds = [sunken[scheme], tint]
  // The colour itself if it has the ratio on every background.
  const shadeFor = (hex: Hex, ratio: number, ...more: readonly Hex[]): Hex => {
    let shade = hex
    for (let lightness = lightnessOf(hex); lightness > 0 && lightness < 1; lightness += way * 0.01) {
      if ([...grounds, ...more].every((ground) => contrast(shade, ground) >= ratio)) return shade
      shade = toned(hex, lightness + way * 0.01)
    }
    return scheme === 0 ? black : white
  }
  // The light scheme requires no ratio, so that a brand's colour is not adjusted.
  const fill = scheme === 0 ? primary : shadeFor(primary, uiContrast)
  const kept = clamp(0, (hueDistance(primary, 25) - 15) * 9)
  const base = scheme === 0 ? 0.27 : 0.94
  const keep = kept === 1 ? fill : toned(fill, base + (lightnessOf(fill) - base) * kept, Math.max(0.15, kept))
  const text = shadeFor(primary, textContrast, soft)
  const ownAccent = scheme === 0 ? accent : atLeast(accent, 0.68)
  return {
    ...tints,
    ...fillFamily('primary', fill),
    ...fillFamily('keep', keep),
    ...deepColours(primary, accent),
    '--brand-text': text,
    '--brand-ui': shadeFor(primary, uiContrast),
    '--brand-accent': ownAccent,
    '--money-you': scheme === 0 ? mix(accent, ink[0], 0.88) : ownAccent,
    '--brand-current': scheme === 0 ? tint : soft,
    '--brand-segment': scheme === 0 ? surface[0] : soft,
    '--brand-on-current': scheme === 0 ? text : ink[1],
    '--ground-protection': mix(tint, soft, 0.5),
    '--ground-travel': mix(warm[scheme], surface[scheme], scheme === 0 ? 0.28 : 0.14),
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

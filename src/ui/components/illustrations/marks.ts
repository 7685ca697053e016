/** What a mark is painted with: the ground from far to near, tones of the brand, paper, a warm light, ink, and lines of them. */
type Fill = 'back' | 'near' | 'ground' | 'mid' | 'front' | 'accent' | 'paper' | 'warm' | 'ink'
type Stroke = 'line-ink' | 'line-front' | 'line-accent' | 'line-paper' | 'line-fine' | 'line-warm'
/** Widths of lines (`w5` to `w9`, `thin`, `dash`) and how much shines through (`o2` to `o8`) follow the paint. */
export type Paint = Fill | Stroke | `${Fill | Stroke} ${string}`

/** A path with its paint (null: that of its group), and a transform if it has one; or several marks under one transform and paint. */
export type Mark =
  | readonly [paint: Paint | null, path: string, transform?: string]
  | { readonly marks: readonly Mark[]; readonly transform: string | null; readonly paint: Paint | null }

export const group = (marks: readonly Mark[], transform: string | null, paint: Paint | null = null): Mark => ({
  marks,
  transform,
  paint,
})

const place = (x: number, y: number, scale: number): string => `translate(${x} ${y}) scale(${scale})`

const ellipse = (x: number, y: number, rx: number, ry: number): string =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`

/** A circle about (x, y); without a paint it has that of its group. */
export const disc = (paint: Paint | null, x: number, y: number, r: number): Mark => [paint, ellipse(x, y, r, r)]

/** A rectangle with round corners. */
export const box = (paint: Paint, x: number, y: number, width: number, height: number, r = 4): Mark => {
  const [across, down] = [width - 2 * r, height - 2 * r]
  const turn = (dx: number, dy: number): string => (r === 0 ? '' : `a${r} ${r} 0 0 1 ${dx} ${dy}`)
  return [
    paint,
    `M${x + r} ${y}h${across}${turn(r, r)}v${down}${turn(-r, r)}h${-across}${turn(-r, -r)}v${-down}${turn(r, -r)}z`,
  ]
}

export const sun = (x: number, y: number, r = 20): Mark => ['warm', ellipse(x, y, r, r)]

export const cloud = (x: number, y: number, scale = 1): Mark => [
  'paper',
  'M12 24a12 12 0 0 1 2-23.8a17 17 0 0 1 32-1a13 13 0 0 1 8 24.8z',
  place(x, y, scale),
]

/** A tree that stands on (x, y). */
export const tree = (x: number, y: number, scale = 1, crown: Paint = 'mid'): Mark =>
  group(
    [
      ['line-ink', 'M0 0V-20'],
      [crown, ellipse(0, -30, 13, 17)],
    ],
    place(x, y, scale),
  )

export const bush = (x: number, y: number, scale = 1): Mark => [
  'mid',
  'M-20 0a10 10 0 0 1 6-18a12 12 0 0 1 22-4a11 11 0 0 1 12 22z',
  place(x, y, scale),
]

const SPARK = 'M0-12L3-3L12 0L3 3L0 12L-3 3L-12 0L-3-3Z'
export const spark = (x: number, y: number, scale = 1, paint: Paint = 'warm'): Mark => [
  paint,
  SPARK,
  place(x, y, scale),
]
/** Sparks are left out where a picture is only 64 px. */
export const isSpark = (mark: Mark): boolean => 'length' in mark && mark[1] === SPARK

export const heart = (x: number, y: number, scale = 1, paint: Paint = 'front'): Mark => [
  paint,
  'M0 30C-26 12-34 0-34-12a17 17 0 0 1 34-7a17 17 0 0 1 34 7C34 0 26 12 0 30Z',
  place(x, y, scale),
]

/** What shines over a landscape: the sun while choosing is open, the moon when it is closed, nothing before that is known. */
export type Light = 'sun' | 'moon' | null

export const light = (x: number, y: number, r: number, time: Light): readonly Mark[] => {
  switch (time) {
    case null:
      return []
    case 'sun':
      return [group([sun(x, y, r)], null, 'warm sun')]
    case 'moon':
      return [
        ['warm', `M${x} ${y - r}a${r} ${r} 0 1 0 ${r} ${r}a${r * 0.78} ${r * 0.78} 0 0 1-${r}-${r}z`],
        spark(x + r * 1.5, y - r, r / 60),
        spark(x - r * 1.8, y + r * 0.3, r / 80),
        spark(x + r * 0.4, y - r * 0.2, r / 110),
      ]
  }
}

/** A scene on a canvas of 400 by 160: what is behind its object, the object, and what is in front of it. */
export interface Drawn {
  readonly glow?: readonly Mark[]
  readonly sky?: readonly Mark[]
  readonly back?: readonly Mark[]
  readonly mid?: readonly Mark[]
  readonly road?: readonly Mark[]
  readonly object?: readonly Mark[]
  readonly front?: readonly Mark[]
  /** A land of its own, in place of the hills. */
  readonly land?: readonly Mark[]
}

import { circle } from '../icons/icon-shapes.ts'

/** What a shape is painted with: tints of the brand from the back to the front, paper, a warm light, or a line of one of them. */
export type Paint = 'back' | 'mid' | 'front' | 'paper' | 'warm' | 'line' | 'trace' | 'fine'

/** A shape on a canvas of 320 by 160. */
export type Shape = readonly [paint: Paint, path: string]

/** The shapes of a scene, from the back to the front. In a wider frame the scene is on the right, and the ground continues to the left. */
export type Scene = readonly Shape[]

const box = (x: number, y: number, width: number, height: number, r: number): string =>
  `M${x + r} ${y}h${width - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${height - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - width}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - height}a${r} ${r} 0 0 1 ${r} ${-r}z`

/** A heart with its point at (x, y) and lobes of radius `r`. */
const heart = (x: number, y: number, r: number): string =>
  `M${x} ${y}l${-1.75 * r} ${-1.7 * r}a${r} ${r} 0 0 1 ${1.75 * r} ${-1.35 * r}a${r} ${r} 0 0 1 ${1.75 * r} ${1.35 * r}z`

const cloud = (x: number, y: number): string =>
  `M${x} ${y}a12 12 0 0 1 3-23.6a18 18 0 0 1 34-3a13.5 13.5 0 0 1 12 26.6z`

/** A leaf from its stalk at (x, y), to the left (-1) or the right (1). */
const leaf = (x: number, y: number, side: 1 | -1, size: number): string =>
  `M${x} ${y}c0 ${-0.9 * size} ${side * 0.5 * size} ${-1.2 * size} ${side * 1.3 * size} ${-1.2 * size}c0 ${0.8 * size} ${-side * 0.4 * size} ${1.2 * size} ${-side * 1.3 * size} ${1.2 * size}z`

/** A coin seen from the side; `y` is the height of its lower edge. */
const coin = (x: number, y: number): string => box(x, y - 10, 40, 10, 5)

/** A person from head to waist: the head's middle is at (x, y). */
const person = (x: number, y: number, size: number): string =>
  `M${x - size * 1.5} ${y + size * 4}v${-size * 1.1}a${size * 1.5} ${size * 1.5} 0 0 1 ${size * 3} 0v${size * 1.1}z`

/** Water over the whole width, with its crests at height `y`. */
const waves = (y: number): string => `M-200 ${y}${'c20 0 20 8 40 8s20-8 40-8'.repeat(7)}V160H-200z`

const ground: Shape = ['back', 'M-200 136c70 10 140 12 200-4c60-16 110-14 170-6s100 8 150-4v38H-200z']

export const scenes = {
  health: [
    ['back', circle(214, 84, 66)],
    ground,
    ['front', heart(210, 134, 27)],
    ['fine', 'M146 92h40l8-16l14 34l11-26l7 8h52'],
    ['warm', 'M274 34h10v10h10v10h-10v10h-10v-10h-10v-10h10z'],
    ['paper', 'M124 46h7v7h7v7h-7v7h-7v-7h-7v-7h7zM286 102h5v5h5v5h-5v5h-5v-5h-5v-5h5z'],
  ],
  wellbeing: [
    ['warm', circle(230, 62, 32)],
    ['back', 'M-60 160c60-40 110-10 140-20c30-40 60-40 90-20s80-30 150-20v60z'],
    ['mid', 'M110 160c30-30 60-34 96-16s74-12 114-8v24z'],
    ['line', 'M196 142V84'],
    ['front', `${leaf(196, 104, 1, 26)}${leaf(196, 118, -1, 26)}${leaf(196, 88, -1, 18)}${leaf(196, 84, 1, 14)}`],
    ['paper', cloud(110, 62)],
  ],
  protection: [
    ['paper', `${cloud(98, 52)}${cloud(272, 44)}`],
    ground,
    ['line', 'M118 62l-5 12M134 66l-5 12M292 54l-5 12M308 58l-5 12'],
    ['mid', box(176, 98, 66, 40, 3)],
    ['warm', 'M200 116h18v22h-18z'],
    ['front', 'M132 92a78 62 0 0 1 156 0c-14-11-26-11-39 0c-13-11-26-11-39 0c-13-11-26-11-39 0c-13-11-25-11-39 0z'],
    ['mid', 'M171 92c5-34 20-56 39-62c19 6 34 28 39 62c-13-11-26-11-39 0c-13-11-26-11-39 0z'],
    ['line', 'M210 30v-8'],
  ],
  travel: [
    ['warm', circle(262, 52, 24)],
    ['back', 'M60 160l62-70l42 44l40-32l56 58z'],
    ['paper', `${cloud(104, 60)}${cloud(238, 84)}`],
    ['trace', 'M92 128c40 12 84-6 110-34'],
    [
      'front',
      'M262 44c8-4 14-3 16 1s-2 9-9 13l-22 12l-8 40l-9 4l-4-33l-20 11l-3 15l-6 2l-5-19l-15-13l5-4l15 3l18-12l-26-21l9-5l38 10z',
    ],
    ['mid', 'M-200 156c120-14 380-16 520-8v12H-200z'],
  ],
  commute: [
    ['warm', circle(100, 48, 20)],
    [
      'back',
      `${box(120, 60, 34, 84, 3)}${box(160, 34, 40, 110, 3)}${box(206, 72, 30, 72, 3)}${box(242, 48, 42, 96, 3)}`,
    ],
    [
      'paper',
      [44, 60, 76].map((y) => `${box(168, y, 8, 8, 1)}${box(184, y, 8, 8, 1)}`).join('') +
        [58, 74].map((y) => `${box(252, y, 8, 8, 1)}${box(268, y, 8, 8, 1)}`).join(''),
    ],
    ['mid', 'M-200 138h520v22h-520z'],
    [
      'line',
      `${circle(172, 118, 21)}${circle(242, 118, 21)}M172 118l22-42h36l12 42M194 76l18 42h-40M212 118l22-36M230 76l-4-14h12M188 66h14M194 76l-4-10`,
    ],
  ],
  pension: [
    ['warm', circle(268, 48, 26)],
    ground,
    ['mid', `${coin(120, 134)}${coin(120, 122)}`],
    ['front', `${coin(172, 134)}${coin(172, 122)}${coin(172, 110)}${coin(172, 98)}`],
    ['mid', `${coin(224, 134)}${coin(224, 122)}${coin(224, 110)}${coin(224, 98)}${coin(224, 86)}${coin(224, 74)}`],
    ['line', 'M140 110V96M192 86V66M244 62V34'],
    [
      'front',
      `${leaf(140, 102, 1, 12)}${leaf(192, 78, 1, 16)}${leaf(192, 82, -1, 13)}${leaf(244, 50, 1, 20)}${leaf(244, 56, -1, 20)}${leaf(244, 38, -1, 13)}`,
    ],
  ],
  savings: [
    ['back', circle(210, 84, 64)],
    ground,
    ['paper', box(166, 56, 88, 82, 16)],
    ['front', box(160, 44, 100, 14, 6)],
    [
      'warm',
      [184, 204, 224, 238].map((x) => circle(x - 1, 124, 9)).join('') +
        [193, 213, 230].map((x) => circle(x, 110, 9)).join('') +
        circle(203, 96, 9),
    ],
    ['line', box(166, 56, 88, 82, 16)],
    ['warm', circle(210, 22, 11)],
    ['trace', 'M184 22h6M230 22h6M194 36l-4 4M226 36l4 4'],
  ],
  giving: [
    ['warm', circle(96, 56, 20)],
    ['back', 'M-120 160c60-30 110-20 180-10c40-30 90-40 130-20s80-10 130-14v44z'],
    ['trace', 'M170 96c4 20 18 32 38 42M212 82c0 22-2 38-4 56M256 102c-8 16-26 26-48 36'],
    ['mid', heart(170, 98, 11)],
    ['front', heart(212, 84, 16)],
    ['paper', heart(256, 104, 11)],
    ['front', 'M194 134h28l-4 22h-20z'],
  ],
  time: [
    ['warm', circle(224, 92, 44)],
    ['back', waves(108)],
    ['mid', waves(128)],
    ['paper', box(96, 34, 76, 72, 8)],
    ['front', 'M104 34h60a8 8 0 0 1 8 8v12h-76v-12a8 8 0 0 1 8-8z'],
    ['line', 'M114 28v12M154 28v12'],
    ['mid', `${box(106, 64, 12, 10, 2)}${box(128, 64, 12, 10, 2)}${box(150, 64, 12, 10, 2)}${box(106, 82, 12, 10, 2)}`],
    ['warm', `${box(128, 82, 12, 10, 2)}${box(150, 82, 12, 10, 2)}`],
  ],
  family: [
    ['back', circle(206, 76, 62)],
    ground,
    ['paper', 'M150 74l58-46l58 46v64H150z'],
    ['front', 'M138 78l70-58l70 58l-8 9l-62-51l-62 51z'],
    ['front', `${circle(184, 86, 10)}${person(184, 86, 12)}`],
    ['mid', `${circle(228, 82, 11)}${person(228, 82, 13)}`],
    ['warm', `${circle(205, 108, 8)}${person(205, 108, 8)}`],
  ],
  lifestyle: [
    ['back', circle(210, 80, 64)],
    ground,
    ['line', 'M150 66v-12a18 18 0 0 1 36 0v12M222 78v-10a15 15 0 0 1 30 0v10'],
    ['mid', 'M198 76h78l8 64h-94z'],
    ['front', 'M128 62h80l9 78h-98z'],
    ['paper', heart(168, 118, 11)],
    ['warm', 'M262 22l5 12l12 5l-12 5l-5 12l-5-12l-12-5l12-5zM108 34l3 8l8 3l-8 3l-3 8l-3-8l-8-3l8-3z'],
  ],
  screen: [
    ['back', circle(208, 78, 62)],
    ground,
    ['front', box(142, 38, 132, 88, 8)],
    ['paper', box(150, 46, 116, 72, 3)],
    ['mid', `${box(160, 56, 46, 32, 3)}${box(160, 96, 70, 6, 3)}${box(160, 107, 46, 6, 3)}`],
    ['warm', circle(240, 72, 14)],
    ['mid', 'M122 126h172v4a10 10 0 0 1-10 10h-152a10 10 0 0 1-10-10z'],
  ],
  ccv: [
    ['back', circle(206, 80, 64)],
    ground,
    ['mid', 'M132 52l126-22a8 8 0 0 1 9 6l14 76l-140 22z'],
    ['front', box(140, 56, 140, 82, 10)],
    ['paper', box(154, 72, 28, 20, 4)],
    ['fine', 'M154 110h60M154 122h36'],
    ['warm', `${circle(252, 112, 14)}${circle(236, 112, 14)}`],
  ],
  other: [
    ['back', circle(208, 84, 64)],
    ground,
    ['mid', box(158, 84, 100, 54, 4)],
    ['front', box(150, 66, 116, 22, 5)],
    ['paper', 'M200 66h16v72h-16z'],
    ['line', 'M208 64c-30 2-40-12-34-24s28-6 34 24c6-30 28-36 34-24s-4 26-34 24z'],
    ['warm', 'M272 22l5 12l12 5l-12 5l-5 12l-5-12l-12-5l12-5zM124 44l3 8l8 3l-8 3l-3 8l-3-8l-8-3l8-3z'],
  ],
} as const satisfies Readonly<Record<string, Scene>>

export type SceneName = keyof typeof scenes

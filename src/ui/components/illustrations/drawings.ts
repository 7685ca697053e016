import { benefitScenes } from './benefit-scenes.ts'
import { balloon, landscape, lowLandscape } from './landscape.ts'
import { isSpark, type Drawn, type Mark } from './marks.ts'
import { pageScenes } from './page-scenes.ts'
import type { SceneName } from './scene-names.ts'

export { balloon, landscape, lowLandscape }

const scenes: Readonly<Record<SceneName, Drawn>> = { ...benefitScenes, ...pageScenes }

const hills: readonly Mark[] = [
  [
    'back',
    'M-1400 156C-900 156-500 156-320 150C-180 146-80 136-10 112C60 88 120 86 190 104S330 120 400 86S640 120 800 96S1200 80 1600 110V170H-1400Z',
  ],
]
const near: readonly Mark[] = [
  [
    'near',
    'M-1400 163C-900 160-400 162-200 156C-120 154-60 155 0 140C80 120 150 130 220 138S350 142 400 126S660 150 800 130S1300 130 1600 140V170H-1400Z',
  ],
]

/** A scene with its object on the land, 400 by 160. */
export const sceneMarks = (name: SceneName): readonly Mark[] => {
  const { glow = [], sky = [], back = [], mid = [], road = [], object = [], front = [], land } = scenes[name]
  if (land) return [...land, ...object]
  return [...glow, ...sky, ...hills, ...back, ...mid, ...near, ...road, ...object, ...front]
}

/** The object of a scene alone. */
const objectMarks = (name: SceneName): readonly Mark[] => {
  const { glow = [], mid = [], object = [] } = scenes[name]
  return [...glow, ...mid, ...object]
}

/** Where the object of a card is cut, on purpose: left, top, width; the height is two fifths of it. */
const frames: { readonly [Name in SceneName]?: readonly [number, number, number] } = {
  life: [52, 0, 300],
  income: [60, 10, 280],
  pension: [58, 22, 290],
  giving: [60, 12, 280],
  car: [60, 36, 280],
  cycle: [64, 34, 280],
  gym: [60, 36, 280],
  eye: [60, 38, 280],
  accident: [60, 30, 280],
  breakdown: [60, 36, 280],
  will: [64, 18, 280],
  screen: [60, 14, 280],
  week: [90, 44, 220],
  family: [94, 26, 280],
}
/** The middle and the width of an object in a square. */
const squares: { readonly [Name in SceneName]?: readonly [number, number] } = {
  medical: [200, 168],
  dental: [216, 204],
  gym: [200, 240],
  talk: [200, 244],
  leave: [180, 216],
  screen: [220, 212],
  cash: [220, 204],
  cycle: [203, 200],
  eye: [200, 236],
  tech: [200, 224],
  family: [235, 220],
  life: [201, 212],
  pension: [196, 216],
  share: [206, 212],
  credits: [203, 200],
  travel: [215, 200],
  car: [204, 224],
  vouchers: [203, 208],
  will: [205, 200],
  ticket: [200, 212],
  giving: [200, 196],
}

/** The object of a scene as the top of a card, and the part of the canvas that it fills. */
export const cardMarks = (name: SceneName): { readonly marks: readonly Mark[]; readonly viewBox: string } => {
  const [x, y, width] = frames[name] ?? [60, 26, 280]
  return { marks: objectMarks(name), viewBox: `${x} ${y} ${width} ${width * 0.4}` }
}

/** The object of a scene as a small square. */
export const thumbMarks = (name: SceneName): { readonly marks: readonly Mark[]; readonly viewBox: string } => {
  const [x, width] = squares[name] ?? [200, 188]
  return {
    marks: objectMarks(name).filter((mark) => !isSpark(mark)),
    viewBox: `${x - width / 2} ${85 - width / 2} ${width} ${width}`,
  }
}

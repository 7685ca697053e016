import type { benefitScenes } from './benefit-scenes.ts'
import type { pageScenes } from './page-scenes.ts'

/** What a scene shows. */
export type SceneName = keyof typeof benefitScenes | keyof typeof pageScenes

/** The scene of each kind of benefit: the host's `icon`. */
const ofKinds: Readonly<Record<string, keyof typeof benefitScenes>> = {
  accident: 'accident',
  'annual-leave': 'leave',
  'annual-leave-sell': 'sell',
  assessment: 'screen',
  breakdown: 'breakdown',
  car: 'car',
  cash: 'savings',
  'cash-plan': 'cash',
  childcare: 'family',
  'critical-illness': 'critical',
  cycle: 'cycle',
  dental: 'dental',
  eye: 'eye',
  gift: 'credits',
  giving: 'giving',
  gym: 'gym',
  health: 'medical',
  income: 'income',
  learning: 'learn',
  life: 'life',
  parking: 'car',
  pension: 'pension',
  phone: 'talk',
  retail: 'vouchers',
  'season-ticket': 'ticket',
  shares: 'share',
  technology: 'tech',
  travel: 'travel',
  will: 'will',
}

/** The scene of a benefit whose kind is not known, by its group. */
const ofGroups: Readonly<Record<string, keyof typeof benefitScenes>> = {
  ccv: 'credits',
  family: 'family',
  giving: 'giving',
  health: 'medical',
  lifestyle: 'vouchers',
  pension: 'pension',
  protection: 'life',
  savings: 'savings',
  time: 'leave',
  travel: 'travel',
  wellbeing: 'gym',
}

const own = (names: Readonly<Record<string, keyof typeof benefitScenes>>, key: string) =>
  Object.hasOwn(names, key) ? names[key] : undefined

/** The scene of a benefit: that of its kind, else of its group, else parcels, which suit any benefit. */
export const sceneOf = (groupCode: string, kind: string): keyof typeof benefitScenes =>
  own(ofKinds, kind) ?? own(ofGroups, groupCode) ?? 'vouchers'

/** The ground of each kind of benefit. */
export type SceneGround = 'health' | 'protection' | 'money' | 'travel' | 'time'

const grounds: Readonly<Partial<Record<SceneName, SceneGround>>> = {
  critical: 'protection',
  income: 'protection',
  life: 'protection',
  accident: 'protection',
  will: 'protection',
  credits: 'money',
  savings: 'money',
  giving: 'money',
  share: 'money',
  pension: 'money',
  breakdown: 'travel',
  cycle: 'travel',
  car: 'travel',
  ticket: 'travel',
  travel: 'travel',
  leave: 'time',
  family: 'time',
  learn: 'time',
  sell: 'time',
  vouchers: 'time',
  tech: 'time',
}

/** The kind of benefit that a scene belongs to: each kind has its ground. */
export const groundOf = (scene: SceneName): SceneGround => grounds[scene] ?? 'health'

import { circle, joined } from './icon-shapes.ts'
import type { MoreIconName } from './icon-paths-more.ts'

/** The icons of the login page: strokes on a grid of 24, with round ends. */
const firstPaths = {
  'check-circle': `${circle(12, 12, 9)}M8 12.3l2.8 2.8L16 9.7`,
  close: 'M6 6l12 12M18 6L6 18',
  download: 'M12 4v11M7 11l5 5l5-5M5 20h14',
  info: `${circle(12, 12, 9)}M12 11v5.5M12 7.6v.01`,
  refresh: 'M20 5v5h-5M4 19v-5h5M19.5 10a8 8 0 0 0-14.3-2.5M4.5 14a8 8 0 0 0 14.3 2.5',
  warning: 'M12 4L2.8 19.5h18.4zM12 10v4.5M12 16.9v.01',
} as const

export type IconName = keyof typeof firstPaths | MoreIconName

/** The path of an icon. `icon-paths-more.ts` adds those of all other pages, with their scripts. */
export const iconPath = (name: string): string | undefined =>
  (firstPaths as Partial<Record<string, string>>)[name] ?? joined[name]
// The cast allows the lookup of names that other scripts add.

/** All names that are known so far. */
export const iconNames = (): readonly IconName[] => [...Object.keys(firstPaths), ...Object.keys(joined)] as IconName[] // the keys of both

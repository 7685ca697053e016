import { specimenTitles } from './specimens.ts'
import { screens } from './states.ts'

/** One thing that the gallery shows, as its tests and its list of contents know it. */
export interface Listed {
  /** `benefits/detail/failed`, or `kit/buttons`. */
  readonly id: string
  readonly query: string
  readonly group: string
  readonly title: string
  readonly state: string
  /** The main state of its screen. */
  readonly isMain: boolean
  readonly only: 'phone' | 'desktop' | null
}

/** Everything that the gallery shows. */
export const listed: readonly Listed[] = [
  ...Object.entries(screens).flatMap(([slug, { title, states }]) =>
    Object.entries(states).map(([state, { only }], index): Listed => ({
      id: `${slug}/${state}`,
      query: `screen=${slug}&state=${state}`,
      group: slug.split('/')[0] ?? slug,
      title,
      state,
      isMain: index === 0,
      only: only ?? null,
    })),
  ),
  ...Object.entries(specimenTitles).map(([slug, title]): Listed => ({
    id: `kit/${slug}`,
    query: `specimen=${slug}`,
    group: 'kit',
    title,
    state: slug,
    isMain: true,
    only: null,
  })),
]

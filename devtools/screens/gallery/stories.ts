import { catalogue } from '../states/catalogue.ts'
import { targetOf } from '../states/state.ts'
import { componentTitles } from './component-titles.ts'

/** A state or component that the gallery shows, for its tests and its list of contents. */
export interface Story {
  /** `benefits/detail/failed`, or `components/bars`. */
  readonly id: string
  readonly query: string
  readonly group: string
  readonly title: string
  readonly state: string
  /** The main state of its screen. */
  readonly isMain: boolean
  readonly only: 'phone' | 'desktop' | null
}

/** Everything that the gallery shows. A failure that shows nothing has no story. */
export const stories: readonly Story[] = [
  ...catalogue
    .filter(({ state }) => targetOf(state) !== null)
    .map(({ id, name, stateName, screen, state, isMain }): Story => ({
      id,
      query: `screen=${name}&state=${stateName}`,
      group: name.split('/')[0] ?? name,
      title: screen.title,
      state: stateName,
      isMain,
      only: state.only ?? null,
    })),
  ...Object.entries(componentTitles).map(([name, title]): Story => ({
    id: `components/${name}`,
    query: `component=${name}`,
    group: 'components',
    title,
    state: name,
    isMain: true,
    only: null,
  })),
]

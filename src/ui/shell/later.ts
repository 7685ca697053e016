import type { ComponentType } from 'react'
import { lazy } from 'react'

/** A lazily loaded component, which `fetchAhead` can fetch before it is drawn. */
export const later = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  Object.assign(
    lazy(async () => ({ default: await load() })),
    { load },
  )

/** What can be fetched while something else loads. */
export type Ahead = readonly { readonly load: () => Promise<unknown> }[]

/** Fetches the scripts of what will be drawn soon. A script that fails to load is reported where it is drawn. */
export const fetchAhead = (parts: Ahead): void => {
  for (const { load } of parts) load().catch(() => {})
}

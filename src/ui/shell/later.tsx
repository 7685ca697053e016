import type { ComponentType, ReactNode } from 'react'
import { startTransition, useEffect, useState } from 'react'
import { Loading } from '../components/feedback/loading.tsx'
import { text } from '../text/shared.ts'

type Outcome<A> = { readonly value: A } | { readonly error: unknown }

const outcomes = new WeakMap<Promise<unknown>, Outcome<unknown>>()

const settled = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    (value) => outcomes.set(promise, { value }),
    (error: unknown) => outcomes.set(promise, { error }),
  )

/**
 * What a promise has resolved to; null until then. Throws what it was rejected with. In place of `Suspense`, which shows nothing
 * within 300 ms of its fallback.
 */
export const useArrived = <A,>(promise: Promise<A>): { readonly value: A } | null => {
  const outcome = outcomes.get(promise) as Outcome<A> | undefined // of the same promise
  const [, redraw] = useState({})
  useEffect(() => {
    if (outcome) return undefined
    let isDrawn = true
    void settled(promise).then(() => {
      if (isDrawn) startTransition(() => redraw({}))
    })
    return () => {
      isDrawn = false
    }
  }, [promise, outcome])
  if (!outcome) return null
  if ('error' in outcome) throw outcome.error
  return outcome
}

/**
 * A component whose script is fetched when it is first drawn, or by `fetchAhead` before.
 * @param waiting stands there until the script has arrived
 */
export const later = <Props extends object>(load: () => Promise<ComponentType<Props>>, waiting: ReactNode = null) => {
  let script: Promise<ComponentType<Props>> | null = null
  const fetched = () => {
    if (script === null) {
      script = load()
      void settled(script)
    }
    return script
  }
  const Later = (props: Props) => {
    const arrived = useArrived(fetched())
    return arrived ? <arrived.value {...props} /> : waiting
  }
  return Object.assign(Later, { fetched })
}

/** A whole page that comes later. */
export const laterPage = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  later(load, <Loading label={text.common.loading} isHeading />)

/** What can be fetched while something else loads. */
export type Ahead = readonly { readonly fetched: () => Promise<unknown> }[]

/** Fetches the scripts of what will be drawn soon. A script that fails to load is reported where it is drawn. */
export const fetchAhead = (parts: Ahead): void => {
  for (const { fetched } of parts) fetched().catch(() => {})
}

import { startTransition, useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { Loading } from '../components/feedback/loading.tsx'
import { usePortal } from '../portal.ts'
import { text } from '../text/shared.ts'

type Settled<A> = { readonly value: A } | { readonly error: unknown }

const results = new WeakMap<Promise<unknown>, Settled<unknown>>()

const settled = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    (value) => results.set(promise, { value }),
    (error: unknown) => results.set(promise, { error }),
  )

/** The value of a promise, null until it resolves; throws its error. `Suspense` can keep its fallback for 300 ms longer. */
export const useArrived = <A,>(promise: Promise<A>): { readonly value: A } | null => {
  const result = results.get(promise) as Settled<A> | undefined // of the same promise
  const [, redraw] = useState({})
  useEffect(() => {
    if (result) return undefined
    let isDrawn = true
    void settled(promise).then(() => {
      if (isDrawn) startTransition(() => redraw({}))
    })
    return () => {
      isDrawn = false
    }
  }, [promise, result])
  if (!result) return null
  if ('error' in result) throw result.error
  return result
}

/**
 * A component whose script is fetched when it is first drawn, or earlier by `fetchAhead`.
 * @param waiting shown until the script has arrived
 */
export const lazyComponent = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: ReactNode = null,
) => {
  let script: Promise<ComponentType<Props>> | null = null
  const fetched = () => {
    if (script === null) {
      script = load()
      void settled(script)
    }
    return script
  }
  const Lazy = (props: Props) => {
    const arrived = useArrived(fetched())
    return arrived ? <arrived.value {...props} /> : waiting
  }
  return Object.assign(Lazy, { fetched })
}

/** A whole page that is loaded lazily: a loading message is shown in its place. */
export const lazyPage = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazyComponent(load, <Loading label={text.common.loading} isHeading />)

/** What can be fetched while something else loads. */
export type Ahead = readonly { readonly fetched: () => Promise<unknown> }[]

/** Fetches the scripts of what will be drawn soon. A script that fails to load is reported where it is drawn. */
export const fetchAhead = (parts: Ahead): void => {
  for (const { fetched } of parts) fetched().catch(() => {})
}

/** Draws what reads slices that home does not need, once something else has loaded all of them. */
export const OnceWhole = ({ children }: { children: ReactNode }) => useArrived(usePortal().whole) && children

/** Draws what reads slices that home does not need, once the state has all of them; `waiting` until then. */
export const WholeState = ({ waiting, children }: { waiting: ReactNode; children: ReactNode }) => {
  const { whole, loadRest } = usePortal()
  useEffect(loadRest, [loadRest])
  return useArrived(whole) ? children : waiting
}

import { useEffect, useState } from 'react'
import type { Engine } from '../engine/client.ts'
import type { Query } from '../engine/protocol.ts'

export const everything: Query = { text: '', area: null, show: 'all' }

/** Places of the events that a query finds; null if it asks for everything. The previous result stays until the next arrives. */
export interface Found {
  readonly places: Int32Array | null
  /** The progress of the search, from 0 to 1; null when done. */
  readonly searching: number | null
  /** How long the last search took, ms. */
  readonly took: number | null
}

const isEverything = ({ text, area, show }: Query): boolean => text.trim() === '' && area === null && show === 'all'

export const useFind = (engine: Engine | null, query: Query): Found => {
  const [found, setFound] = useState<Found>({ places: null, searching: null, took: null })
  useEffect(() => {
    if (!engine || isEverything(query)) {
      setFound({ places: null, searching: null, took: null })
      return undefined
    }
    let wanted = true
    const begun = performance.now()
    const tell = (searching: number): void => {
      if (wanted) setFound((former) => ({ ...former, searching }))
    }
    engine.ask('find', query, tell).then(
      (places) => {
        if (wanted && places) setFound({ places, searching: null, took: performance.now() - begun })
      },
      () => {
        if (wanted) setFound({ places: new Int32Array(0), searching: null, took: null }) // the log was closed meanwhile
      },
    )
    return () => {
      wanted = false
    }
  }, [engine, query])
  return found
}

/** The index of the first sorted place at or after `place`; their number if there is none. */
export const placeIn = (places: Int32Array, place: number): number => {
  let [low, high] = [0, places.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((places[middle] ?? 0) < place) low = middle + 1
    else high = middle
  }
  return low
}

/** The event `steps` further among those found, or the nearest end. */
export const stepFrom = (places: Int32Array | null, length: number, place: number, steps: number): number => {
  if (!places) return Math.min(length - 1, Math.max(0, place + steps))
  if (places.length === 0) return place
  const here = placeIn(places, place)
  // From a place between two found events, one step back leads to the earlier one.
  const at = places[here] === place || steps < 0 ? here + steps : here + steps - 1
  return places[Math.min(places.length - 1, Math.max(0, at))] ?? place
}

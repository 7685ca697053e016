import { useEffect, useRef, useState } from 'react'
import type { Engine } from '../engine/client.ts'
import type { Moment } from '../engine/protocol.ts'

/** The state at a place of a log; the previous one stays until the new one arrives. `place` counts from 0. */
export interface Shown {
  readonly place: number
  readonly moment: Moment
}

/**
 * Asks for the moment after the event at `place`, one question at a time: while one runs, only the newest request is kept, so
 * that fast stepping and playing skip states that nobody would see.
 */
export const useMoment = (engine: Engine | null, place: number): { shown: Shown | null; problem: string | null } => {
  const [shown, setShown] = useState<Shown | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const wanted = useRef(place)
  const asking = useRef<Engine | null>(null)
  const current = useRef(engine)
  useEffect(() => {
    wanted.current = place
    if (current.current !== engine) setShown(null)
    current.current = engine
    if (!engine || asking.current === engine) return
    const askNewest = (): void => {
      const now = wanted.current
      asking.current = engine
      engine.moment(Math.min(now + 1, engine.facts.length)).then(
        (moment) => {
          asking.current = null
          if (current.current !== engine) return
          setProblem(null)
          setShown({ place: now, moment })
          if (wanted.current !== now) askNewest()
        },
        (error: Error) => {
          asking.current = null
          if (current.current === engine) setProblem(error.message)
        },
      )
    }
    askNewest()
  }, [engine, place])
  return { shown, problem }
}

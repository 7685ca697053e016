import { useEffect, useState, useRef } from 'react'
import type { Engine } from '../engine/client.ts'
import type { AskName, Asks, Moment } from '../engine/protocol.ts'

const PAGE = 128
const PAGES_KEPT = 60

/** Summaries of the data of the events in sight, loaded a page at a time and kept for a while; empty until they are there. */
export const useSummaries = (engine: Engine, places: readonly number[]): ((place: number) => string) => {
  const kept = useRef<{ engine: Engine; pages: Map<number, readonly string[] | null> }>({ engine, pages: new Map() })
  const [, renderAgain] = useState(0)
  if (kept.current.engine !== engine) kept.current = { engine, pages: new Map() }
  const { pages } = kept.current
  const needed = [...new Set(places.map((place) => Math.floor(place / PAGE)))].filter((page) => !pages.has(page))
  const wanted = needed.join(' ')
  useEffect(() => {
    for (const page of wanted === '' ? [] : wanted.split(' ').map(Number)) {
      if (pages.has(page)) continue
      pages.set(page, null)
      const [oldest] = pages.keys()
      if (pages.size > PAGES_KEPT && oldest !== undefined) pages.delete(oldest)
      engine.ask('summaries', { from: page * PAGE, to: (page + 1) * PAGE }).then(
        (lines) => {
          pages.set(page, lines)
          renderAgain((n) => n + 1)
        },
        () => pages.delete(page), // the log was closed meanwhile
      )
    }
  }, [engine, pages, wanted])
  return (place) => pages.get(Math.floor(place / PAGE))?.[place % PAGE] ?? ''
}

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

/** The response of an engine to a question; the previous one stays until the next arrives. */
export interface Asked<A> {
  readonly response: A | null
  /** Why there is none. */
  readonly problem: string | null
}

/** Asks an engine, again whenever the engine or the question changes; null asks nothing. */
export const useAsked = <K extends AskName>(
  engine: Engine,
  name: K,
  ask: Asks[K]['ask'] | undefined,
): Asked<Asks[K]['response']> => {
  const [asked, setAsked] = useState<Asked<Asks[K]['response']>>({ response: null, problem: null })
  const question = ask === undefined ? null : JSON.stringify([ask])
  useEffect(() => {
    if (question === null) return undefined
    let wanted = true
    const [parsed] = JSON.parse(question) as [Asks[K]['ask']] // serialised above, so that equal questions are the same dependency
    engine.ask(name, parsed).then(
      (response) => {
        if (wanted) setAsked({ response, problem: null })
      },
      (error: Error) => {
        if (wanted) setAsked({ response: null, problem: error.message })
      },
    )
    return () => {
      wanted = false
    }
  }, [engine, name, question])
  return asked
}

import { useEffect, useRef, useState } from 'react'
import type { Engine } from '../engine/client.ts'

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

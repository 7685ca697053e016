import { useEffect, useState } from 'react'
import type { Engine } from '../engine/client.ts'
import type { AskName, Asks } from '../engine/protocol.ts'

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

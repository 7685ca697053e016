import { useEffect, useState } from 'react'
import type { Engine } from '../engine/client.ts'
import type { AskName, Asks } from '../engine/protocol.ts'

/** What an engine answered to a question; the former answer stays until the next is there. */
export interface Asked<Answer> {
  readonly answer: Answer | null
  /** Why there is none. */
  readonly problem: string | null
}

/** Asks an engine, again whenever the engine or the question changes; null asks nothing. */
export const useAsked = <K extends AskName>(
  engine: Engine,
  name: K,
  ask: Asks[K]['ask'] | undefined,
): Asked<Asks[K]['answer']> => {
  const [asked, setAsked] = useState<Asked<Asks[K]['answer']>>({ answer: null, problem: null })
  const question = ask === undefined ? null : JSON.stringify([ask])
  useEffect(() => {
    if (question === null) return undefined
    let wanted = true
    const [parsed] = JSON.parse(question) as [Asks[K]['ask']] // written just above: a question is JSON, so that equal ones are one
    engine.ask(name, parsed).then(
      (answer) => {
        if (wanted) setAsked({ answer, problem: null })
      },
      (error: Error) => {
        if (wanted) setAsked({ answer: null, problem: error.message })
      },
    )
    return () => {
      wanted = false
    }
  }, [engine, name, question])
  return asked
}

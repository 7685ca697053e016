import { useRef, useState } from 'react'
import { besideName, openBeside, openFile, type OpenedLog } from './open.ts'
import { addressIn, linkedPlace } from './use-link.ts'

/** The logs that are open. */
export interface Logs {
  readonly first: OpenedLog | null
  readonly second: OpenedLog | null
  /** The name of a file that is being read. */
  readonly opening: string | null
  readonly problem: string | null
  /** The first file becomes the log, a further one is compared with it. */
  readonly take: (file: File) => void
  /** Replaces what is open. */
  readonly replace: (file: File) => void
  readonly endComparing: () => void
  /** Says why something could not be opened. */
  readonly fail: (error: unknown) => void
}

const sentenceOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

export const useLogs = (): Logs => {
  const [first, setFirst] = useState<OpenedLog | null>(null)
  const [second, setSecond] = useState<OpenedLog | null>(null)
  const [opening, setOpening] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  // Files that are dropped together are opened one after the other: the second is compared with the first.
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  const firstNow = useRef<OpenedLog | null>(null)

  const endComparing = (): void => {
    second?.engine.stop()
    setSecond(null)
  }
  const open = (file: File, work: () => Promise<void>): void => {
    queue.current = queue.current.then(async () => {
      setProblem(null)
      setOpening(file.name)
      try {
        await work()
      } catch (error) {
        setProblem(`${file.name} could not be opened. ${sentenceOf(error)}`)
      }
      setOpening(null)
    })
  }
  const asFirst = async (file: File): Promise<void> => {
    const opened = await openFile(file)
    const linked = addressIn(window.location.hash)
    if (linked && linkedPlace(opened.engine.facts) === null)
      setProblem(`The address leads to event ${linked.seq}, which is not in this log: it is another one.`)
    firstNow.current?.engine.stop()
    firstNow.current = opened
    setSecond((former) => {
      former?.engine.stop()
      return null
    })
    setFirst(opened)
    const name = besideName()
    if (name !== null) await asBeside(opened, name)
  }
  const asBeside = async (log: OpenedLog, name: string): Promise<void> => {
    setOpening(`${log.name} with ${name}`)
    try {
      setSecond(await openBeside(log, name))
    } catch (error) {
      setProblem(`${name} is not beside this page: start it with --beside ${name}. ${sentenceOf(error)}`)
    }
  }
  const asSecond = async (file: File): Promise<void> => {
    const opened = await openFile(file)
    setSecond((former) => {
      former?.engine.stop()
      return opened
    })
  }
  return {
    first,
    second,
    opening,
    problem,
    take: (file) => open(file, () => (firstNow.current ? asSecond(file) : asFirst(file))),
    replace: (file) => open(file, () => asFirst(file)),
    endComparing,
    fail: (error) => setProblem(sentenceOf(error)),
  }
}

/** The time in every state of the gallery, ms since 1970. */
export const GALLERY_TIME = Date.UTC(2026, 10, 21, 10, 30)

/** A shorter wait takes real time; one of this length or more ends when `pass` says so, ms. */
const LONG = 1000

/** A wait in real time, for the code that drives the page. */
export const rest: (ms: number) => Promise<void> = (
  (real) => (ms: number) =>
    new Promise<void>((resolve) => void real(resolve, ms))
)(globalThis.setTimeout.bind(globalThis))

interface Timer {
  readonly due: number
  readonly every: number | null
  readonly work: () => void
}

/**
 * Stops the page's clock, so that a state looks the same on any day and however long it takes. Waits of a second or more end when `pass`
 * moves the clock past them; each is called once, as after the machine has slept.
 */
export const stopClock = (): { readonly pass: (ms: number) => void } => {
  let now = GALLERY_TIME
  let last = 1_000_000_000
  const timers = new Map<number, Timer>()
  const RealDate = Date
  class StoppedDate extends RealDate {
    constructor(...parts: [] | ConstructorParameters<DateConstructor>) {
      if (parts.length === 0) super(now)
      else super(...parts)
    }
    static override now = (): number => now
  }
  Object.assign(globalThis, { Date: StoppedDate })

  const replace = (name: 'setTimeout' | 'setInterval', clear: 'clearTimeout' | 'clearInterval'): void => {
    const real = globalThis[name].bind(globalThis)
    const realClear = globalThis[clear].bind(globalThis)
    Object.assign(globalThis, {
      [name]: (work: (...given: unknown[]) => void, ms = 0, ...given: unknown[]): number => {
        if (ms < LONG) return Number(real(() => work(...given), ms))
        last += 1
        timers.set(last, { due: now + ms, every: name === 'setInterval' ? ms : null, work: () => work(...given) })
        return last
      },
      [clear]: (id?: number): void => {
        if (id !== undefined && !timers.delete(id)) realClear(id)
      },
    })
  }
  replace('setTimeout', 'clearTimeout')
  replace('setInterval', 'clearInterval')

  return {
    pass: (ms) => {
      now += ms
      const over = [...timers].filter(([, { due }]) => due <= now).toSorted(([, one], [, other]) => one.due - other.due)
      for (const [id, { every, work }] of over) {
        if (!timers.has(id)) continue // an earlier one has cleared it
        if (every === null) timers.delete(id)
        else timers.set(id, { due: now + every, every, work })
        work()
      }
    },
  }
}

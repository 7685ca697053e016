/**
 * Runs steps side by side as far as the cores allow: the first of those that are left, that fits, and whose needs have ended.
 * A need that is not among the steps counts as met. `onResult` is called with each result in the order of the list.
 * @template {{name: string, cores: number, needs: readonly string[]}} Step
 * @template Result
 * @param {readonly Step[]} steps
 * @param {number} cores
 * @param {(step: Step) => Promise<Result>} work
 * @param {(result: Result, step: Step) => void} onResult
 * @returns {Promise<void>}
 */
export const schedule = async (steps, cores, work, onResult) => {
  const waiting = [...steps]
  const open = new Set(steps.map(({ name }) => name))
  const results = new Map()
  const untold = [...steps]
  const running = new Set()
  let free = cores
  while (open.size > 0) {
    const fits = (step) => Math.min(step.cores, cores) <= free && step.needs.every((need) => !open.has(need))
    const next = waiting.find(fits)
    if (next === undefined) {
      if (running.size === 0) throw new Error(`These steps wait for each other: ${[...open].join(', ')}.`)
      await Promise.race(running)
      continue
    }
    waiting.splice(waiting.indexOf(next), 1)
    const taken = Math.min(next.cores, cores)
    free -= taken
    const finish = async () => {
      results.set(next, await work(next))
      open.delete(next.name)
      running.delete(done)
      free += taken
      while (untold[0] !== undefined && results.has(untold[0])) {
        const step = untold.shift()
        onResult(results.get(step), step)
      }
    }
    const done = finish()
    running.add(done)
  }
}

import type { Task } from './pool.ts'

/** The task of a test's workers: some items end the worker, others are returned. */
export const task: Task<{ readonly greeting: string }, string, string> = ({ greeting }) => {
  if (greeting === 'nothing') throw new Error('There is nothing to say.')
  return async (item) => {
    if (item === 'throw') throw new Error('This one is too much.')
    if (item === 'die') process.exit(3)
    if (item === 'endless') for (;;);
    if (item === 'fill') {
      const held: number[][] = []
      for (;;) held.push(Array.from({ length: 1_000_000 }, (_, i) => i))
    }
    // Later items of one worker never overtake it.
    if (item === 'late') await new Promise((resolve) => setTimeout(resolve, 20))
    if (item === 'slow') await new Promise((resolve) => setTimeout(resolve, 400))
    return `${greeting}, ${item}`
  }
}

import { expect, it } from 'vitest'
import { schedule } from './schedule.mjs'

const step = (name: string, cores: number, ...needs: readonly string[]) => ({ name, cores, needs })

/** Runs steps that end when the test says so; records which begin, and what is reported. */
const start = (...steps: readonly ReturnType<typeof step>[]) => {
  const begun: string[] = []
  const reported: string[] = []
  const ends = new Map<string, () => void>()
  const work = ({ name }: { name: string }) =>
    new Promise<string>((resolve) => {
      begun.push(name)
      ends.set(name, () => resolve(`result of ${name}`))
    })
  const done = schedule(steps, 2, work, (result) => reported.push(result))
  const end = async (name: string): Promise<void> => {
    ends.get(name)?.()
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve()
  }
  return { begun, reported, end, done }
}

it('runs as many steps as there are cores, and begins the next where one ends', async () => {
  const { begun, end } = start(step('a', 1), step('b', 1), step('c', 1))
  expect(begun).toEqual(['a', 'b'])
  await end('b')
  expect(begun).toEqual(['a', 'b', 'c'])
})

it('begins a step once what it needs has ended; a need that is not run counts as met', async () => {
  const { begun, end } = start(step('build', 1), step('journeys', 1, 'build'), step('lint', 1, 'install'))
  expect(begun).toEqual(['build', 'lint'])
  await end('build')
  expect(begun).toEqual(['build', 'lint', 'journeys'])
})

it('keeps both cores for a step that takes two', async () => {
  const { begun, end } = start(step('a', 1), step('both', 2), step('c', 1), step('d', 1))
  expect(begun).toEqual(['a', 'c'])
  await end('a')
  expect(begun).toEqual(['a', 'c', 'd'])
  await end('c')
  expect(begun).not.toContain('both')
  await end('d')
  expect(begun).toEqual(['a', 'c', 'd', 'both'])
})

it('reports in the order of the list, whatever ends first', async () => {
  const { reported, end, done } = start(step('a', 1), step('b', 1))
  await end('b')
  expect(reported).toEqual([])
  await end('a')
  await done
  expect(reported).toEqual(['result of a', 'result of b'])
})

it('says so where steps wait for each other', async () => {
  await expect(start(step('a', 1, 'b'), step('b', 1, 'a')).done).rejects.toThrow(
    'These steps wait for each other: a, b.',
  )
})

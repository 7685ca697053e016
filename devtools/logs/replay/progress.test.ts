import { describe, expect, it } from 'vitest'
import { progressOn } from './arguments.ts'

const terminal = (isTTY: boolean) => {
  const written: string[] = []
  let time = 0
  const progress = progressOn({ isTTY, write: (text) => written.push(text) }, () => time)
  const tellAt = (now: number): void => {
    time = now
    progress.tell(`at ${now}`)
  }
  return { written, progress, tellAt }
}

describe('progress', () => {
  it('[BED-8] is one line that changes on a terminal, and goes in the end', () => {
    const { written, progress, tellAt } = terminal(true)
    for (const now of [0, 50, 120]) tellAt(now)
    progress.done()
    progress.done()
    expect(written).toEqual(['\r\u001b[Kat 0', '\r\u001b[Kat 120', '\r\u001b[K'])
  })

  it('[BED-8] is silent elsewhere for two seconds, and then a line now and then', () => {
    const { written, progress, tellAt } = terminal(false)
    for (const now of [0, 1999, 2001, 3000, 4100]) tellAt(now)
    progress.done()
    expect(written).toEqual(['at 2001\n', 'at 4100\n'])
  })
})

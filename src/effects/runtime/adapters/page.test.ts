// @vitest-environment jsdom
import { expect, it, onTestFinished, vi } from 'vitest'
import { page } from './page.ts'

it('[REP-1] a file is saved under its name, and its address is given back once the browser has it', () => {
  onTestFinished(() => void vi.restoreAllMocks())
  const happened: string[] = []
  const file = new Blob(['a,b'])
  const make = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file')
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((url) => void happened.push(`gave back ${url}`))
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    happened.push(`saved ${this.href} as ${this.download}`)
  })
  page.save('report.csv', file)
  expect(make).toHaveBeenCalledExactlyOnceWith(file)
  expect(happened).toEqual(['saved blob:file as report.csv', 'gave back blob:file'])
})

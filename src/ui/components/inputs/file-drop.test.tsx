// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { useNoStrayDrops } from './use-no-stray-drops.ts'
import { FileDrop } from './file-drop.tsx'
import { ProgressBar } from '../feedback/progress-bar.tsx'

afterEach(cleanup)

describe('FileDrop', () => {
  const draw = (error: string | null = null) => {
    const onFile = vi.fn()
    render(
      <FileDrop
        id="file"
        label="Choose a file"
        hint="A CSV file"
        dropLabel="Drag it here"
        oneAtATime="One at a time"
        accept=".csv"
        error={error}
        onFile={onFile}
      />,
    )
    return { onFile, input: screen.getByLabelText('Choose a file') }
  }
  const file = new File(['a'], 'people.csv')

  it('takes a file that was chosen, also the same one again', () => {
    const { onFile, input } = draw()
    fireEvent.change(input, { target: { files: [file] } })
    fireEvent.change(input, { target: { files: [file] } })
    expect(onFile.mock.calls).toEqual([[file], [file]])
  })

  it('takes a file that was dropped, and nothing where no file was', () => {
    const { onFile } = draw()
    const area = screen.getByRole('presentation')
    fireEvent.dragOver(area)
    expect(area.dataset['over']).toBe('true')
    fireEvent.drop(area, { dataTransfer: { files: [] } })
    expect(onFile).not.toHaveBeenCalled()
    fireEvent.drop(area, { dataTransfer: { files: [file] } })
    expect(onFile).toHaveBeenCalledWith(file)
    expect(area.dataset['over']).toBe('false')
  })

  it('[EMP-3] takes none of several files, and says why until there is one', () => {
    const { onFile } = draw()
    const area = screen.getByRole('presentation')
    fireEvent.drop(area, { dataTransfer: { files: [file, new File(['b'], 'others.csv')] } })
    expect(onFile).not.toHaveBeenCalled()
    expect(screen.getByText('One at a time')).toBeTruthy()
    fireEvent.drop(area, { dataTransfer: { files: [file] } })
    expect(screen.queryByText('One at a time')).toBeNull()
    expect(onFile.mock.calls).toEqual([[file]])
  })

  it.each([
    ['files beside the zone', ['Files'], true, true],
    ['words, which a field can take', ['text/plain'], true, false],
    ['files on another page', ['Files'], false, false],
  ])('[EMP-3] does not open %s in place of the portal', (_, types, isActive, prevented) => {
    const Panel = () => {
      useNoStrayDrops(isActive)
      return <h2>Upload</h2>
    }
    render(<Panel />)
    const dataTransfer = { types, files: [], dropEffect: 'copy' }
    for (const kind of ['dragOver', 'drop'] as const)
      expect(fireEvent[kind](screen.getByRole('heading'), { dataTransfer })).toBe(!prevented)
  })

  it('is described by its hint and its error', () => {
    expect(draw('It could not be taken').input.getAttribute('aria-describedby')).toBe('file-hint file-error')
  })
})

describe('ProgressBar', () => {
  it('says how far something is, and nothing of a share that nobody knows', () => {
    const { rerender } = render(<ProgressBar label="Checking" percent={42} detail="25 of 60 rows" />)
    const bar = screen.getByRole('progressbar', { name: 'Checking' })
    expect([bar.getAttribute('aria-valuenow'), bar.getAttribute('aria-valuetext')]).toEqual([
      '42',
      '42%, 25 of 60 rows',
    ])
    rerender(<ProgressBar label="Checking" percent={null} />)
    expect(bar.getAttribute('aria-valuenow')).toBeNull()
  })
})

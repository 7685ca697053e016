// @vitest-environment jsdom
import type { ReactNode } from 'react'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { Banner } from '../feedback/banner.tsx'
import { Button } from '../actions/button.tsx'
import { ErrorState } from '../feedback/error-state.tsx'
import { ErrorSummary } from '../inputs/error-summary.tsx'
import { PageHeader } from '../layout/page-header.tsx'
import { mainId } from '../layout/skip-link.tsx'

afterEach(cleanup)

const Screen = ({ message }: { message: ReactNode }) => (
  <>
    <PageHeader title="Benefits" />
    <Button onPress={() => {}}>Beside</Button>
    {message}
  </>
)

const reactIsThrough = (): Promise<void> => Promise.resolve()
const onRetry = (): void => {}
const failed = <ErrorState title="Uh oh!" retry={{ read: onRetry }} />
const heading = () => screen.getByRole('heading', { level: 1 })

describe('a message that goes away', () => {
  const banner = (
    <Banner tone="danger">
      <Button onPress={onRetry}>Check again</Button>
    </Banner>
  )

  it.each([
    { name: 'an error with Retry', message: failed, button: 'Retry' },
    { name: 'a banner with a button', message: banner, button: 'Check again' },
  ])('[BED-4] leaves the focus at the heading, where it was in $name', async ({ message, button }) => {
    const { rerender } = render(<Screen message={message} />)
    screen.getByRole('button', { name: button }).focus()
    rerender(<Screen message={null} />)
    await reactIsThrough()
    expect(document.activeElement).toBe(heading())
  })

  it('[BED-4] leaves the focus at the heading, where a summary of problems had taken it', async () => {
    const summary = (problems: { fieldId: null; message: string }[]) => (
      <ErrorSummary submission={1} problems={problems} />
    )
    const { rerender } = render(<Screen message={summary([{ fieldId: null, message: 'Enter a date' }])} />)
    expect(document.activeElement).toBe(screen.getByRole('alert'))
    rerender(<Screen message={summary([])} />)
    await reactIsThrough()
    expect(document.activeElement).toBe(heading())
  })

  it('[BED-4] leaves the focus at what takes the place of the whole page', async () => {
    const { rerender } = render(<Screen message={failed} />)
    screen.getByRole('button', { name: 'Retry' }).focus()
    rerender(
      <main id={mainId} tabIndex={-1}>
        Loading
      </main>,
    )
    await reactIsThrough()
    expect(document.activeElement).toBe(screen.getByRole('main'))
  })

  it('[BED-4] leaves the focus where it is, if that is elsewhere', async () => {
    const { rerender } = render(<Screen message={failed} />)
    screen.getByRole('button', { name: 'Beside' }).focus()
    rerender(<Screen message={null} />)
    await reactIsThrough()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Beside' }))
  })
})

// @vitest-environment jsdom
import { useEffect } from 'react'
import { cleanup, render } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { Banner } from '../feedback/banner.tsx'
import { ErrorSummary } from '../inputs/error-summary.tsx'
import { FailureBanner } from '../feedback/failure-banner.tsx'
import { namePage, useErrorTitle } from './page-title.ts'

afterEach(cleanup)

const Named = ({ title }: { title: string }) => {
  useEffect(() => namePage(title), [title])
  return null
}
const Wrong = ({ isWrong = true }: { isWrong?: boolean }) => {
  useErrorTitle(isWrong)
  return null
}
const summary = (...messages: string[]) => (
  <ErrorSummary
    key="s"
    submission={messages.length}
    problems={messages.map((message) => ({ fieldId: null, message }))}
  />
)

describe('the title of the tab', () => {
  it('[BED-4] keeps what the document came with, where something is wrong before the page is named', () => {
    document.title = 'My Benefits'
    const { unmount } = render(<Wrong />)
    expect(document.title).toBe('Error: My Benefits')
    unmount()
    expect(document.title).toBe('My Benefits')
  })

  it.each([
    { first: 'the page', parts: [<Named key="n" title="Contact us" />, <Wrong key="w" />] },
    { first: 'the problem', parts: [<Wrong key="w" />, <Named key="n" title="Contact us" />] },
  ])("[BED-4] begins with 'Error: ' once, where $first comes first", ({ parts }) => {
    render(parts)
    expect(document.title).toBe('Error: Contact us')
  })

  it("[BED-4] begins with 'Error: ' while a summary shows problems", () => {
    const page = (...messages: string[]) => [<Named key="n" title="Contact us" />, summary(...messages)]
    const { rerender } = render(page())
    expect(document.title).toBe('Contact us')
    rerender(page('Choose a subject', 'Enter a comment'))
    expect(document.title).toBe('Error: Contact us')
    rerender(page('Enter a comment'))
    expect(document.title).toBe('Error: Contact us')
    rerender(page())
    expect(document.title).toBe('Contact us')
  })

  it("[BED-4] begins with 'Error: ' while something that was sent is said not to be taken, and not for any other banner", () => {
    const page = (failed: boolean) => [
      <Named key="n" title="Contact us" />,
      <Banner key="b" tone="danger" title="The photograph could not be loaded" />,
      failed && <FailureBanner key="f" title="Your message has not been sent" />,
    ]
    const { rerender } = render(page(false))
    expect(document.title).toBe('Contact us')
    rerender(page(true))
    expect(document.title).toBe('Error: Contact us')
    rerender(page(false))
    expect(document.title).toBe('Contact us')
  })

  it('[BED-4] says so as long as one of several parts is wrong, under the name that the page has by then', () => {
    const page = (title: string, panel: boolean) => [
      <Named key="n" title={title} />,
      <Wrong key="page" isWrong={title === 'Profile'} />,
      panel && <Wrong key="panel" />,
    ]
    const { rerender } = render(page('Profile', true))
    rerender(page('Profile', false))
    expect(document.title).toBe('Error: Profile')
    rerender(page('Home', true))
    expect(document.title).toBe('Error: Home')
    rerender(page('Home', false))
    expect(document.title).toBe('Home')
  })

  it('[BED-4] leaves nothing of a page with problems to the next one', () => {
    const { rerender } = render([<Named key="contact" title="Contact us" />, summary('Enter a comment')])
    rerender(<Named key="home" title="Home" />)
    expect(document.title).toBe('Home')
  })
})

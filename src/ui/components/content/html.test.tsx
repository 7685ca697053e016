// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { html } from '../../../domain/samples.ts'
import { ContentHtml } from './content-html.tsx'
import { Html } from './html.tsx'

afterEach(cleanup)

const siteOf = (name: string): string | undefined => screen.getByText(name).dataset['site']
const text = html(
  '<a href="https://Rules.Example/a">Rules</a><a href="http://b.example:8080/">Port</a>' +
    '<a href="/app/home/">Home</a><a href="#top">Top</a><a href="mailto:a@b.example">Mail</a><a href="tel:123">Call</a><a>None</a>',
)

it.each([
  ['Html', Html],
  ['ContentHtml', ContentHtml],
])(
  '[CONTENT-1] each link of a text out of the portal names its site as the browser resolves it: %s',
  (_, Component) => {
    render(<Component html={text} />)
    expect([siteOf('Rules'), siteOf('Port')]).toEqual(['rules.example', 'b.example:8080'])
    for (const inside of ['Home', 'Top', 'Mail', 'Call', 'None'])
      expect([inside, siteOf(inside)]).toEqual([inside, undefined])
  },
)

it('[CONTENT-1] the links of a text that replaces another name theirs', () => {
  const { rerender } = render(<Html html={html('<a href="https://a.example/">First</a>')} />)
  rerender(<Html html={html('<a href="https://b.example/">Second</a>')} />)
  expect(siteOf('Second')).toBe('b.example')
})

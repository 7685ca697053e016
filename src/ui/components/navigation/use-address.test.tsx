// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useLayoutEffect } from 'react'
import { BrowserRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { useAddress } from './use-address.ts'

const read = (address: URLSearchParams): string => address.get('search') ?? ''
const write = (search: string): Record<string, string> => (search === '' ? {} : { search })

/** What the page showed over time: the control's word, and the word that the page was drawn with. */
let drawn: [control: string, page: string][] = []

const Page = () => {
  const { named, wanted, ask } = useAddress(read, write)
  useLayoutEffect(() => void drawn.push([wanted, named]))
  return (
    <>
      <input aria-label="Search" value={wanted} onChange={({ target }) => ask(target.value, true)} />
      <button onClick={() => ask('dental')}>Dental</button>
      <button onClick={() => ask((word) => `${word}!`)}>Louder</button>
    </>
  )
}

const open = (): void => {
  render(
    <BrowserRouter>
      <Page />
    </BrowserRouter>,
  )
}
const search = () => screen.getByLabelText<HTMLInputElement>('Search')

beforeEach(() => {
  drawn = []
  window.history.replaceState(null, '', '/')
})
afterEach(cleanup)

describe('a query that is in the address', () => {
  it('[EMP-1] shows what is typed at once; the page follows', async () => {
    open()
    const steps = window.history.length
    await userEvent.type(search(), 'a ')
    expect(drawn).toEqual([
      ['', ''],
      ['a', ''],
      ['a', 'a'],
      ['a ', 'a'],
      ['a ', 'a '],
    ])
    expect(search().value).toBe('a ')
    expect(window.location.search).toBe('?search=a+')
    expect(window.history.length).toBe(steps)
  })

  it('[EMP-1] is a step of the history where a choice is made', async () => {
    open()
    const steps = window.history.length
    await userEvent.click(screen.getByRole('button', { name: 'Dental' }))
    expect(drawn).toEqual([
      ['', ''],
      ['dental', ''],
      ['dental', 'dental'],
    ])
    expect(window.history.length).toBe(steps + 1)
  })

  it('[TAKE-1] counts each press, also before the page was drawn with the one before', () => {
    open()
    act(() => {
      screen.getByRole('button', { name: 'Louder' }).click()
      screen.getByRole('button', { name: 'Louder' }).click()
    })
    expect(window.location.search).toBe('?search=%21%21')
    expect(search().value).toBe('!!')
  })

  it('[EMP-1] takes the word that Back brings, also before the page was drawn with the requested query', () => {
    window.history.replaceState(null, '', '/?search=eye')
    open()
    expect(search().value).toBe('eye')
    act(() => {
      screen.getByRole('button', { name: 'Dental' }).click()
      window.history.replaceState(null, '', '/')
      window.dispatchEvent(new PopStateEvent('popstate'))
    })
    expect(search().value).toBe('')
    expect(drawn.at(-1)).toEqual(['', ''])
  })
})

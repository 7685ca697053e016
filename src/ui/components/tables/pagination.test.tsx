// @vitest-environment happy-dom
import fc from 'fast-check'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, describe, expect, it } from 'vitest'
import { pagesAround, Pagination } from './pagination.tsx'

afterEach(cleanup)

const Place = () => <output>{useLocation().key}</output>

const draw = (page: number, lastPage: number) =>
  render(
    <MemoryRouter initialEntries={[`/list?page=${page}`]}>
      <Place />
      <Pagination label="Pages of employees" page={page} lastPage={lastPage} addressOf={(to) => `?page=${to}`} />
    </MemoryRouter>,
  )

describe('Pagination', () => {
  it('[EMP-1] says where one is, in words and by aria-current, and leads to its pages by links', () => {
    draw(3, 1000)
    expect(screen.getByRole('navigation', { name: 'Pages of employees' }).textContent).toContain('Page 3 of 1,000')
    expect(screen.getByRole('link', { current: 'page' }).getAttribute('aria-label')).toBe('Page 3')
    expect(screen.getByRole('link', { name: 'Page 1,000' }).getAttribute('href')).toBe('?page=1000')
    expect(screen.getByRole('link', { name: 'Next' }).getAttribute('href')).toBe('?page=4')
    expect(screen.getByRole('link', { name: 'Previous' }).getAttribute('href')).toBe('?page=2')
  })

  it('[EMP-1] a link that leads nowhere stays, keeps the focus and does nothing', () => {
    draw(1, 1)
    const links = [screen.getByText('Previous'), screen.getByText('Next')]
    expect(links.map((link) => link.getAttribute('aria-disabled'))).toEqual(['true', 'true'])
    const place = screen.getByRole('status').textContent
    for (const link of links) fireEvent.click(link)
    expect(screen.getByRole('status').textContent).toBe(place)
  })

  it('[EMP-1] shows the first, the last and those about this one, never the same twice, and no gap of one page', () => {
    expect(pagesAround(1, 1)).toEqual([1])
    expect(pagesAround(3, 5)).toEqual([1, 2, 3, 4, 5])
    expect(pagesAround(4, 1000)).toEqual([1, 2, 3, 4, 5, null, 1000])
    expect(pagesAround(500, 1000)).toEqual([1, null, 499, 500, 501, null, 1000])
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1000 }), fc.nat(1000), (last, place) => {
        const page = (place % last) + 1
        const shown = pagesAround(page, last)
        const pages = shown.filter((one) => one !== null)
        expect([...new Set(pages)].sort((a, b) => a - b)).toEqual(pages)
        expect([pages[0], pages.at(-1)]).toEqual([1, last])
        expect(pages).toContain(page)
        const gaps = shown.flatMap((one, index) =>
          one === null ? [(shown[index + 1] ?? 0) - (shown[index - 1] ?? 0)] : [],
        )
        expect(gaps.filter((left) => left <= 2)).toEqual([])
      }),
    )
  })
})

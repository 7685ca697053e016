// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Announcer } from '../feedback/announcer.tsx'
import { Avatar, initialsOf } from './avatar.tsx'
import { Banner } from '../feedback/banner.tsx'
import { Breadcrumbs } from '../navigation/breadcrumbs.tsx'
import { ErrorState } from '../feedback/error-state.tsx'
import { Online } from '../feedback/online.ts'
import { Money } from './money.tsx'
import { ProgressSteps } from '../navigation/progress-steps.tsx'
import { Table } from '../tables/table.tsx'

afterEach(cleanup)

describe('Table', () => {
  it('has a caption, scoped headings, rows named by their heading, and a label on each cell for phones', () => {
    render(
      <Table
        caption="Selections"
        rows={[{ id: '1', name: 'Ada', pence: 1250 }]}
        rowKey={(row) => row.id}
        columns={[
          { key: 'name', kind: 'heading', header: 'Employee', cell: (row) => row.name },
          { key: 'value', kind: 'money', header: 'Value', cell: (row) => <Money pence={row.pence} /> },
        ]}
        footer={{ name: 'Total', value: <Money pence={1250} /> }}
      />,
    )
    const table = screen.getByRole('table', { name: 'Selections' })
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((cell) => cell.getAttribute('scope')),
    ).toEqual(['col', 'col'])
    expect(
      within(table)
        .getAllByRole('rowheader')
        .map((cell) => cell.textContent),
    ).toEqual(['Ada', 'Total'])
    const [cell] = within(table).getAllByRole('cell')
    expect(cell?.textContent).toBe('£12.50')
    expect(cell?.dataset['label']).toBe('Value')
  })
})

describe('Avatar', () => {
  it('[THEME-2] shows initials where there is no picture or it does not load', () => {
    const { container } = render(<Avatar name="Ada Byron" src="/ada.png" />)
    const image = container.querySelector('img')
    expect(container.textContent).toBe('')
    if (image) fireEvent.error(image)
    expect(container.textContent).toBe('AB')
  })
  it('takes the first letters of the first and the last name', () => {
    expect(initialsOf('Ada Mary Byron')).toBe('AB')
    expect(initialsOf(' élodie ')).toBe('É')
    expect(initialsOf('')).toBe('')
  })
})

describe('ProgressSteps', () => {
  it('says the step in words and marks it', () => {
    render(<ProgressSteps steps={['Verify', 'Password']} current={2} />)
    expect(screen.getByText('Step 2 of 2')).toBeTruthy()
    expect(
      screen.getAllByRole('listitem').map((item) => `${item.textContent} ${item.getAttribute('aria-current')}`),
    ).toEqual(['Verify, done null', 'Password step'])
  })
})

describe('Breadcrumbs', () => {
  it('links the way back and marks the page without a link', () => {
    render(
      <MemoryRouter>
        <Breadcrumbs trail={[{ label: 'Home', to: '/app/home/' }]} current="Contact Us" />
      </MemoryRouter>,
    )
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Home'])
    expect(screen.getByText('Contact Us').getAttribute('aria-current')).toBe('page')
  })

  it('[APP-1] ends with the page above, as a link, where the page itself is left out', () => {
    const trail = ['Home', 'Employer dashboard', 'Approve Selections'].map((label) => ({ label, to: `/${label}` }))
    const { container } = render(
      <MemoryRouter>
        <Breadcrumbs trail={trail} />
      </MemoryRouter>,
    )
    const labels = trail.map(({ label }) => label)
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(labels)
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(labels)
    expect(container.querySelectorAll('svg')).toHaveLength(2)
  })
})

describe('what is announced', () => {
  it('interrupts for danger and waits for a pause otherwise', () => {
    render(
      <>
        <Banner tone="danger" title="Failed" />
        <Banner tone="success" title="Saved" />
        <Banner tone="info" title="Quiet" announce="none" />
      </>,
    )
    expect(screen.getByRole('alert').textContent).toBe('Failed')
    expect(screen.getByRole('status').textContent).toBe('Saved')
  })
  it('keeps the polite region while its words change', () => {
    const { rerender } = render(<Announcer message="" />)
    const region = screen.getByRole('status')
    rerender(<Announcer message="3 benefits" />)
    expect(screen.getByRole('status')).toBe(region)
    expect(region.textContent).toBe('3 benefits')
  })
})

describe('ErrorState', () => {
  it('offers Retry', () => {
    const read = vi.fn()
    render(<ErrorState title="Uh oh!" retry={{ read }} />)
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(read).toHaveBeenCalledTimes(1)
  })
  it('[SHELL-4] reads again when the connection returns, and writes nothing without a press', () => {
    const [read, write] = [vi.fn(), vi.fn()]
    const at = (online: boolean) => (
      <Online value={online}>
        <ErrorState title="Uh oh!" retry={{ read }} />
        <ErrorState title="Uh oh!" retry={{ write }} />
      </Online>
    )
    const { rerender } = render(at(true))
    rerender(at(true))
    rerender(at(false))
    expect(read).not.toHaveBeenCalled()
    rerender(at(true))
    rerender(at(true))
    expect(read).toHaveBeenCalledTimes(1)
    expect(write).not.toHaveBeenCalled()
  })
})

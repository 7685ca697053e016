// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { announce, Announcements, Announcer, heardIn } from '../feedback/announcer.tsx'
import { Avatar, initialsOf } from './avatar.tsx'
import { Banner } from '../feedback/banner.tsx'
import { Breadcrumbs } from '../navigation/breadcrumbs.tsx'
import { ErrorState } from '../feedback/error-state.tsx'
import { Online } from '../feedback/online.ts'
import { Money } from './money.tsx'
import { ProgressSteps } from '../navigation/progress-steps.tsx'
import { Table } from '../tables/table.tsx'
import { eventually } from '../../../../tests/eventually.ts'

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
  const heard = async (words: string): Promise<void> => {
    await eventually(() => expect(screen.getByRole('status').textContent).toBe(words))
  }

  // Tests of other files that ran in this thread can have left words that wait to be said.
  beforeEach(async () => {
    const { unmount } = render(<Announcements />)
    announce('Quiet')
    await screen.findByText(/Quiet$/)
    unmount()
  })

  it('interrupts for danger, and is said in the one region otherwise', async () => {
    render(
      <>
        <Banner tone="danger" title="Failed" />
        <Banner tone="success" title="Saved" />
        <Banner tone="info" title="Quiet" announce="none" />
        <Announcements />
      </>,
    )
    expect(screen.getByRole('alert').textContent).toBe('Failed')
    expect(screen.getByRole('status').textContent).toBe('')
    await heard('Saved')
  })

  it('is named by its words where it takes the focus, and not by itself, which Firefox leaves empty', () => {
    render(
      <Banner tone="success" frame={{ ref: { current: null }, tabIndex: -1 }}>
        Saved
      </Banner>,
    )
    const frame = screen.getByRole('group', { name: 'Saved' })
    expect(frame.getAttribute('aria-labelledby')).not.toBe(frame.id)
  })

  it('is said together, without what was taken back, and again when it happens again', async () => {
    const page = (found: string, said: string, count: number) => (
      <>
        <Announcer message={found} />
        <Announcer key={count} message={said} />
        <Announcements />
      </>
    )
    const { rerender } = render(page('28 benefits', '', 0))
    rerender(page('3 benefits', 'Saved', 0))
    const region = screen.getByRole('status')
    await heard('3 benefits Saved')
    expect(screen.getByRole('status')).toBe(region)
    rerender(page('3 benefits', 'Saved', 1))
    expect(region.textContent).toBe('')
    await heard('Saved')
  })

  it('is said in the dialog that lies over the page', async () => {
    render(
      <>
        <Announcements />
        <section aria-label="Panel">
          <Announcements />
        </section>
      </>,
    )
    heardIn.current = screen.getByRole('region', { name: 'Panel' })
    announce('Copied')
    const [page, panel] = screen.getAllByRole('status')
    await eventually(() => expect(panel?.textContent).toBe('Copied'))
    expect(page?.textContent).toBe('')
    heardIn.current = null
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

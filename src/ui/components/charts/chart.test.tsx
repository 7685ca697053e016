// @vitest-environment happy-dom
import fc from 'fast-check'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ChartBars, shareOfWidth } from './chart-bars.tsx'
import { ChartColumns } from './chart-columns.tsx'
import { Chart } from './chart.tsx'
import { paintCount, paintOf } from './chart-paint.tsx'
import { ChartReader } from './chart-reader.tsx'
import { ChartShare } from './chart-share.tsx'
import { namesShown, nearestPoint } from './chart-trend.tsx'
import { LoadingBar } from '../feedback/loading-bar.tsx'
import { Segmented } from '../inputs/segmented.tsx'

afterEach(cleanup)

const rows = [
  { key: 'a', label: 'Pension', values: [200, 100], text: '£3.00' },
  { key: 'b', label: 'Gym', values: [0, 50], text: '£0.50' },
]

describe('Chart', () => {
  const show = () =>
    render(
      <Chart
        caption="Costs"
        legend={['Company', 'You']}
        summary="Company £2.00."
        chart={<ChartBars rows={rows} />}
        table={<table aria-label="Costs" />}
      />,
    )
  const shown = (view: string) => document.querySelector<HTMLElement>(`[data-view='${view}']`)?.dataset['shown']

  it('[MTB-1] is a captioned figure whose chart says in words what it shows, with a legend', () => {
    show()
    const figure = screen.getByRole('figure')
    expect(within(figure).getByRole('heading', { name: 'Costs' })).toBeTruthy()
    expect(within(figure).getByRole('img', { name: 'Costs. Company £2.00.' })).toBeTruthy()
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Company', 'You'])
  })

  it('[MTB-1] shows the same data as a table, and the chart again', () => {
    show()
    expect([shown('chart'), shown('table')]).toEqual(['true', 'false'])
    fireEvent.click(screen.getByRole('button', { name: /^Show as table/ }))
    expect([shown('chart'), shown('table')]).toEqual(['false', 'true'])
    fireEvent.click(screen.getByRole('button', { name: /^Show as chart/ }))
    expect([shown('chart'), shown('table')]).toEqual(['true', 'false'])
  })
})

describe('a chart over time', () => {
  it('[INS-1] is read point by point with a slider that says what each point is', () => {
    const onMark = vi.fn()
    render(<ChartReader label="Choose a month" texts={['May: 3', 'June: 5']} at={1} onMark={onMark} />)
    const slider = screen.getByRole('slider', { name: 'Choose a month' })
    expect(slider.getAttribute('aria-valuetext')).toBe('June: 5')
    fireEvent.change(slider, { target: { value: '0' } })
    expect(onMark).toHaveBeenCalledExactlyOnceWith(0)
  })

  it('[INS-1] marks the point that is nearest to the pointer, and none outside', () => {
    fc.assert(
      fc.property(fc.integer({ min: -200, max: 1200 }), fc.integer({ min: 1, max: 60 }), (thousandths, points) => {
        const share = thousandths / 1000
        const at = nearestPoint(share, points)
        expect(at).toBeGreaterThanOrEqual(0)
        expect(at).toBeLessThan(points)
        const inside = Math.max(0, Math.min(1, share))
        expect(Math.abs(at - inside * (points - 1))).toBeLessThanOrEqual(0.5 + 1e-9)
      }),
    )
  })

  it('[INS-1] names the last point, and others only where there is room', () => {
    expect([...namesShown(4, 1000)]).toEqual([0, 1, 2, 3])
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 80 }), fc.integer({ min: 1, max: 1200 }), (points, width) => {
        const named = [...namesShown(points, width)]
        expect(named).toContain(points - 1)
        expect((named.length - 1) * 70).toBeLessThanOrEqual(width)
      }),
    )
  })
})

describe('the parts of a chart', () => {
  it('[TAKE-1] of a percentage are as wide as it says', () => {
    const { container } = render(
      <ChartBars full={100} rows={[{ key: 'a', label: 'Gym', values: [43.4], text: '43.4%' }]} />,
    )
    const [whole, part] = container.querySelectorAll('svg > rect')
    expect([whole?.getAttribute('width'), part?.getAttribute('width')]).toEqual(['100%', '43.4%'])
  })

  it('[MTB-1] differ by pattern, each with a definition in its own svg', () => {
    const { container } = render(<ChartBars rows={rows} />)
    const bars = [...container.querySelectorAll<SVGRectElement>('svg > rect')]
    expect(bars).toHaveLength(3)
    for (const { style } of bars) {
      const id = /^url\("?#([^")]+)"?\)$/.exec(style.getPropertyValue('--pattern'))?.[1] ?? ''
      expect(container.querySelectorAll(`pattern[id="${id}"]`)).toHaveLength(1)
    }
    expect(new Set(Array.from({ length: paintCount }, (_, index) => paintOf('x', index))).size).toBe(paintCount)
  })

  it('[MTB-1] are as wide as their share of the longest row, and none leaves the chart', () => {
    const amounts = fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 6 })
    fc.assert(
      fc.property(fc.array(amounts, { minLength: 1, maxLength: 10 }), (table) => {
        const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)
        const longest = Math.max(...table.map(sumOf))
        for (const values of table) {
          const parts = shareOfWidth(values, longest)
          const end = parts.reduce((_, { from, width }) => from + width, 0)
          expect(end).toBeCloseTo(longest === 0 ? 0 : (sumOf(values) * 100) / longest, 6)
          expect(end).toBeLessThanOrEqual(100.000001)
        }
      }),
    )
  })

  it('[MTB-1] of a whole stand in one bar, and below it in words', () => {
    const parts = [
      { key: 'a', label: 'Pension', value: 99, text: '£0.99', percent: 99 },
      { key: 'b', label: 'Gym', value: 1, text: '£0.01', percent: 1 },
    ]
    const { container } = render(<ChartShare parts={parts} />)
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Pension£0.9999%',
      'Gym£0.011%',
    ])
    expect(container.querySelectorAll('[data-part=bar] > span')).toHaveLength(2)
  })
})

describe('Segmented', () => {
  it('[MTB-1] is a named group of radio buttons, of which one is chosen', () => {
    const onChange = vi.fn()
    const options = [
      { value: 'year', label: 'By year' },
      { value: 'month', label: 'By month' },
    ] as const
    render(<Segmented name="mode" legend="Show" value="year" options={options} onChange={onChange} />)
    const group = screen.getByRole('group', { name: 'Show' })
    expect(within(group).getByRole('radio', { name: 'By year', checked: true })).toBeTruthy()
    fireEvent.click(within(group).getByRole('radio', { name: 'By month' }))
    expect(onChange).toHaveBeenCalledExactlyOnceWith('month')
  })
})

describe('LoadingBar', () => {
  it('[CCV-2] says what is awaited', () => {
    render(<LoadingBar label="Loading the shop" />)
    expect(screen.getByRole('progressbar', { name: 'Loading the shop' })).toBeTruthy()
    expect(screen.getByRole('status').textContent).toBe('Loading the shop')
  })
})

it.each([
  [[1], [0, 1]],
  [
    [2, 1],
    [0, 1, 2],
  ],
  [[0], [0, 1]],
  [
    [100, 40],
    [0, 20, 40, 60, 80, 100],
  ],
])('[ENG-1] the axis of columns of %j counts whole people: %j', (counts, axis) => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      seen: (entries: readonly object[]) => void
      constructor(seen: (entries: readonly object[]) => void) {
        this.seen = seen
      }
      observe(): void {
        this.seen([{ contentRect: { width: 600 } }])
      }
      disconnect(): void {}
    },
  )
  const columns = counts.map((count, place) => ({ key: String(place), label: 'Jan', values: [count] }))
  const written = new Set<number>()
  render(
    <ChartColumns
      rows={columns}
      parts={1}
      format={(value) => {
        written.add(value)
        return String(value)
      }}
    />,
  )
  expect([...written].toSorted((a, b) => a - b)).toEqual(axis)
  vi.unstubAllGlobals()
})

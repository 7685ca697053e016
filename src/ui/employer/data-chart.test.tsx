// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Portal } from '../portal.ts'
import { PortalContext } from '../portal.ts'
import { Announcements } from '../components/feedback/announcer.tsx'
import { DataChart } from './data-chart.tsx'

afterEach(cleanup)

const rows = [
  { name: 'Finance', count: 1200 },
  { name: '=Sales', count: 3 },
]

const show = (shown: typeof rows) => {
  const saveFile = vi.fn<Portal['saveFile']>()
  // A chart uses nothing else of the portal.
  const portal = { saveFile } as unknown as Portal
  render(
    <PortalContext value={portal}>
      <DataChart
        caption="Employees by department"
        summary="Finance is the most."
        heading="Department"
        things="departments"
        rows={shown}
        rowKey={({ name }) => name}
        nameOf={({ name }) => name}
        measures={[{ key: 'count', header: 'Employees', value: ({ count }) => count, total: 1203 }]}
        chart={<p>chart</p>}
        file="employee-insights"
      />
      <Announcements />
    </PortalContext>,
  )
  return saveFile
}

describe('a chart with its data', () => {
  it('[INS-1] has the same rows as a table, with their total', () => {
    show(rows)
    fireEvent.click(screen.getByRole('button', { name: /^Show as table/ }))
    const table = screen.getByRole('table', { name: 'Employees by department' })
    expect(
      within(table)
        .getAllByRole('row')
        .map(({ textContent }) => textContent),
    ).toEqual(['DepartmentEmployees', 'Finance1,200', '=Sales3', 'Total1,203'])
  })

  it('[INS-1] saves the same rows as a file that no spreadsheet runs', async () => {
    const saveFile = show(rows)
    fireEvent.click(screen.getByRole('button', { name: /^Download CSV/ }))
    expect(saveFile).toHaveBeenCalledExactlyOnceWith({
      name: 'employee-insights-employees-by-department.csv',
      type: 'text/csv;charset=utf-8',
      text: '\uFEFFDepartment,Employees\r\nFinance,1200\r\n"\'=Sales",3\r\n',
    })
    await screen.findByText(/employee-insights-employees-by-department\.csv was saved\.$/)
  })

  it('[INS-1] says that there is nothing where there are no rows', () => {
    show([])
    expect(screen.getByRole('heading', { name: 'There are no departments to show' })).toBeTruthy()
    expect(screen.queryByRole('button')).toBeNull()
  })
})

import { employeesOf, lastFullUpload, type Employee } from '../employees.ts'
import { employeesAsOf } from '../rules.ts'
import type { DataUpload } from '../upload-records.ts'

/** The headings of the file that employee data is written into. */
export const templateColumns = [
  'Employee number',
  'First name',
  'Surname',
  'Email',
  'Date of birth',
  'Start date',
  'Department',
  'Location',
  'Job title',
  'Salary',
] as const

/** A row of a file of employee data, in the order of the template. Salaries are in pounds. */
export const rowOf = (employee: Employee): readonly string[] => {
  const [firstName = '', ...surname] = employee.name.split(' ')
  const { employeeNumber, email, dateOfBirth, startDate, department, location, jobTitle, salary } = employee
  return [
    employeeNumber,
    firstName,
    surname.join(' '),
    email,
    dateOfBirth,
    startDate,
    department,
    location,
    jobTitle,
    (salary / 100).toFixed(2),
  ]
}

/** The row below the headings of the template: how each cell is written. Nobody has its employee number. */
export const templateExample: readonly string[] = [
  'EXAMPLE',
  'Robin',
  'Hale',
  'robin.hale@company.example',
  '28/08/1978',
  '01/09/2026',
  'Finance',
  'Leeds',
  'Accountant',
  '28500.00',
]

/** A file of employee data. Its cells must not hold a comma. */
export const fileOf = (rows: readonly (readonly string[])[]): string =>
  [templateColumns, ...rows].map((cells) => `${cells.join(',')}\r\n`).join('')

/** The first employees of the demo client as a file, with the given changes. */
export const sampleFile = (count: number, change: (cells: readonly string[], index: number) => readonly string[]) =>
  fileOf(
    employeesOf('77')
      .slice(0, count)
      .map((employee, index) => change(rowOf(employee), index)),
  )

/** An upload whose file has arrived and of which no row is checked yet. */
export const begun = (
  of: Pick<DataUpload, 'id' | 'personId' | 'clientId' | 'fileName' | 'uploadedAt' | 'totalRows' | 'text'>,
): DataUpload => ({ ...of, status: 'checking', checkedRows: 0, errors: [] })

const over = (
  id: string,
  uploadedAt: string,
  fileName: string,
  status: DataUpload['status'],
  totalRows: number,
  errors: DataUpload['errors'] = [],
): DataUpload => ({
  ...begun({ id, personId: '4026', clientId: '77', fileName, uploadedAt, totalRows, text: '' }),
  status,
  checkedRows: status === 'discarded' ? 0 : totalRows,
  errors,
})

/** The day of the last completed upload: those who started since the last full one. */
export const lastUploadOn = '2026-11-16'

/** Earlier uploads of the demo client, from the id 6501 up. */
export const seedUploads: readonly DataUpload[] = [
  over('6501', lastFullUpload, 'employees-october.csv', 'completed', 9960),
  over('6502', lastUploadOn, 'starters-november.csv', 'completed', 40),
  over('6503', employeesAsOf, 'new-starters.csv', 'rejected', 36, [
    {
      row: 12,
      column: 'Email',
      value: 'jo.smith',
      employeeNumber: 'AC006611',
      employeeName: 'Jo Smith',
      code: 'email',
      message: 'Enter an email address, such as name@company.co.uk',
    },
    {
      row: 30,
      column: 'Department',
      value: 'Depot',
      employeeNumber: 'AC010006',
      employeeName: 'Piotr Nowak',
      code: 'department',
      message:
        'Use one of these departments: Customer service, Operations, Engineering, Sales, Finance, People, Technology',
    },
  ]),
  over('6504', '2026-09-14', 'employees-trial.csv', 'discarded', 9940),
]

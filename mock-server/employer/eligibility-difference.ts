import { employerOnly, ok, refuse } from '../handler.ts'
import { rosterOf } from '../world/accounts.ts'
import { type Employee } from '../world/employees.ts'
import { employeesAsOf } from '../world/rules.ts'
import type { Roster } from '../world/roster/roster.ts'
import type { DataUpload } from '../world/upload-records.ts'
import type { Tables } from '../world/tables.ts'
import { rowsOf, type EmployeeRow } from './employee-rows.ts'
import { uploadOf } from './upload-data.ts'

/** The facts that decide eligibility. The salary is in pence a year. */
interface Facts {
  readonly department: string
  readonly salary: number
  readonly startDate: string
}

interface Rule {
  readonly benefitId: string
  readonly allows: (facts: Facts) => boolean
  readonly gained: string
  readonly lost: string
}

const yearBefore = `${Number(employeesAsOf.slice(0, 4)) - 1}${employeesAsOf.slice(4)}`

const rules: readonly Rule[] = [
  {
    benefitId: '208',
    allows: ({ salary }) => salary >= 3_000_000,
    gained: 'Salary is now £30,000 or more',
    lost: 'Salary is now below £30,000',
  },
  {
    benefitId: '221',
    allows: ({ salary }) => salary >= 4_000_000,
    gained: 'Salary is now £40,000 or more',
    lost: 'Salary is now below £40,000',
  },
  {
    benefitId: '206',
    allows: ({ department }) => department !== 'Operations',
    gained: 'Moved out of Operations',
    lost: 'Moved to Operations',
  },
  {
    benefitId: '216',
    allows: ({ startDate }) => startDate <= yearBefore,
    gained: 'Has worked here for a year',
    lost: 'Has worked here for less than a year',
  },
]

const factsOf = ({ values }: EmployeeRow): Facts => ({
  department: values['Department'] ?? '',
  salary: Math.round(Number(values['Salary'] ?? 0) * 100),
  startDate: values['Start date'] ?? '',
})

/** An employee's number is AC and their id, padded with zeros. */
const employeeOfNumber = (roster: Roster, number: string): Employee | null => {
  const employee = roster.find(number.replace(/^AC0*/, ''))
  return employee?.employeeNumber === number ? employee : null
}

const changesOf = (db: Tables, { clientId, text }: DataUpload) => {
  const rows = rowsOf(text)
  if (typeof rows === 'string') return []
  const roster = rosterOf(db, clientId)
  return rows.flatMap((row) => {
    const employeeNumber = row.values['Employee number'] ?? ''
    const before = employeeOfNumber(roster, employeeNumber)
    return rules.flatMap(({ benefitId, allows, gained, lost }) => {
      const benefit = db.benefits.find(benefitId)
      const was = before !== null && allows(before)
      const is = allows(factsOf(row))
      if (!benefit || was === is) return []
      return [
        {
          employeeNumber,
          employeeName: `${row.values['First name'] ?? ''} ${row.values['Surname'] ?? ''}`,
          benefitId,
          benefitName: benefit.name,
          change: is ? ('gain' as const) : ('lose' as const),
          reason: before === null ? 'New employee' : is ? gained : lost,
        },
      ]
    })
  })
}

const perPage = 10

/** GET /employee-data-uploads/{id}/eligibility-difference: calculated from the file itself. */
export const getEligibilityDifference = employerOnly(({ db, user, params, query }) => {
  const upload = uploadOf(db, user, params['id'])
  if (!upload) return refuse(404, { error: 'There is no such upload' })
  const changes = changesOf(db, upload)
  const benefits = rules.flatMap(({ benefitId }) => {
    const own = changes.filter((change) => change.benefitId === benefitId)
    const gains = own.filter(({ change }) => change === 'gain').length
    const [first] = own
    return first ? [{ benefitId, benefitName: first.benefitName, gains, losses: own.length - gains }] : []
  })
  const [benefit, direction] = [query.get('benefit'), query.get('change')]
  const found = changes.filter(
    (change) =>
      (benefit === null || change.benefitId === benefit) && (direction === null || change.change === direction),
  )
  const page = Number(query.get('page') ?? 1)
  return ok({
    benefits,
    data: found.slice((page - 1) * perPage, page * perPage),
    last_page: Math.max(1, Math.ceil(found.length / perPage)),
    per_page: perPage,
    total: found.length,
  })
})

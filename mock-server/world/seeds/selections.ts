import { Faker, base } from '@faker-js/faker'
import type { Approval, Person, Selection, SelectionStatus } from '../records.ts'
import { drawName } from './names.ts'
import type { CatalogueEntry } from './catalogue/entry.ts'
import { catalogue } from './catalogue.ts'

/** What the account `employee@` has; every state is there. Benefits that are not named were never looked at. */
const chosen: Readonly<Record<string, SelectionStatus>> = {
  '201': 'approved',
  '202': 'approved',
  '203': 'not-selected',
  '204': 'pending',
  '205': 'approved',
  '206': 'pending',
  '208': 'approved',
  '209': 'in-progress',
  '210': 'approved',
  '211': 'rejected',
  '213': 'approved',
  '214': 'not-selected',
  '215': 'opted-out',
  '216': 'approved',
  '217': 'approved',
  '219': 'opted-out',
  '222': 'rejected',
  '223': 'approved',
  '226': 'approved',
}

const leaveDates: Readonly<Record<CatalogueEntry['leave'], string | null>> = {
  'any-month': '2026-12-31',
  'year-end': '2026-12-31',
  never: null,
}

const isOn = (status: SelectionStatus): boolean => status === 'approved' || status === 'pending'

const selectionOf = (person: Person, entry: CatalogueEntry, id: string, status: SelectionStatus): Selection => ({
  id,
  personId: person.id,
  benefitId: entry.id,
  status,
  planDetails: status === 'not-selected' ? null : entry.plan,
  peopleCovered: isOn(status) ? [`${person.firstName} ${person.surname}`] : [],
  monthlyCost:
    status === 'not-selected' ? { company: 0, employee: 0 } : { company: entry.company, employee: entry.employee },
  endDate: status === 'opted-out' ? '2026-09-30' : null,
  mayLeaveOn: leaveDates[entry.leave],
})

/**
 * The selections of every demo account. `employee@` has one in every state, the first (dental care) with the id 9001; the
 * others have what their company pays for, and dental care.
 */
export const seedSelections = (people: readonly Person[]): readonly Selection[] =>
  people.flatMap((person, personIndex) =>
    catalogue.flatMap((entry, index) => {
      const id = personIndex === 0 ? String(9001 + index) : `${person.id}-${entry.id}`
      const others = entry.takeUpPercent > 85 || entry.id === '201' ? 'approved' : undefined
      const status = personIndex === 0 ? chosen[entry.id] : others
      return status ? [selectionOf(person, entry, id, status)] : []
    }),
  )

const columns: Readonly<Record<string, (faker: Faker) => Readonly<Record<string, string>>>> = {
  '201': (faker) => ({
    Level: `Level ${faker.number.int({ min: 1, max: 4 })}`,
    Cover: faker.helpers.arrayElement(['Employee only', 'Employee and partner', 'Family']),
  }),
  '204': (faker) => ({
    'Bicycle value': `£${(faker.number.int({ min: 8, max: 60 }) * 50).toLocaleString('en-GB')}`,
    Retailer: faker.helpers.arrayElement(['High Street Cycles', 'Velo House', 'The Bike Shed', 'Two Wheels']),
    'Hire period': faker.helpers.arrayElement(['12 months', '18 months']),
  }),
  '206': (faker) => ({
    Days: String(faker.number.int({ min: 1, max: 5 })),
    Reason: faker.helpers.arrayElement(['Holiday', 'Family', 'Study', 'Moving house']),
  }),
  '208': (faker) => ({
    Cover: faker.helpers.arrayElement(['Employee only', 'Employee and partner', 'Family']),
    Excess: faker.helpers.arrayElement(['£0', '£100', '£250']),
    'Start date': faker.helpers.arrayElement(['1 January 2027', '1 February 2027']),
  }),
  '221': (faker) => ({
    Term: faker.helpers.arrayElement(['2 years', '3 years', '4 years']),
    'Yearly mileage': faker.helpers.arrayElement(['5,000', '8,000', '10,000', '12,000']),
  }),
  '222': (faker) => ({
    Item: faker.helpers.arrayElement(['Laptop', 'Phone', 'Television', 'Tablet']),
    Instalments: '12',
    Delivery: faker.helpers.arrayElement(['Home', 'Office']),
  }),
}

/** How many selections await approval. */
const approvalCount = 250

/** The selections that await the employer's decision: those of the demo accounts, then invented ones from the id 7001 up. */
export const seedApprovals = (people: readonly Person[], selections: readonly Selection[]): readonly Approval[] => {
  const faker = new Faker({ locale: base, seed: 250 })
  const ids = Object.keys(columns)
  const fieldsOf = (benefitId: string) => columns[benefitId]?.(faker) ?? {}
  const own = selections
    .filter(({ status }) => status === 'pending')
    .map(({ id, personId, benefitId, monthlyCost }): Approval => {
      const person = people.find((one) => one.id === personId)
      return {
        id,
        benefitId,
        employeeName: `${person?.firstName} ${person?.surname}`,
        orderValue: monthlyCost.employee,
        fields: fieldsOf(benefitId),
      }
    })
  const length = approvalCount - own.length
  const invented = Array.from({ length }, (_, index): Approval => {
    const { firstName, surname } = drawName(faker)
    const benefitId = ids[Math.floor((index * ids.length) / length)] ?? '201'
    return {
      id: String(7001 + index),
      benefitId,
      employeeName: `${firstName} ${surname}`,
      orderValue: faker.number.int({ min: 4, max: 300 }) * 50,
      fields: fieldsOf(benefitId),
    }
  })
  return [...own, ...invented]
}

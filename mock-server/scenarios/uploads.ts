import { begun, sampleFile } from '../world/seeds/uploads.ts'
import type { DataUpload } from '../world/upload-records.ts'
import type { World } from '../world/world.ts'
import type { ScenarioName } from './names.ts'
import { responding, employer, removeAll, signedInAs, type Scenario } from './states.ts'

const insights = 'employer-insights@acme.example'
const uploadId = '6601'
const tellId = () => ({ uploadId })

/** An upload of the demo client that nobody has decided on yet, with the id that a contract uses. */
const uploading =
  (email: string, change: Partial<DataUpload> = {}, rows: Parameters<typeof sampleFile>[1] = (cells) => cells) =>
  (world: World) => {
    const person = world.db.people.findBy({ email })
    if (!person) throw new RangeError(`There is no account '${email}'.`)
    const totalRows = 120
    world.db.uploads.insert({
      ...begun({
        id: uploadId,
        personId: person.id,
        clientId: person.clientId,
        fileName: 'employees-november.csv',
        uploadedAt: '2026-11-20',
        totalRows,
        text: sampleFile(totalRows, rows),
      }),
      ...change,
    })
  }

const checked = { status: 'awaiting-commit', checkedRows: 120 } as const

/** Every third employee moves to Operations and those who were there to Sales; every fifth earns £25,000, every seventh £45,000. */
const impact = (cells: readonly string[], index: number): readonly string[] =>
  cells.map((cell, place) => {
    if (place === 6) return index % 3 === 0 ? 'Operations' : cell === 'Operations' ? 'Sales' : cell
    if (place === 9) return index % 5 === 0 ? '25000' : index % 7 === 0 ? '45000' : cell
    return cell
  })

/** Scenarios of the upload of employee data. */
export const uploadScenarios = {
  'no-uploads': {
    summary: 'An employer is signed in whose company never uploaded employee data.',
    apply: signedInAs(employer, ({ db }) => removeAll(db.uploads)),
  },
  'uploads-unavailable': {
    summary:
      'An employer is signed in, and neither the earlier uploads, nor the last one, nor the template can be loaded.',
    apply: signedInAs(employer, (world) => {
      for (const operation of ['getDataLoads', 'getDateLastUpload'])
        responding(operation, 500, { error: 'The earlier uploads cannot be shown right now' })(world)
      responding('getDataLoadTemplate', 500, { error: 'The template cannot be downloaded right now' })(world)
    }),
  },
  'upload-being-checked': {
    summary: 'An employer is signed in, and an upload of 120 rows is being checked.',
    apply: signedInAs(
      employer,
      (world) => {
        removeAll(world.db.uploads)
        uploading(employer, { checkedRows: 30 })(world)
      },
      tellId,
    ),
  },
  'upload-with-errors': {
    summary: 'An employer is signed in, and an upload was refused for a row with a wrong email address.',
    apply: signedInAs(
      employer,
      uploading(employer, {
        status: 'rejected',
        checkedRows: 120,
        errors: [
          {
            row: 2,
            column: 'Email',
            value: 'alex.moor.acme.example',
            employeeNumber: 'AC000412',
            employeeName: 'Alex Moor',
            code: 'email',
            message: 'Enter an email address, such as name@company.co.uk',
          },
        ],
      }),
      tellId,
    ),
  },
  'upload-awaiting-commit': {
    summary: 'An employer with the eligibility impact is signed in, and an upload without errors waits for the commit.',
    apply: signedInAs(insights, uploading(insights, checked, impact), tellId),
  },
  'upload-changes-nothing': {
    summary:
      'An employer with the eligibility impact is signed in, and the upload that waits changes nobody’s eligibility.',
    apply: signedInAs(insights, uploading(insights, checked), tellId),
  },
  'difference-unavailable': {
    summary: 'An employer is signed in, an upload waits for the commit, and its effect cannot be worked out.',
    apply: signedInAs(
      insights,
      (world) => {
        uploading(insights, checked, impact)(world)
        responding('getEligibilityDifference', 500, {
          error: 'The effect on eligibility cannot be shown right now',
        })(world)
      },
      tellId,
    ),
  },
} as const satisfies Partial<Record<ScenarioName, Scenario>>

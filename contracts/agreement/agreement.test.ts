import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { agree, readArtefacts, type Artefacts } from './agreement.ts'
import type { ComparedResponse } from './response.ts'
import { send, uncheckedMock } from './send.ts'
import { startPactLibrary, type PactLibrary } from './pact-library.ts'
import { type Interaction, type PactRequest } from './pact-file.ts'
import { operationIdOf } from '../merge.ts'
import { grouped, sentenceOf } from './report.ts'

const looked = ['getEmployees', 'updateSelection', 'uploadEmployeeData', 'downloadReport', 'downloadReports', 'getUser']

describe('the agreement of OpenAPI, the mock and the pacts', { timeout: 60_000 }, () => {
  let whole: Artefacts
  let pact: PactLibrary
  beforeAll(async () => {
    pact = await startPactLibrary()
    whole = await readArtefacts((interaction) => looked.includes(operationIdOf(interaction)))
  }, 60_000)
  afterAll(() => pact.close())

  /** The artefacts of one interaction and its peers, with a change. */
  const changed = (
    name: string,
    change: (interaction: Interaction, response: ComparedResponse) => [Interaction, ComparedResponse],
  ): Artefacts => {
    const pairs = whole.interactions.flatMap((interaction, index) => {
      const sent = whole.sent[index]
      if (sent === undefined) return []
      if (interaction.description !== name) return [{ interaction, sent }]
      const [other, response] = change(interaction, sent.response)
      return [{ interaction: other, sent: { ...sent, response } }]
    })
    if (!whole.interactions.some(({ description }) => description === name)) throw new Error(`There is no '${name}'.`)
    return { ...whole, interactions: pairs.map((one) => one.interaction), sent: pairs.map((one) => one.sent) }
  }
  const sentences = async (artefacts: Artefacts): Promise<string> =>
    grouped((await agree(artefacts, pact)).mismatches)
      .map(sentenceOf)
      .join('\n')
  /** The report after a change of a request, which is sent to the mock again. */
  const asking = async (name: string, change: (request: PactRequest) => PactRequest): Promise<string> => {
    const interaction = whole.interactions.find(({ description }) => description === name)
    if (!interaction) throw new Error(`There is no '${name}'.`)
    const other = { ...interaction, request: change(interaction.request) }
    const sent = await send(uncheckedMock(whole.documents), other)
    const index = whole.interactions.indexOf(interaction)
    return sentences({
      ...whole,
      interactions: whole.interactions.with(index, other),
      sent: whole.sent.with(index, sent),
    })
  }

  it('[BED-4] holds as things are, with files, forms and pages', async () => {
    const { interactions, mismatches } = await agree(whole, pact)
    expect(interactions).toBeGreaterThan(20)
    expect(mismatches).toEqual([])
  })

  it('[BED-4] names the mock, the path, the three values and the file of its handler', async () => {
    const text = await sentences(
      changed('getEmployees: a page of employees', (interaction, response) => [
        interaction,
        { ...response, json: { ...Object(response.json), total: 'seven' } },
      ]),
    )
    expect(text).toContain('$.total')
    expect(text).toMatch(/OpenAPI +integer\n +the pact +integer \d+, by the rule integer\n +the mock +string "seven"/)
    expect(text).toContain('The outlier is the mock: OpenAPI and pact agree.')
    expect(text).toContain('Mend mock-server/employer/employees.ts.')
  })

  it('[BED-4] names a status that OpenAPI does not declare, and the contract that has it', async () => {
    const text = await sentences(
      changed("getUser: the person's own details", (interaction, response) => [
        { ...interaction, response: { ...interaction.response, status: 418 } },
        response,
      ]),
    )
    expect(text).toMatch(/OpenAPI +200, .*\n +the pact +418\n +the mock +200/)
    expect(text).toContain('The outlier is the pact')
    expect(text).toContain('Mend contracts/account/details.pact.test.ts.')
  })

  it('[BED-4] sees a parameter that OpenAPI does not have, and one that is missing', async () => {
    const page = 'getEmployees: a page of employees'
    expect(await asking(page, (request) => ({ ...request, query: { ...request.query, colour: ['red'] } }))).toContain(
      'request query colour OpenAPI does not have this parameter',
    )
    expect(await asking('downloadReports: several reports', (request) => ({ ...request, query: {} }))).toContain(
      'request query reports OpenAPI requires it, and it is missing',
    )
  })

  it('[BED-4] sees a header that OpenAPI does not have, and a bearer without its copy', async () => {
    const page = 'getEmployees: a page of employees'
    const withHeader = (request: PactRequest) => ({ ...request, headers: { ...request.headers, 'X-Colour': ['red'] } })
    expect(await asking(page, withHeader)).toContain('request header x-colour OpenAPI does not have this header')
    const {
      'X-Bearer-Token': copy,
      Authorization,
      ...headers
    } = whole.interactions.find(({ description }) => description === page)?.request.headers ?? {}
    expect([copy, Authorization]).not.toContain(undefined)
    expect(await asking(page, (request) => ({ ...request, headers }))).toContain(
      'request header authorization OpenAPI requires it, and it is missing',
    )
  })

  it('[BED-4] sees a form without its file, and a file that is none', async () => {
    const form = Buffer.from('--x\r\nContent-Disposition: form-data; name="other"\r\n\r\n1\r\n--x--\r\n').toString(
      'base64',
    )
    const text = await asking('uploadEmployeeData: a file is uploaded', (request) => ({
      ...request,
      headers: { ...request.headers, 'Content-Type': ['multipart/form-data; boundary=x'] },
      body: { content: form, contentType: 'multipart/form-data; boundary=x', encoded: 'base64' },
    }))
    expect(text).toContain('request $.file OpenAPI requires it, and it is missing')
    const noZip = new TextEncoder().encode('no archive')
    const files = await sentences(
      changed('downloadReports: several reports', (interaction, response) => [
        interaction,
        { ...response, bytes: noZip },
      ]),
    )
    expect(files).toContain("Expected binary contents to have content type 'application/zip'")
  })

  it('[BED-4] reports an operation without a success, and a state that the mock does not take', async () => {
    const unknown = { ...whole.interactions[0], providerStates: [{ name: 'nobody-knows' }] } as Interaction // the first is there
    const sent = whole.sent.with(0, await send(uncheckedMock(whole.documents), unknown))
    const { faults, mismatches } = await agree(
      { ...whole, interactions: whole.interactions.with(0, unknown), sent },
      pact,
    )
    const text = grouped(mismatches).map(sentenceOf).join('\n')
    expect(text).toContain("The mock does not take the state 'nobody-knows'")
    expect(text).toContain("There is no state 'nobody-knows'.")
    expect(text).toContain('The outlier is the pact: neither the mock nor OpenAPI knows the state.')
    expect(faults).toContain('ping has no interaction that succeeds. Add one in contracts/.')
    expect(faults.some((fault) => fault.startsWith('getUser '))).toBe(false)
  })

  it('[BED-4] reports one fault of many interactions once', async () => {
    const documents = structuredClone(whole.documents)
    const employee: unknown = Reflect.get(Object(documents.versioned), 'components')
    const row: Record<string, unknown> = Object(employee).schemas.EmployeePage.properties.data.items
    const schemas = Object(employee).schemas
    const item = typeof row['$ref'] === 'string' ? schemas[row['$ref'].split('/').at(-1) ?? ''] : row
    item.properties.name = { type: 'integer' }
    const text = await sentences({ ...whole, documents })
    expect(text.match(/The outlier is OpenAPI/g)).toHaveLength(1)
    expect(text).toMatch(/Mend openapi\/versioned\/employees.yaml. The same in \d+ more interactions/)
  })
})

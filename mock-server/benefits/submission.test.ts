import { describe, expect, it } from 'vitest'
import { call, tokenOf } from '../testing.ts'
import { choosing } from './testing.ts'

type Made = Awaited<ReturnType<typeof choosing>>

const quoteOf = async ({ post }: Made, benefitId: string, values: object, people: readonly string[]) =>
  (await post('/selections/costs', { eeben_benefit_id: benefitId, values, people })).json as { quote_id: string }

/** The body that submits a choice of a benefit, at the newest cost and with the newest terms. */
const submissionOf = async (made: Made, benefitId: string, values: object, people: readonly string[] = []) => ({
  eeben_benefit_id: benefitId,
  values,
  people,
  accepted_terms: true,
  accepted_terms_versions: { [`${benefitId}-terms`]: '3' },
  quote_id: (await quoteOf(made, benefitId, values, people)).quote_id,
})

const stateOf = async ({ get }: Made, benefitId = '201') => (await get(`/benefit/${benefitId}/selection`)).json

describe('choosing a benefit at the mock', () => {
  it('[SEL-6] [BED-4] what is kept is merged, and puts a benefit that was never chosen in progress', async () => {
    const made = await choosing('benefit-not-chosen', { benefitId: '222' })
    const { post, patch } = made
    const begun = await post('/selection', { eeben_benefit_id: '222', values: { item: 'phone' } })
    expect(begun).toMatchObject({
      status: 201,
      json: {
        status: 'success',
        setup: {
          selection: {
            status: 'in-progress',
            statusLabel: 'Not submitted',
            cta: { type: 'setup', label: 'Continue' },
            reference: null,
          },
          temporarySelection: { values: { item: 'phone' }, people: [] },
          values: null,
        },
      },
    })
    const more = await patch('/selection/4021-222', { eeben_benefit_id: '222', values: { value: 300 } })
    expect(more).toMatchObject({
      status: 200,
      json: { setup: { temporarySelection: { values: { item: 'phone', value: 300 } } } },
    })
    expect((await stateOf(made, '222')) as object).toEqual((more.json as { setup: object }).setup)
    expect(made.complaints).toEqual([])
  })

  it('[SEL-1] [BED-4] a change of an older version than the choice has now is refused', async () => {
    const { get, mock, token, complaints } = await choosing('choice-begun')
    const { headers } = await get('/benefit/201/selection')
    const change = (value: number) =>
      call(mock, 'PATCH', '/selection/9001', {
        token,
        headers: { 'if-match': headers['ETag'] ?? '' },
        body: { eeben_benefit_id: '201', values: { value } },
      })
    expect((await change(700)).status).toBe(200)
    expect((await change(800)).status).toBe(412)
    expect((await get('/benefit/201/selection')).json).toMatchObject({ temporarySelection: { values: { value: 700 } } })
    expect(complaints).toEqual([])
  })

  it('[SEL-1] [BED-4] what is submitted awaits approval where an employer approves, with a reference and a row for the employer', async () => {
    const made = await choosing('choice-begun')
    const { patch, mock, db } = made
    const dental = db.benefits.find('201')
    if (dental) db.benefits.update('201', { offer: { ...dental.offer, needsApproval: true } })
    const { json } = await patch('/selection/9001', await submissionOf(made, '201', { value: 800 }, ['6001', '6002']))
    const member = (id: string) => {
      const { firstName, surname } = db.familyMembers.find(id) ?? {}
      return `${firstName} ${surname}`
    }
    expect(json).toMatchObject({
      setup: {
        selection: {
          status: 'pending',
          planDetails: 'Up to £800 of treatment a year',
          costsSummaryForMonthlyCostSection: { company: 900, employee: 2000 },
          cta: null,
          endDate: null,
          reference: 'DEN-9001',
        },
        values: { values: { value: 800 }, people: ['6001', '6002'] },
        temporarySelection: null,
      },
    })
    expect(db.selections.find('9001')?.peopleCovered.slice(1)).toEqual([member('6001'), member('6002')])
    const employer = await tokenOf(mock, 'employer@acme.example')
    const table = await call(mock, 'GET', '/v2/scheme/selections/201/pending/', { token: employer })
    const { selectionsData } = table.json as { selectionsData: { selectionId: string; fields: object }[] }
    expect(selectionsData.find(({ selectionId }) => selectionId === '9001')).toMatchObject({
      orderValue: 2000,
      fields: { 'Yearly limit for treatment': '£800', Cover: 'Family' },
    })
    const again = await patch('/selection/9001', { eeben_benefit_id: '201', values: { value: 900 } })
    expect(again).toMatchObject({ status: 409, json: { status: 'error' } })
  })

  it('[SEL-1] [BED-4] what nobody approves is approved at once', async () => {
    const made = await choosing('benefit-not-chosen', { benefitId: '202' })
    const response = await made.post('/selection', await submissionOf(made, '202', { membership: 'national' }))
    expect(response).toMatchObject({
      status: 201,
      json: {
        setup: {
          selection: { status: 'approved', planDetails: 'Every gym in the country', reference: 'GYM-4021-202' },
        },
      },
    })
  })

  it('[SEL-1] [BED-4] a benefit without fields needs its cost and its terms alone', async () => {
    const made = await choosing('benefit-not-chosen', { benefitId: '217' })
    const response = await made.post('/selection', await submissionOf(made, '217', {}))
    expect(response.json).toMatchObject({ setup: { selection: { status: 'approved' }, editFields: [] } })
  })

  it('[SEL-1] [BED-4] refuses values that do not fit or are missing, by their fields, and keeps nothing', async () => {
    const made = await choosing('choice-begun')
    const before = await stateOf(made)
    const good = await submissionOf(made, '201', { value: 600 })
    const refusals = [
      [{ ...good, values: { value: 5000 } }, { value: ['Please enter a value between 300 and 1500'] }],
      [{ ...good, values: { value: 650 } }, { value: ['Enter a limit in steps of £100'] }],
      [{ ...good, values: { colour: 'red' } }, { colour: ["Dental care has no field 'colour'"] }],
      [{ ...good, people: ['9999'] }, { people: ['This benefit can’t cover one of the people you added'] }],
    ] as const
    for (const [body, errors] of refusals)
      expect(await made.patch('/selection/9001', body)).toMatchObject({ status: 422, json: { errors } })
    expect(await stateOf(made)).toEqual(before)

    const other = await choosing('benefit-not-chosen', { benefitId: '206' })
    const missing = await other.post('/selection', { ...(await submissionOf(other, '206', {})), quote_id: 'q' })
    expect(missing).toMatchObject({ status: 422, json: { errors: { value: ['Enter whole or half days'] } } })
    expect(await stateOf(other, '206')).toMatchObject({ selection: null })
  })

  it('[SEL-2] [BED-4] refuses a cost that is not the newest, and takes the newest', async () => {
    const made = await choosing('cost-changed')
    const stale = await submissionOf(made, '201', { value: 600 })
    expect(await made.patch('/selection/9001', stale)).toMatchObject({ status: 409, json: { code: 'cost-changed' } })
    expect(await stateOf(made)).toMatchObject({ selection: { status: 'in-progress' }, temporarySelection: {} })
    const fresh = await submissionOf(made, '201', { value: 600 })
    expect(fresh.quote_id).not.toBe(stale.quote_id)
    expect((await made.patch('/selection/9001', fresh)).status).toBe(200)
  })

  it('[SEL-1] [BED-4] refuses terms that are not the newest', async () => {
    const made = await choosing('terms-changed')
    const body = await submissionOf(made, '201', { value: 600 })
    expect(await made.patch('/selection/9001', body)).toMatchObject({ status: 409, json: { code: 'terms-changed' } })
    const read = { ...body, accepted_terms_versions: { '201-terms': '4' } }
    expect((await made.patch('/selection/9001', read)).status).toBe(200)
  })

  it('[SEL-3] [BED-4] a change is kept beside the benefit that is held', async () => {
    const made = await choosing('benefit-selected')
    const before = (await stateOf(made)) as { selection: object }
    await made.patch('/selection/9001', { eeben_benefit_id: '201', values: { value: 900 } })
    expect(await stateOf(made)).toMatchObject({
      selection: before.selection,
      values: { values: { value: 600 } },
      temporarySelection: { values: { value: 900 }, people: ['6001'] },
    })
  })

  it('[SEL-3] [BED-4] refuses a change of what is locked', async () => {
    const { patch } = await choosing()
    expect(await patch('/selection/9008', { eeben_benefit_id: '208', values: { excess: '500' } })).toMatchObject({
      status: 422,
      json: { errors: { excess: ['Excess can’t be changed right now'] } },
    })
  })

  it('[SEL-3] [BED-4] a reapplication keeps its state until it is submitted, and begins with what was chosen before', async () => {
    const made = await choosing('benefit-opted-out', { benefitId: '219' })
    expect(await made.post('/selection', { eeben_benefit_id: '219', values: { area: 'europe' } })).toMatchObject({
      json: {
        setup: {
          selection: { status: 'opted-out', cta: { type: 'reapply' } },
          temporarySelection: { values: { area: 'europe' }, people: ['6001'] },
        },
      },
    })
    const submitted = await made.post('/selection', await submissionOf(made, '219', { area: 'europe' }, ['6001']))
    expect(submitted.json).toMatchObject({ setup: { selection: { status: 'approved', endDate: null } } })
  })

  it('[SEL-3] [BED-4] what was pending, left and chosen again awaits approval again', async () => {
    const made = await choosing()
    expect((await made.patch('/selection/9004', { status: 'opted-out' })).status).toBe(200)
    expect(made.db.approvals.find('9004')).toBeNull()
    await made.post('/selection', await submissionOf(made, '204', { value: 900, retailer: 'velo' }))
    expect(made.db.approvals.find('9004')).toMatchObject({
      fields: { 'Total price': '£900', Retailer: 'Velo House' },
    })
  })

  it('[SEL-4] [BED-4] answers to the questions complete them and are never sent back', async () => {
    const made = await choosing('questions-asked')
    const wrong = await made.post('/selection', {
      eeben_benefit_id: '210',
      answers: [{ id: 'waiting', answer: 'yes' }],
    })
    expect(wrong).toMatchObject({
      status: 422,
      json: {
        errors: { absence: ['Answer this question'], details: ['Answer this question'] },
      },
    })
    const answers = ['absence', 'heart-cancer', 'treatment', 'mental-health', 'waiting', 'tobacco']
      .map((id) => ({ id, answer: id === 'tobacco' ? 'yes' : 'no' }))
      .concat({ id: 'details', answer: 'A pipe on Sundays' })
    const { json, text } = await made.post('/selection', { eeben_benefit_id: '210', answers })
    expect(json).toMatchObject({ setup: { questions: { completed: true } } })
    expect(text).not.toContain('pipe')
    expect(JSON.stringify(made.mock.worlds.standard().dump())).not.toContain('pipe')
  })

  it('[SEL-1] [BED-4] refuses what probation holds back, what is held already, and what is gone', async () => {
    const { post } = await choosing('on-probation', {}, 'probation@acme.example')
    expect(await post('/selection', { eeben_benefit_id: '208' })).toMatchObject({
      status: 409,
      json: { status: 'error', message: 'You can choose Private medical insurance when your probation ends' },
    })
    expect((await post('/selection', { eeben_benefit_id: '201' })).status).toBe(409)
    expect((await post('/selection', { eeben_benefit_id: '999' })).status).toBe(404)
  })

  it("[SEL-3] [BED-4] another person's selection, and another benefit's, are not found", async () => {
    const { patch } = await choosing(undefined, {}, 'probation@acme.example')
    expect((await patch('/selection/9001', { eeben_benefit_id: '201' })).status).toBe(404)
    expect((await patch('/selection/4023-201', { eeben_benefit_id: '202' })).status).toBe(404)
  })

  it('[SEL-1] [BED-4] choice-refused responds to every choice with an error', async () => {
    const { post, patch } = await choosing('choice-refused')
    const json = { status: 'error', message: 'Dental care cannot be chosen right now' }
    expect(await post('/selection', { eeben_benefit_id: '201' })).toMatchObject({ status: 201, json })
    expect(await patch('/selection/9001', { eeben_benefit_id: '201' })).toMatchObject({ status: 200, json })
  })
})

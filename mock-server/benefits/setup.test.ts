import { describe, expect, it } from 'vitest'
import { choosing } from './testing.ts'

describe('what may be chosen, at the mock', () => {
  it('[SEL-1] [BED-4] returns fields, people and the day it begins, of a benefit that was never chosen', async () => {
    const { get, complaints } = await choosing('benefit-not-chosen')
    const { json } = await get('/benefit/201/selection')
    expect(json).toMatchObject({
      selection: null,
      editFields: [{ name: 'value', minimum: 300, maximum: 1500, stepSize: 100, default: 600 }],
      fieldStatus: { value: 'open' },
      maximumPeople: 4,
      values: null,
      temporarySelection: null,
      startDate: '2027-01-01',
    })
    expect((await get('/benefit/201/with-selection')).json).toMatchObject({ name: 'Dental care', setup: json })
    expect(complaints).toEqual([])
  })

  it('[SEL-1] [BED-4] says what each level covers, and nothing of options that have nothing to compare', async () => {
    const { get } = await choosing('levels-to-compare')
    const namesOf = async (id: string) => {
      const { json } = await get(`/benefit/${id}/selection`)
      const { editFields } = json as { editFields: { options: { covers: { name: string }[] }[] }[] }
      return editFields.flatMap(({ options }) => options.map(({ covers }) => covers.map(({ name }) => name)))
    }
    const [first, second, third] = await namesOf('227')
    expect(first).toEqual(['Optician', 'Dentist', 'Physiotherapy', 'Prescriptions', 'GP by phone or video'])
    expect(second?.filter((name) => name !== 'Health check')).toEqual(first)
    expect(third).toEqual(second)
    expect(await namesOf('228')).toEqual([[], []])
  })

  it('[SEL-5] [BED-4] leaves the limits of a beam-supported benefit to its cost', async () => {
    const { get } = await choosing('partner-cover')
    expect((await get('/benefit/211/selection')).json).toMatchObject({
      editFields: [
        { name: 'value', minimum: null, maximum: null, appliesTo: 'employee' },
        { name: 'partner_value', minimum: null, maximum: null, appliesTo: 'partner' },
      ],
    })
  })

  it('[SEL-1] [BED-4] lists whom the benefit covers, without inactive people, and says why somebody is not covered', async () => {
    const { get, db } = await choosing()
    const [partner, child] = db.familyMembers.where({ personId: '4021' })
    if (!partner || !child) throw new Error('The household has lost its members.')
    const people = async (id: string) => {
      const { json } = await get(`/benefit/${id}/selection`)
      return (json as { people: { personId: string; eligible: boolean; reason: string | null }[] }).people
    }
    const all = await people('201')
    expect(all.length).toBeGreaterThan(2)
    expect((await people('210')).map(({ personId }) => personId)).toEqual([partner.id])
    expect(await people('202')).toEqual([])

    db.familyMembers.update(child.id, { dateOfBirth: '2007-01-01', fullTimeEducationEnds: '2026-07-31' })
    const grown = (await people('201')).find(({ personId }) => personId === child.id)
    expect(grown).toMatchObject({ eligible: false, reason: expect.stringContaining('full-time education') })
    db.familyMembers.update(child.id, { fullTimeEducationEnds: '2028-07-31' })
    expect((await people('201')).find(({ personId }) => personId === child.id)?.eligible).toBe(true)
    db.familyMembers.update(child.id, { dateOfBirth: '2001-01-01' })
    expect((await people('201')).find(({ personId }) => personId === child.id)?.reason).toContain('until they’re 24')
    db.familyMembers.update(child.id, { active: false })
    expect((await people('201')).map(({ personId }) => personId)).not.toContain(child.id)
  })

  it('[SEL-3] [BED-4] every selection of the seeds agrees with the values that it was made from', async () => {
    const { post, db } = await choosing()
    for (const { id, benefitId, values, monthlyCost } of db.selections.where({ personId: '4021' })) {
      if (!values) continue
      const { json } = await post('/selections/costs', { eeben_benefit_id: benefitId, ...values })
      expect([id, json]).toMatchObject([id, { monthly: monthlyCost, error: null }])
    }
  })

  it('[SEL-3] [BED-4] locks what cannot be changed while the benefit is held, and no longer', async () => {
    const { get, db } = await choosing()
    expect((await get('/benefit/208/selection')).json).toMatchObject({
      fieldStatus: { excess: 'locked', hospitals: 'open' },
    })
    db.selections.update('9008', { status: 'opted-out' })
    expect((await get('/benefit/208/selection')).json).toMatchObject({ fieldStatus: { excess: 'open' } })
  })

  it('[SEL-3] [BED-4] a reset drops what was begun and leaves what was approved', async () => {
    const { get } = await choosing('change-begun')
    expect((await get('/benefit/201/selection')).json).toMatchObject({ temporarySelection: { values: { value: 700 } } })
    const reset = await get('/selection/9001')
    expect(reset.json).toMatchObject({ selection: { status: 'approved' }, temporarySelection: null })
    expect((await get('/benefit/201/selection')).json).toEqual(reset.json)
  })

  it('[SEL-3] [BED-4] a reset of what was never submitted leaves nothing, and it can be begun again', async () => {
    const { get, post } = await choosing('choice-begun')
    expect((await get('/selection/9001')).json).toMatchObject({ selection: null, temporarySelection: null })
    expect((await get('/selection/9001')).status).toBe(404)
    for (let time = 0; time < 2; time += 1) {
      const { json } = await post('/selection', { eeben_benefit_id: '201', values: { value: 500 } })
      expect(json).toMatchObject({ setup: { selection: { status: 'in-progress' } } })
      expect((await get('/selection/4021-201')).status).toBe(200)
    }
  })

  it("[SEL-3] [BED-4] another person's selection is not found", async () => {
    const { get } = await choosing(undefined, {}, 'probation@acme.example')
    expect((await get('/selection/9001')).status).toBe(404)
  })
})

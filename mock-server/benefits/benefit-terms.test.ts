import { describe, expect, it } from 'vitest'
import { choosing } from './testing.ts'

describe('the terms of a benefit, at the mock', () => {
  it('[SEL-1] [BED-4] have the version that the benefit names, and a text', async () => {
    const { get, complaints } = await choosing()
    const { json } = await get('/benefit/201')
    const { terms } = json as { terms: { id: string; version: string }[] }
    for (const { id, version } of terms)
      expect((await get(`/benefit/201/terms/${id}`)).json).toMatchObject({
        version,
        terms: expect.stringContaining('<p>'),
        error: null,
      })
    expect(terms.length).toBeGreaterThan(0)
    expect(complaints).toEqual([])
  })

  it('[SEL-1] [BED-4] are not found under another benefit', async () => {
    const { get } = await choosing()
    expect((await get('/benefit/202/terms/201-terms')).status).toBe(404)
    expect((await get('/benefit/999/terms/201-terms')).status).toBe(404)
  })

  it('[SEL-1] [BED-4] say why they cannot be shown', async () => {
    const { get } = await choosing('benefit-terms-unavailable')
    expect((await get('/benefit/201/terms/201-terms')).json).toEqual({
      terms: null,
      version: null,
      error: 'We’re updating these terms',
    })
  })
})

import { firstValueFrom } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { getBenefitFaqs } from './generated/benefits.ts'
import { logIn } from './generated/session.ts'
import { changedRepairs } from './repairs.ts'
import { done, json, resultOfPing, refused, world } from './scripted-host.ts'

/** What is reported of responses that come one after the other. */
const reading = (...bodies: readonly (() => Response)[]) => {
  const said: unknown[] = []
  let next = 0
  const { call } = world(() => bodies[next++]?.() ?? json(done), {
    onRead: changedRepairs((data) => said.push(data)),
  })
  return { call, said }
}

const faq = { id: '1', question: 'q', answer: 'a' }
const faqs = { path: { id: '1' } }

describe('what was put right in a response', () => {
  it('[CALL-1] is reported with the operation and its places, without what was there', async () => {
    const { call, said } = reading(() => json([faq, { id: 7, question: 'q', answer: 'a' }, { id: 'Ada' }, null]))
    const result = await firstValueFrom(call(getBenefitFaqs, faqs))
    expect(result).toMatchObject({ right: { data: [{ id: '1' }, { id: '7' }] } })
    expect(said).toEqual([
      {
        operation: 'getBenefitFaqs',
        status: 200,
        repaired: ['body.*.id'],
        lost: [{ place: 'body.*', rows: 2 }],
      },
    ])
  })

  it('[CALL-1] is reported once while it stays the same, and when it is over', async () => {
    const bad = () => json([{ id: 1, question: 'q', answer: 'a' }])
    const { call, said } = reading(
      bad,
      bad,
      () => json([faq]),
      () => json([faq]),
    )
    for (let turn = 0; turn < 4; turn++) await firstValueFrom(call(getBenefitFaqs, faqs))
    expect(said).toEqual([
      { operation: 'getBenefitFaqs', status: 200, repaired: ['body.*.id'], lost: [] },
      { operation: 'getBenefitFaqs', status: 200, repaired: [], lost: [] },
    ])
  })

  it('[CALL-1] is nothing where all fits, and where fields are only left out', async () => {
    const { call, said } = reading(
      () => json(done),
      () => json({}),
      () => json({ status: null, more: 1 }),
    )
    for (let turn = 0; turn < 3; turn++) await resultOfPing(call)
    expect(said).toEqual([])
  })

  it('[LOGIN-3] [LOGIN-4] leaves every field of a refusal that fits', async () => {
    const body = { email: 'a@a.example', password: 'p', deviceToken: 'd' }
    const read = async (status: number, refusal: unknown) => {
      const { call } = world(refused(status, refusal))
      const result = await firstValueFrom(call(logIn, { body }))
      return result._tag === 'Left' ? result.left.body : null
    }
    const none = { error_message: null, showRecaptcha: false, userAccountLocked: false }
    expect(await read(401, { error_message: 'no' })).toEqual({ ...none, error_message: 'clean no' })
    expect(await read(401, { showRecaptcha: true })).toEqual({ ...none, showRecaptcha: true })
    expect(await read(422, { userAccountLocked: true, error_message: [] })).toEqual({
      ...none,
      userAccountLocked: true,
    })
  })
})

import { expect, it } from 'vitest'
import { story } from '../kernel/testing.ts'
import { benefit, benefitId, selection } from '../samples.ts'
import { session } from '../session/session.ts'
import type { Selection } from './benefit.ts'
import { BenefitsLoaded, eligible } from './eligible.ts'
import { selectStages } from './stages.ts'

const given = story(eligible, session)
const of = (id: string, status: Selection['status'] | null, restrictedUntil?: string | null) => ({
  ...benefit,
  benefitId: benefitId(id),
  selection: status && { ...selection, status },
  restricted: restrictedUntil !== undefined,
  restrictedUntil: restrictedUntil ?? null,
})
const after = (...benefits: ReturnType<typeof of>[]) =>
  selectStages(given(BenefitsLoaded({ benefits })).state).map(({ benefits: some, ...stage }) => [
    'from' in stage ? stage.from : stage.kind,
    some.map((one) => one.benefitId),
  ])

it('[BEN-1] somebody on probation sees what they have, can choose now, and can choose from each day on', () => {
  expect(
    after(
      of('gym', null, '2027-02-01'),
      of('life', 'approved'),
      of('car', null, null),
      of('eye', null),
      of('shares', null, '2027-01-01'),
      of('bike', null, '2027-02-01'),
    ),
  ).toEqual([
    ['held', ['life']],
    ['open', ['eye']],
    ['2027-01-01', ['shares']],
    ['2027-02-01', ['gym', 'bike']],
    [null, ['car']],
  ])
})

it('[BEN-1] nobody else has stages, and none is empty', () => {
  expect(after(of('life', 'approved'), of('eye', null))).toEqual([])
  expect(after(of('car', null, null))).toEqual([[null, ['car']]])
})

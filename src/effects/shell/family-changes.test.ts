import { describe, it } from 'vitest'
import { SelectionRequested, SetupLoaded } from '../../domain/benefits/setup.ts'
import { FamilyMemberAdded, FamilyMemberChanged } from '../../domain/family/member.ts'
import { child } from '../../domain/family/testing.ts'
import { benefitId, setupSample } from '../../domain/samples.ts'
import { runEffect, provesAll } from '../runtime/testing.ts'
import { followFamily } from './family-changes.ts'

describe('a household that changes', () => {
  const b = SelectionRequested({ benefitId: benefitId('dental') })

  it.each([
    ['added', FamilyMemberAdded({ member: child, place: 0 })],
    ['changed', FamilyMemberChanged({ member: child, place: 0 })],
  ])('[FAM-1] [SEL-1] has who may be covered read again once somebody was %s', (_, a) => {
    const given = [SetupLoaded({ setup: setupSample })]
    runEffect({ effect: followFamily, given, ports: {}, when: ['a', { a }], then: ['b', { b }] })
    runEffect({ effect: followFamily, ports: {}, when: ['a', { a }], then: ['', {}] })
  })
})

provesAll(followFamily)

import { describe, expect, it } from 'vitest'
import { wantedBy, type Asked } from './wanted.ts'

describe('what a tester expects', () => {
  it.each<[Asked, object]>([
    [{}, { kind: 'sound' }],
    [
      { expect: 'optOut.dental.kind=done' },
      { kind: 'expected', path: 'optOut.dental.kind', value: 'done', from: null, resimulated: false },
    ],
    [{ expect: 'forms["a=b"].submitted=2' }, { path: 'forms["a=b"].submitted', value: 2 }],
    [
      { expect: 'costs.dental.asked=null', effects: true },
      { value: null, resimulated: true },
    ],
    [{ expect: 'costs.dental=nothing' }, { value: undefined }],
    [{ expect: 'a="nothing"' }, { value: 'nothing' }],
    [
      { select: 'selectBenefitGroups', expect: 'later=[]' },
      { path: 'later', value: [], from: { name: 'selectBenefitGroups', arg: undefined } },
    ],
    [
      { select: 'selectSending:dental', expect: '=null' },
      { path: '', value: null, from: { name: 'selectSending', arg: 'dental' } },
    ],
    [{ select: 'selectX:{"id":1}', expect: 'a=1' }, { from: { name: 'selectX', arg: { id: 1 } } }],
    [
      { overlap: 'costs.load newest benefitId' },
      { kind: 'overlap', overlap: { effect: 'costs.load', rule: 'newest', key: 'benefitId' } },
    ],
    [{ overlap: 'costs.load one' }, { overlap: { effect: 'costs.load', rule: 'one', key: '' } }],
  ])('[BED-8] is understood: %j', (asked, wanted) => {
    expect(wantedBy(asked)).toMatchObject(wanted)
  })

  it.each<[Asked, string]>([
    [
      { expect: 'optOut.dental' },
      '‘--expect optOut.dental’ cannot be understood. Write a path of the state and a value',
    ],
    [{ expect: '=1' }, 'cannot be understood'],
    [{ expect: 'a..b=1' }, 'cannot be understood'],
    [{ overlap: 'costs.load twice' }, 'Write an effect, one of one, newest, all'],
    [{ overlap: 'a one b c' }, 'cannot be understood'],
    [{ overlap: 'a one', expect: 'a=1' }, 'Ask for one thing at a time'],
  ])('[BED-8] is refused with what to write: %j', (asked, sentence) => {
    expect(() => wantedBy(asked)).toThrow(sentence)
  })
})

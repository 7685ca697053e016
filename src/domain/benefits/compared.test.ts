import { describe, expect, it } from 'vitest'
import { benefitId } from '../samples.ts'
import { comparedQuery, readCompared } from './compared.ts'

const listed = ['dental', 'gym'].map((id) => ({ benefitId: benefitId(id) }))
const read = (query: string) => readCompared(new URLSearchParams(query), listed)

describe('two benefits beside each other', () => {
  it('[BEN-1] reads them from the address and writes them there', () => {
    const both = { first: benefitId('gym'), second: benefitId('dental') }
    expect(read('first=gym&second=dental')).toEqual(both)
    expect(comparedQuery(both)).toEqual({ first: 'gym', second: 'dental' })
    expect(comparedQuery({ first: null, second: both.second })).toEqual({ second: 'dental' })
    expect(comparedQuery(read(''))).toEqual({})
  })

  it('[BEN-1] takes a benefit that is not on the list, or is there already, as not chosen', () => {
    expect(read('first=car&second=gym')).toEqual({ first: null, second: benefitId('gym') })
    expect(read('first=gym&second=gym')).toEqual({ first: benefitId('gym'), second: null })
  })
})

import { describe, expect, it } from 'vitest'
import { produced, refused, story } from '../kernel/testing.ts'
import { html, offline } from '../samples.ts'
import { policies, PolicyFailed, PolicyLoaded, PolicyRequested, requestPolicy, selectPolicy } from './policies.ts'

const given = story(policies)
const requested = PolicyRequested({ policy: 'privacy' })
const text = html('<p>Privacy</p>')
const loaded = given(requested).at(5, PolicyLoaded({ policy: 'privacy', html: text }))

describe('a policy page', () => {
  it('[CONTENT-1] is fetched once a kind', () => {
    expect(given().when(requestPolicy, 'privacy')).toEqual(produced(requested))
    expect(given(requested).when(requestPolicy, 'privacy')).toEqual(refused('known'))
    expect(loaded.when(requestPolicy, 'privacy')).toEqual(refused('known'))
    expect(loaded.when(requestPolicy, 'cookies')).toEqual(produced(PolicyRequested({ policy: 'cookies' })))
  })

  it('[CONTENT-1] shows its text, and each kind its own', () => {
    expect(selectPolicy(loaded.state, 'privacy')).toEqual({ status: 'loaded', value: text, at: 5 })
    expect(selectPolicy(loaded.state, 'terms')).toEqual({ status: 'idle' })
  })

  it('[CONTENT-1] is fetched again after a failure', () => {
    const failed = given(requested, PolicyFailed({ policy: 'privacy', problem: offline }))
    expect(selectPolicy(failed.state, 'privacy')).toMatchObject({ status: 'failed', problem: offline })
    expect(failed.when(requestPolicy, 'privacy')).toEqual(produced(requested))
  })
})

import { describe, expect, it } from 'vitest'
import {
  AvatarChoiceFailed,
  AvatarChoiceRequested,
  AvatarChosen,
  AvatarFound,
  AvatarRereadFailed,
  AvatarsFailed,
  AvatarsLoaded,
  AvatarsRequested,
} from '../../domain/account/avatar.ts'
import { pseudonymiser } from '../../domain/log/pseudonyms.ts'
import { compileRedaction } from '../../domain/log/redaction.ts'
import { offline, profile, profileOf, refusal } from '../../domain/samples.ts'
import { ProfileLoaded } from '../../domain/session/session.ts'
import { getUser, updateUser } from '../api/generated/account.ts'
import { getAvatarSet } from '../api/generated/brand.ts'
import { virtualClock } from '../runtime/fakes.testing.ts'
import { responds, fakeHost, fails, runEffect, provesAll } from '../runtime/testing.ts'
import { loadAvatars, rereadAvatar, sendAvatar } from './avatar.ts'

const given = [ProfileLoaded({ profile, termsUpdated: false })]
const fox = { name: 'Fox', url: '/fox.svg' }
const wire = { id: 'user-1', personalEmail: null, phone: null, avatar: fox.url }

describe('the pictures to choose from', () => {
  const when = ['a', { a: AvatarsRequested({}) }] as const

  it('[PROF-1] [THEME-2] are those of the scheme', () => {
    const ports = fakeHost(responds(getAvatarSet, { avatarsetPlainFileURL: null, avatars: [fox] }))
    const then = ['5ms b', { b: AvatarsLoaded({ avatars: [fox], saved: null }) }] as const
    runEffect({ effect: loadAvatars, given, ports, when, then })
    expect(ports.calls.map(({ input }) => input)).toEqual([{ path: { id: 'scheme-1' } }])
  })

  it("[PROF-1] [BED-8] are loaded with the person's own, which a log can quote from then on", () => {
    const mine = [ProfileLoaded({ profile: profileOf({ avatar: fox.url }), termsUpdated: false })]
    const ports = fakeHost(responds(getAvatarSet, { avatarsetPlainFileURL: null, avatars: [fox] }))
    const loaded = AvatarsLoaded({ avatars: [fox], saved: fox.url })
    runEffect({ effect: loadAvatars, given: mine, ports, when, then: ['5ms b', { b: loaded }] })
    const redact = compileRedaction(AvatarsLoaded.codec, pseudonymiser('salt'))
    expect(redact(loaded.data)).toEqual(loaded.data)
    expect(JSON.stringify(redact({ avatars: [fox], saved: '/people/quill.png' }))).not.toMatch(/quill|people/)
  })

  it('[PROF-1] are none where the host lists none', () => {
    const ports = fakeHost(responds(getAvatarSet, { avatarsetPlainFileURL: null, avatars: [] }))
    runEffect({
      effect: loadAvatars,
      given,
      ports,
      when,
      then: ['5ms b', { b: AvatarsLoaded({ avatars: [], saved: null }) }],
    })
  })

  it('[PROF-1] can be unavailable, and are for people who are signed in', () => {
    const ports = fakeHost(fails(getAvatarSet, offline))
    const then = ['5ms b', { b: AvatarsFailed({ problem: offline }) }] as const
    runEffect({ effect: loadAvatars, given, ports, when, then })
    const nobody = ['b', { b: AvatarsFailed({ problem: { kind: 'unauthorised', detail: null } }) }] as const
    runEffect({ effect: loadAvatars, ports: {}, when, then: nobody })
  })
})

describe('choosing a picture', () => {
  const a = AvatarChoiceRequested({ picture: fox.url })
  const n = AvatarChoiceRequested({ picture: null })

  it('[PROF-1] tells the host once the choice rests, and of the newest alone', () => {
    const host = fakeHost(responds(updateUser, wire))
    const then = ['605ms b', { b: AvatarChosen({ picture: fox.url }) }] as const
    const ports = { ...host, clock: virtualClock }
    runEffect({ effect: sendAvatar, ports, when: ['n 199ms a', { a, n }], then })
    expect(host.calls.map(({ input }) => input)).toEqual([{ body: { avatar: fox.url } }])
  })

  it('[PROF-1] drops a call on its way for a later choice', () => {
    const host = fakeHost(responds(updateUser, wire))
    const then = ['807ms b', { b: AvatarChosen({ picture: fox.url }) }] as const
    runEffect({ effect: sendAvatar, ports: { ...host, clock: virtualClock }, when: ['n 401ms a', { a, n }], then })
    expect(host.calls.map(({ ended }) => ended)).toEqual(['cancelled', 'completed'])
  })

  it('[PROF-1] tells that it failed', () => {
    const ports = { ...fakeHost(fails(updateUser, refusal)), clock: virtualClock }
    const then = ['405ms b', { b: AvatarChoiceFailed({ problem: refusal }) }] as const
    runEffect({ effect: sendAvatar, ports, when: ['a', { a }], then })
  })
})

describe('a picture whose response was lost', () => {
  const f = AvatarChoiceFailed({ problem: offline })
  const a = AvatarChoiceRequested({ picture: fox.url })
  const effect = rereadAvatar

  it('[PROF-1] is read again, unless the next one is chosen', () => {
    const host = fakeHost(responds(getUser, { ...wire, avatar: null }))
    const then = ['5ms b', { b: AvatarFound({ picture: null }) }] as const
    runEffect({ effect, ports: host, when: ['f', { f }], then })
    runEffect({ effect, ports: host, when: ['f 2ms a', { a, f }], then: ['', {}] })
    expect(host.calls.map(({ ended }) => ended)).toEqual(['completed', 'cancelled'])
  })

  it('[PROF-1] stays unconfirmed where it cannot be read, and is not read where it was refused', () => {
    const unread = ['5ms b', { b: AvatarRereadFailed({ problem: offline }) }] as const
    runEffect({ effect, ports: fakeHost(fails(getUser, offline)), when: ['f', { f }], then: unread })
    const { avatar: _, ...silent } = wire
    const unsaid = ['5ms b', { b: AvatarRereadFailed({ problem: { kind: 'undecodable', where: 'avatar' } }) }] as const
    runEffect({ effect, ports: fakeHost(responds(getUser, silent)), when: ['f', { f }], then: unsaid })
    const then = ['', {}] as const
    const no = AvatarChoiceFailed({ problem: { kind: 'refused', status: 422, message: null } })
    runEffect({ effect, ports: fakeHost(), when: ['f', { f: no }], then })
  })
})

provesAll(loadAvatars, sendAvatar, rereadAvatar)

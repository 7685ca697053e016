import { describe, expect, it } from 'vitest'
import { produced, refused, story } from '../kernel/testing.ts'
import { offline, profileOf, refusal } from '../samples.ts'
import { masquerade, MasqueradeStarted } from '../session/masquerade.ts'
import { ProfileLoaded, session } from '../session/session.ts'
import {
  avatar,
  AvatarChoiceFailed,
  AvatarChoiceRequested,
  AvatarChosen,
  AvatarFound,
  AvatarRereadFailed,
  AvatarsFailed,
  AvatarsLoaded,
  AvatarsRequested,
  chooseAvatar,
  requestAvatars,
  selectAvatars,
  selectPicture,
} from './avatar.ts'

const given = story(session, masquerade, avatar)
const fox = { name: 'Fox', url: '/fox.svg' }
const owl = { name: 'Owl', url: '/owl.svg' }
const known = [
  ProfileLoaded({ profile: profileOf({ avatar: fox.url }), termsUpdated: false }),
  AvatarsLoaded({ avatars: [fox, owl], saved: null }),
]

describe('the picture of a person', () => {
  it('[PROF-1] [THEME-2] may be one of a set, which is requested once', () => {
    expect(given().when(requestAvatars)).toEqual(produced(AvatarsRequested({})))
    expect(given(AvatarsRequested({})).when(requestAvatars)).toEqual(refused('known'))
    expect(given(...known).when(requestAvatars)).toEqual(refused('known'))
    const failed = given(AvatarsFailed({ problem: offline }))
    expect(failed.when(requestAvatars)).toEqual(produced(AvatarsRequested({})))
  })

  it('[PROF-1] is the one of the profile at first', () => {
    expect(selectPicture(given().state)).toBeNull()
    expect(selectPicture(given(...known).state)).toBe(fox.url)
  })

  it('[PROF-1] [BED-8] is the one that came with the set, where the profile in a log has a pseudonym', () => {
    const loaded = AvatarsLoaded({ avatars: [fox, owl], saved: owl.url })
    const replayed = ProfileLoaded({ profile: profileOf({ avatar: '/abc.xyz' }), termsUpdated: false })
    expect(selectPicture(given(replayed, loaded).state)).toBe(owl.url)
  })

  it('[PROF-1] is chosen from the set, or none', () => {
    expect(given(...known).when(chooseAvatar, owl.url)).toEqual(produced(AvatarChoiceRequested({ picture: owl.url })))
    expect(given(...known).when(chooseAvatar, null)).toEqual(produced(AvatarChoiceRequested({ picture: null })))
    expect(given(...known).when(chooseAvatar, '/other.svg')).toEqual(refused('unknown'))
    expect(given(...known).when(chooseAvatar, fox.url)).toEqual(refused('known'))
    const acting = given(MasqueradeStarted({ userId: '1', schemeYear: null }), ...known)
    expect(acting.when(chooseAvatar, owl.url)).toEqual(refused('masquerade'))
  })

  it('[PROF-1] is the one that the host holds, where nobody knows whether it took the choice', () => {
    const requested = given(...known, AvatarChoiceRequested({ picture: owl.url }))
    const lost = requested.at(1, AvatarChoiceFailed({ problem: offline }))
    const made = lost.at(2, AvatarFound({ picture: owl.url })).state
    expect([selectPicture(made), selectAvatars(made).problem]).toEqual([owl.url, null])
    const notMade = lost.at(2, AvatarFound({ picture: fox.url })).state
    expect([selectPicture(notMade), selectAvatars(notMade).problem]).toEqual([fox.url, offline])
    expect(lost.at(2, AvatarRereadFailed({ problem: offline })).state).toEqual(lost.state)
    const none = given(...known, AvatarChoiceRequested({ picture: null }), AvatarChoiceFailed({ problem: offline }))
    const removed = none.at(2, AvatarFound({ picture: null })).state
    expect([selectPicture(removed), selectAvatars(removed).problem]).toEqual([null, null])
  })

  it('[PROF-1] follows the choice at once, and falls back where it fails', () => {
    const requested = given(...known, AvatarChoiceRequested({ picture: null }))
    expect(selectPicture(requested.state)).toBeNull()
    const failed = requested.at(1, AvatarChoiceFailed({ problem: refusal }))
    expect(selectPicture(failed.state)).toBe(fox.url)
    expect(selectAvatars(failed.state).problem).toEqual(refusal)
    expect(selectPicture(requested.at(1, AvatarChosen({ picture: null })).state)).toBeNull()
    const again = failed.at(2, AvatarChoiceRequested({ picture: owl.url }))
    expect(selectAvatars(again.state).problem).toBeNull()
    expect(selectPicture(again.at(3, AvatarChosen({ picture: owl.url })).state)).toBe(owl.url)
  })
})

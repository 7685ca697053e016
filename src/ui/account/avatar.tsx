import { useEffect, useRef } from 'react'
import { chooseAvatar, requestAvatars, selectAvatars, selectPicture } from '../../domain/account/avatar.ts'
import { valueOf } from '../../domain/kernel/requests/remote.ts'
import { selectMasquerading } from '../../domain/session/masquerade.ts'
import { selectProfile } from '../../domain/session/session.ts'
import { Avatar } from '../components/content/avatar.tsx'
import { Card } from '../components/layout/card.tsx'
import { announce } from '../components/feedback/announcer.tsx'
import { EmptyState } from '../components/feedback/empty-state.tsx'
import { ErrorState } from '../components/feedback/error-state.tsx'
import { PictureChoice } from '../components/inputs/picture-choice.tsx'
import { Skeleton } from '../components/feedback/skeleton.tsx'
import { useDispatch, useSelect } from '../portal.ts'
import { profileText } from '../text/profile.ts'
import { secondFactorText } from '../text/second-factor.ts'
import { ProblemText } from '../shell/problem-text.tsx'
import { WriteFailure } from '../shell/write-failure.tsx'

const words = profileText.avatar

/** Shows initials instead of a picture. */
const NONE = 'none'

const Choice = ({ name }: { name: string }) => {
  const { set, problem, wished } = useSelect(selectAvatars)
  const picture = useSelect(selectPicture)
  const dispatch = useDispatch()
  useEffect(() => {
    dispatch(requestAvatars, undefined)
  }, [dispatch])
  const isSending = wished !== null
  const wasSending = useRef(false)
  useEffect(() => {
    if (wasSending.current && !isSending && problem === null) announce(words.saved)
    wasSending.current = isSending
  }, [isSending, problem])
  const avatars = valueOf(set)
  if (avatars === null)
    return set.status === 'failed' ? (
      <ErrorState title={words.failed} retry={{ read: () => void dispatch(requestAvatars, undefined) }}>
        <ProblemText problem={set.problem} />
      </ErrorState>
    ) : (
      <Skeleton label={words.loading} shape="text" count={3} />
    )
  if (avatars.length === 0) return <EmptyState title={words.empty} icon="user" />
  const options = [{ name: words.none, url: NONE }, ...avatars].map((one) => ({
    value: one.url,
    label: one.name,
    picture: <Avatar size="choice" name={name} src={one.url === NONE ? null : one.url} />,
  }))
  return (
    <>
      {problem && <WriteFailure problem={problem} failed={words.notSaved} unconfirmed={words.unconfirmed} />}
      <PictureChoice
        name="avatar"
        legend={words.group}
        options={options}
        value={picture ?? NONE}
        onChange={(value) => void dispatch(chooseAvatar, value === NONE ? null : value)}
      />
    </>
  )
}

/** The person's picture, chosen from the scheme's set; 'none' can be chosen too. */
export const AvatarSection = () => {
  const acting = useSelect(selectMasquerading)
  const profile = useSelect(selectProfile)
  if (!profile) return null
  return (
    <Card as="section" labelledBy="picture">
      <h2 id="picture">{words.title}</h2>
      <p>{acting ? secondFactorText.settings.acting : words.lead}</p>
      {!acting && <Choice name={profile.user.name} />}
    </Card>
  )
}

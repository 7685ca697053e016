import type { ReactNode } from 'react'
import { css } from '@linaria/core'
import { selectPicture } from '../../domain/account/avatar.ts'
import { selectSecondFactorSettings } from '../../domain/account/second-factor-settings.ts'
import { selectMasquerading } from '../../domain/session/masquerade.ts'
import { selectProfile, type Profile as ProfileData } from '../../domain/session/session.ts'
import { openPanel } from '../../domain/shell/panels.ts'
import { Avatar } from '../components/content/avatar.tsx'
import { Breadcrumbs } from '../components/navigation/breadcrumbs.tsx'
import { Button } from '../components/actions/button.tsx'
import { Card } from '../components/layout/card.tsx'
import { DescriptionList, type Fact } from '../components/content/description-list.tsx'
import { VisuallyHidden } from '../components/layout/visually-hidden.tsx'
import { useDispatch, useSelect } from '../portal.ts'
import { Land } from '../shell/land.tsx'
import { Page } from '../shell/page.tsx'
import { Row, Rows } from '../shell/rows.tsx'
import { SecondFactorNotice } from '../shell/second-factor-notice.tsx'
import { profileText } from '../text/profile.ts'
import { secondFactorText } from '../text/second-factor.ts'
import { text } from '../text/shared.ts'
import { ChangePassword } from './change-password.tsx'
import { DetailsSection } from './details.tsx'

const words = secondFactorText.settings

const page = css`
  display: grid;
  gap: var(--space-6) var(--space-5);
  margin-block-start: var(--space-6);

  & > * {
    display: grid;
    align-content: start;
    gap: var(--space-5);
    min-inline-size: 0;
  }

  @media (min-width: 900px) {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    align-items: start;
  }

  /* What is below a list that is not known yet keeps its place unseen, because the list would move it. */
  &[data-waits] [data-part='below'] {
    visibility: hidden;
  }

  @media (max-width: 899px) {
    &[data-waits] > :last-child {
      visibility: hidden;
    }
  }
`

const soft = css`
  color: var(--ink-soft);
  font-size: var(--text-s);
`

const SecondFactor = () => {
  const { on } = useSelect(selectSecondFactorSettings)
  const acting = useSelect(selectMasquerading)
  const dispatch = useDispatch()
  // One button for both states, so that the focus can return to it after its panel has changed what it does.
  return (
    <Row
      title={words.heading}
      action={
        !acting && (
          <Button
            variant="secondary"
            size="small"
            onPress={() => void dispatch(openPanel, { panel: on ? 'two-fa-disable' : 'two-fa-qr', subject: '' })}
          >
            <span>{on ? words.disable : words.enable}</span>
            <VisuallyHidden>{words.what}</VisuallyHidden>
          </Button>
        )
      }
    >
      <p>
        <span>{`${on ? words.on : words.off}.`}</span> <span>{acting ? words.acting : words.about(on)}</span>
      </p>
    </Row>
  )
}

const Security = ({ email }: { email: string }) => (
  <Card as="section" labelledBy="security">
    <h2 id="security">{profileText.security}</h2>
    <SecondFactorNotice />
    <Rows first="open">
      <ChangePassword email={email} />
      <SecondFactor />
    </Rows>
  </Card>
)

const factsOf = ({ user, client, schemeYear }: ProfileData): readonly Fact[] => [
  { term: profileText.email, detail: user.email },
  { term: profileText.employer, detail: client.clientName },
  ...(schemeYear === null ? [] : [{ term: profileText.schemeYear, detail: schemeYear }]),
]

interface ProfileProps {
  readonly family: ReactNode
  readonly picture: ReactNode
  /** The family is not known yet. */
  readonly waits: boolean
}

/** The person's own page: their family, how their account is protected, their details and their picture. */
export const Profile = ({ family, picture, waits }: ProfileProps) => {
  const profile = useSelect(selectProfile)
  const src = useSelect(selectPicture)
  if (!profile) return null
  const { user, client } = profile
  return (
    <Page
      title={profileText.title}
      lead={<span translate="no">{user.name}</span>}
      mark={<Avatar size="large" name={user.name} src={src} />}
      ground="hero"
      land={<Land isLow />}
      breadcrumbs={<Breadcrumbs trail={[{ label: text.common.home, to: '/app/home/' }]} current={profileText.title} />}
    >
      <div className={page} data-waits={waits || undefined}>
        <div>
          {family}
          <div data-part="below">
            <Security email={user.email} />
          </div>
        </div>
        <div>
          <Card as="section" labelledBy="details">
            <h2 id="details">{profileText.details}</h2>
            <DescriptionList facts={factsOf(profile)} />
            <p className={soft}>{profileText.kept(client.clientName)}</p>
          </Card>
          <DetailsSection />
          {picture}
        </div>
      </div>
    </Page>
  )
}

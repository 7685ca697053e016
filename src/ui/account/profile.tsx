import type { ReactNode } from 'react'
import { css } from '@linaria/core'
import { selectPicture } from '../../domain/account/avatar.ts'
import { selectSecondFactorSettings } from '../../domain/account/second-factor-settings.ts'
import { selectMasquerading } from '../../domain/session/masquerade.ts'
import type { Profile as ProfileData } from '../../domain/session/session.ts'
import { selectProfile } from '../../domain/session/session.ts'
import { openPanel } from '../../domain/shell/panels.ts'
import { Avatar } from '../components/content/avatar.tsx'
import { Breadcrumbs } from '../components/navigation/breadcrumbs.tsx'
import { Button } from '../components/actions/button.tsx'
import { Card } from '../components/layout/card.tsx'
import type { Fact } from '../components/content/description-list.tsx'
import { DescriptionList } from '../components/content/description-list.tsx'
import { StatusBadge } from '../components/feedback/status-badge.tsx'
import { useDispatch, useSelect } from '../portal.ts'
import { Page } from '../shell/page.tsx'
import { SecondFactorNotice } from '../shell/second-factor-notice.tsx'
import { headingRow, stack } from '../shell/stack.ts'
import { profileText } from '../text/profile.ts'
import { secondFactorText } from '../text/second-factor.ts'
import { text } from '../text/shared.ts'
import { ChangePassword } from './change-password.tsx'
import { DetailsSection } from './details.tsx'

const words = secondFactorText.settings

const pair = css`
  display: grid;
  gap: var(--space-6) var(--space-5);

  & > section {
    display: grid;
    align-content: stretch;
    grid-template-rows: auto 1fr;
    gap: var(--space-4);
    min-inline-size: 0;
  }

  @media (min-width: 1023px) {
    grid-template-columns: 1fr 1fr;
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
    <Card>
      <div data-part="body">
        <div className={headingRow}>
          <h3>{words.heading}</h3>
          <StatusBadge tone={on ? 'success' : 'neutral'} label={on ? words.on : words.off} />
        </div>
        <p>{words.about}</p>
      </div>
      {acting ? (
        <p data-part="foot">{words.acting}</p>
      ) : (
        <div data-part="foot">
          <Button
            variant="secondary"
            onPress={() => void dispatch(openPanel, { panel: on ? 'two-fa-disable' : 'two-fa-qr', subject: '' })}
          >
            {on ? words.disable : words.enable}
          </Button>
        </div>
      )}
    </Card>
  )
}

const Security = ({ email }: { email: string }) => (
  <section aria-labelledby="security">
    <h2 id="security">{profileText.security}</h2>
    <div>
      <SecondFactorNotice />
      <div className={pair}>
        <ChangePassword email={email} />
        <SecondFactor />
      </div>
    </div>
  </section>
)

const factsOf = ({ user, client, schemeYear }: ProfileData): readonly Fact[] => [
  { term: profileText.name, detail: user.name },
  { term: profileText.email, detail: user.email },
  { term: profileText.employer, detail: client.clientName },
  ...(schemeYear === null ? [] : [{ term: profileText.schemeYear, detail: schemeYear }]),
]

/** The person's own page: their details, their family, and how their account is protected. */
export const Profile = ({ children }: { children: ReactNode }) => {
  const profile = useSelect(selectProfile)
  const picture = useSelect(selectPicture)
  if (!profile) return null
  const { user, client } = profile
  return (
    <Page
      title={profileText.title}
      lead={profileText.lead}
      mark={<Avatar size="large" name={user.name} src={picture} />}
      breadcrumbs={<Breadcrumbs trail={[{ label: text.common.home, to: '/app/home/' }]} current={profileText.title} />}
    >
      <div className={stack}>
        <div className={pair}>
          <section aria-labelledby="details">
            <h2 id="details">{profileText.details}</h2>
            <Card>
              <div data-part="body">
                <DescriptionList facts={factsOf(profile)} />
              </div>
              <p data-part="foot" className={soft}>
                {profileText.kept(client.clientName)}
              </p>
            </Card>
          </section>
          <DetailsSection />
        </div>
        <Security email={user.email} />
        {children}
      </div>
    </Page>
  )
}

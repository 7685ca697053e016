import type { ReactNode } from 'react'
import { selectLogo, selectTheme, selectThemeSettled } from '../../domain/brand/theme.ts'
import { useSelect } from '../portal.ts'
import { mailAddress, telephoneAddress } from '../components/content/addresses.ts'
import { useDecoration } from '../components/illustrations/use-decoration.ts'
import { SignedOutLayout } from '../components/layout/signed-out-layout.tsx'
import { loginPanel, loginText, type AccessPanel } from '../text/login.ts'
import { Cookies, OfflineNotice, PortalFooter } from './chrome.tsx'

const loadScenes = () => import('../components/illustrations/scene.tsx')

const PanelArt = ({ scene }: Pick<AccessPanel, 'scene'>) => {
  const scenes = useDecoration(loadScenes)
  if (scenes === null) return null
  return scene === 'landscape' ? <scenes.Landscape has={scenes.aRider} time="sun" /> : <scenes.Scene name={scene} />
}

/** The frame of the pages before the login: a panel of the brand beside them, except for clients with single sign-on alone. */
export const SignedOut = ({
  year,
  panel = loginPanel,
  width = 'usual',
  children,
}: {
  year: number
  panel?: AccessPanel
  width?: 'usual' | 'wide'
  children: ReactNode
}) => {
  const theme = useSelect(selectTheme)
  const logo = useSelect(selectLogo)
  const settled = useSelect(selectThemeSettled)
  return (
    <SignedOutLayout
      brand={{
        name: theme.benefitBrandName,
        logo,
      }}
      panel={
        theme.ssoOnly
          ? null
          : {
              ...panel.words(theme.benefitBrandName),
              state: settled ? 'known' : 'awaited',
              art: <PanelArt scene={panel.scene} />,
            }
      }
      width={width}
      avatar={settled ? theme.avatar : null}
      support={
        settled ? (
          <p>
            <span>{loginText.support}</span>{' '}
            <a href={mailAddress(theme.supportEmail)} translate="no">
              {theme.supportEmail}
            </a>
            {theme.supportNumber !== null && (
              <>
                {' '}
                <span>{loginText.orCall}</span>{' '}
                <a href={telephoneAddress(theme.supportNumber)} translate="no">
                  {theme.supportNumber}
                </a>
              </>
            )}
          </p>
        ) : null
      }
      cookies={
        <>
          <Cookies />
          <OfflineNotice />
        </>
      }
      footer={<PortalFooter year={year} />}
    >
      {children}
    </SignedOutLayout>
  )
}

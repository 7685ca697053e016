import { useState } from 'react'
import { Button } from '../../../../src/ui/components/actions/button.tsx'
import { CookieBanner } from '../../../../src/ui/components/layout/cookie-banner.tsx'
import { Footer } from '../../../../src/ui/components/layout/footer.tsx'
import { Header } from '../../../../src/ui/components/header/header.tsx'
import { MasqueradeBanner } from '../../../../src/ui/components/header/masquerade-banner.tsx'
import { PageHeader } from '../../../../src/ui/components/layout/page-header.tsx'
import { PageLayout } from '../../../../src/ui/components/layout/page-layout.tsx'
import { PasswordField } from '../../../../src/ui/components/inputs/password-field.tsx'
import { Scene } from '../../../../src/ui/components/illustrations/scene.tsx'
import { SignedOutLayout } from '../../../../src/ui/components/layout/signed-out-layout.tsx'
import { TextField } from '../../../../src/ui/components/inputs/text-field.tsx'
import { TextLink } from '../../../../src/ui/components/actions/text-link.tsx'
import { ChunkMissing } from '../../../../src/ui/shell/crash.tsx'
import { BrandHeader } from '../../../../src/ui/components/header/brand-header.tsx'

const nothing = () => undefined
const clientLogo =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="300" height="76"%3E%3Crect width="300" height="76" rx="12" fill="%23e4572e"/%3E%3C/svg%3E'

const cookies = <CookieBanner policyTo="/cookie-policy/" onAccept={nothing} onManage={nothing} />
const footer = (contactTo: string | null) => (
  <Footer
    onCookies={() => {}}
    onHelp={() => {}}
    brandName="Acme Rewards"
    year={2026}
    privacyTo="/privacy-statement/"
    termsTo="/terms-and-conditions/"
    contactTo={contactTo}
  />
)

const SignedInPage = () => (
  <>
    <MasqueradeBanner userName="Ada Byron" schemeYear="2026" onLeave={() => {}} />
    <PageLayout
      cookies={cookies}
      header={
        <Header
          brandName="Acme Rewards"
          logo={{ desktop: clientLogo, mobile: clientLogo }}
          homeTo="/app/home/"
          links={[
            { to: '/app/home/', label: 'Home' },
            { to: '/app/my-benefits/', label: 'My benefits' },
            { to: '/app/dashboard/', label: 'Dashboard' },
          ]}
          user={{ name: 'Ada', avatar: null }}
          profileTo="/app/home/my-profile/"
          onLogOut={nothing}
        />
      }
      footer={footer('/contact-us/')}
    >
      <PageHeader title="My benefits" lead="What you have, what it costs and what you can choose." />
      <p>What stands on the page.</p>
    </PageLayout>
  </>
)

const SignedOutPage = () => {
  const [email, setEmail] = useState('employee@acme.example')
  const [password, setPassword] = useState('')
  return (
    <SignedOutLayout
      brand={{ name: 'Acme Rewards', logo: null }}
      panel={{
        state: 'known',
        title: 'Your pay is only part of it',
        lead: 'Acme Rewards shows everything your employer pays for you, and lets you choose more.',
        art: <Scene name="gate" />,
      }}
      avatar={null}
      support={
        <p>
          Need help? Write to <TextLink href="mailto:help@acme.example">help@acme.example</TextLink> or call 020 7946
          0000.
        </p>
      }
      cookies={cookies}
      footer={footer(null)}
    >
      <h1>Log in</h1>
      <TextField
        id="email"
        label="Email address"
        type="email"
        autoComplete="username"
        value={email}
        onChange={setEmail}
      />
      <PasswordField
        id="password"
        label="Password"
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
      />
      <TextLink to="/forgotten-password/" variant="standalone">
        Forgotten?
      </TextLink>
      <Button width="full" onPress={nothing}>
        Login
      </Button>
    </SignedOutLayout>
  )
}

const BrandHeaderAlone = () => <BrandHeader brandName="Acme Rewards" logo={null} homeTo="/" />

const ChunkMissingPage = () => (
  <>
    <SignedInPage />
    <ChunkMissing />
  </>
)

export const chromeExamples = {
  page: SignedInPage,
  'signed-out-page': SignedOutPage,
  'brand-header': BrandHeaderAlone,
  'chunk-missing': ChunkMissingPage,
}

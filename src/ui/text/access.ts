import type { PanelWords } from '../components/layout/signed-out-layout.tsx'
import { showsMore, type AccessPanel } from './login.ts'

const said =
  (title: string, lead: string | null = null) =>
  (): PanelWords => ({ title, lead })

/** The panels of the other pages before somebody has logged in. */
export const accessPanels = {
  activation: (firstName: string): AccessPanel => ({
    words: (brand) => ({ title: firstName === '' ? 'Welcome' : `Welcome, ${firstName}`, lead: showsMore(brand) }),
    scene: 'landscape',
  }),
  activated: (firstName: string): AccessPanel => ({
    words: said(
      firstName === '' ? 'You’re in' : `You’re in, ${firstName}`,
      'From now on you log in with your email address and your new password.',
    ),
    scene: 'gate',
  }),
  notActivated: { words: said('Let’s get you in'), scene: 'hourglass' },
  reset: {
    words: said(
      'Back in 2 minutes',
      'We’ll email you a link. It asks for your date of birth, then for a new password.',
    ),
    scene: 'key',
  },
  resetSent: { words: said('Check your inbox'), scene: 'letter' },
  secondFactor: {
    words: said('One more check', 'Your password and your phone together keep others out.'),
    scene: 'phone',
  },
  setUp: {
    words: said('Your phone keeps others out', 'You’ll enter a code from it each time you log in.'),
    scene: 'phone',
  },
  loggedOut: { words: said('Safe and sound', 'What you saved is here when you come back.'), scene: 'night' },
} as const satisfies Readonly<Record<string, AccessPanel | ((firstName: string) => AccessPanel)>>

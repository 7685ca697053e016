import type { PanelWords } from '../components/layout/signed-out-layout.tsx'
import { showsMore, type AccessPanel } from './login.ts'

// The panels of the pages before somebody has logged in. One export each: a page's script holds those that it shows.

const said =
  (title: string, lead: string | null = null) =>
  (): PanelWords => ({ title, lead })

export const activationPanel = (firstName: string): AccessPanel => ({
  words: (brand) => ({ title: firstName === '' ? 'Welcome' : `Welcome, ${firstName}`, lead: showsMore(brand) }),
  scene: 'landscape',
})

export const activatedPanel = (firstName: string): AccessPanel => ({
  words: said(
    firstName === '' ? 'You’re in' : `You’re in, ${firstName}`,
    'From now on, you’ll log in with your email address and your new password.',
  ),
  scene: 'gate',
})

export const notActivatedPanel: AccessPanel = { words: said('Let’s get you in'), scene: 'hourglass' }

export const resetPanel: AccessPanel = {
  words: said('Back in 2 minutes', 'We’ll email you a link. It asks for your date of birth, then for a new password.'),
  scene: 'key',
}

export const resetExpiredPanel: AccessPanel = { words: said('Links don’t last long'), scene: 'hourglass' }

export const resetSentPanel: AccessPanel = { words: said('Check your inbox'), scene: 'letter' }

export const secondFactorPanel: AccessPanel = {
  words: said('One more check', 'Your password and your phone together keep others out.'),
  scene: 'phone',
}

export const setUpPanel: AccessPanel = {
  words: said('Your phone keeps others out', 'You’ll enter a code from it each time you log in.'),
  scene: 'phone',
}

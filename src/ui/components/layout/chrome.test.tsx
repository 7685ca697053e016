// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { CookieBanner } from './cookie-banner.tsx'
import { Footer } from './footer.tsx'
import { Header } from '../header/header.tsx'
import { Logo } from '../header/logo.tsx'
import { MasqueradeBanner } from '../header/masquerade-banner.tsx'
import { PageLayout } from './page-layout.tsx'
import { SignedOutLayout } from './signed-out-layout.tsx'

afterEach(cleanup)

const scrollTo = (offset: number) =>
  act(() => {
    window.scrollTo(0, offset)
    fireEvent.scroll(window)
  })

const header = (
  <Header
    brandName="Acme Rewards"
    logo={null}
    homeTo="/app/home/"
    links={[
      { to: '/app/home/', label: 'Home', apart: ['/app/home/my-profile/'] },
      { to: '/app/my-benefits/', label: 'My benefits' },
      { to: '/app/dashboard/', label: 'Dashboard', beside: ['/app/reporting'] },
    ]}
    user={{ name: 'Ada', avatar: null }}
    profileTo="/app/home/my-profile/"
    onLogOut={vi.fn()}
  />
)

describe('Header', () => {
  it('[SHELL-1] names the brand and the person, and marks the page', () => {
    render(<MemoryRouter initialEntries={['/app/my-benefits/']}>{header}</MemoryRouter>)
    expect(screen.getByRole('link', { name: 'Acme Rewards' }).getAttribute('href')).toBe('/app/home/')
    expect(screen.getByRole('button', { name: 'Hi, Ada' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'My benefits' }).getAttribute('aria-current')).toBe('page')
    expect(screen.getByRole('link', { name: 'Home' }).hasAttribute('aria-current')).toBe(false)
  })

  it.each([
    ['/app/dashboard', ['Dashboard']],
    ['/app/dashboard/benefit-takeup/201', ['Dashboard']],
    ['/app/reporting', ['Dashboard']],
    ['/app/reporting-of-another-kind', []],
    ['/app/home/life-events/', ['Home']],
    ['/app/home/my-profile/', ['Hi, Ada']],
  ])('[SHELL-1] [NAV-1] marks at %s the part that the page belongs to', (path, marked) => {
    render(<MemoryRouter initialEntries={[path]}>{header}</MemoryRouter>)
    const parts = [...screen.getAllByRole('link'), screen.getByRole('button', { name: 'Hi, Ada' })]
    const current = parts.filter((part) => part.hasAttribute('aria-current'))
    expect(current.map((part) => part.textContent.replace(/^A(?=Hi)/, ''))).toEqual(marked)
  })

  it('[SHELL-1] [NAV-1] marks the profile in the user menu while it is open', async () => {
    render(<MemoryRouter initialEntries={['/app/home/my-profile/']}>{header}</MemoryRouter>)
    await userEvent.click(screen.getByRole('button', { name: 'Hi, Ada' }))
    const items = screen.getAllByRole('menuitem').map((item) => [item.textContent, item.getAttribute('aria-current')])
    expect(items).toEqual([
      ['My profile settings', 'page'],
      ['Logout', null],
    ])
  })

  it('[SHELL-1] hides when the page scrolls down, returns when it scrolls up, and pins when the focus comes in', () => {
    render(<MemoryRouter>{header}</MemoryRouter>)
    const pin = () => screen.getByRole('banner').dataset['pin']
    expect(pin()).toBe('unfixed')
    scrollTo(400)
    expect(pin()).toBe('unpinned')
    scrollTo(390)
    expect(pin()).toBe('pinned')
    scrollTo(500)
    expect(pin()).toBe('unpinned')
    act(() => screen.getByRole('link', { name: 'Home' }).focus())
    expect(pin()).toBe('pinned')
    scrollTo(600)
    expect(pin()).toBe('pinned')
    scrollTo(0)
    expect(pin()).toBe('unfixed')
  })
})

describe('Logo', () => {
  it('[THEME-1] shows the file for phones unless the window is wide, and is named by the brand', () => {
    const { container } = render(<Logo brandName="Acme" files={{ desktop: '/wide.png', mobile: '/small.png' }} />)
    expect(screen.getByRole('img', { name: 'Acme' }).getAttribute('src')).toBe('/small.png')
    expect(container.querySelector('source')?.getAttribute('srcset')).toBe('/wide.png')
    expect(container.querySelector('source')?.getAttribute('media')).toBe('(min-width: 768px)')
  })
})

describe('Logo', () => {
  it('[THEME-1] is the portal’s own where the file of the brand does not come', () => {
    const { container } = render(<Logo brandName="Acme" files={{ desktop: '/gone.svg', mobile: '/gone.svg' }} />)
    fireEvent.error(screen.getByRole('img', { name: 'Acme' }))
    expect(container.querySelector('img')).toBeNull()
    expect(container.textContent).toBe('Acme')
    expect(container.querySelector('svg')).toBeTruthy()
  })
})

describe('Footer', () => {
  const footer = (contactTo: string | null, onCookies: (() => void) | null = null) => (
    <MemoryRouter>
      <Footer
        onCookies={onCookies}
        onHelp={() => {}}
        brandName="Acme"
        year={2026}
        privacyTo="/privacy-statement/"
        termsTo="/terms-and-conditions/"
        contactTo={contactTo}
      />
    </MemoryRouter>
  )

  it('[COOKIE-1] opens the cookie settings, unless nobody here may choose', async () => {
    const onCookies = vi.fn()
    const { rerender } = render(footer(null, onCookies))
    await userEvent.click(screen.getByRole('button', { name: 'Cookie settings' }))
    expect(onCookies).toHaveBeenCalledOnce()
    rerender(footer(null))
    expect(screen.queryByRole('button', { name: 'Cookie settings' })).toBeNull()
  })

  it('[SHELL-2] shows the year and the links, and Contact only where there is one', () => {
    const { rerender } = render(footer('/contact-us/'))
    expect(screen.getByText('© 2026 Acme')).toBeTruthy()
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Privacy', 'Terms', 'Contact'])
    rerender(footer(null))
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Privacy', 'Terms'])
  })
})

describe('CookieBanner', () => {
  it('[COOKIE-1] offers Accept and Manage', async () => {
    const [onAccept, onManage] = [vi.fn(), vi.fn()]
    render(
      <MemoryRouter>
        <CookieBanner policyTo="/cookie-policy/" onAccept={onAccept} onManage={onManage} />
      </MemoryRouter>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Accept' }))
    await userEvent.click(screen.getByRole('button', { name: 'Manage' }))
    expect([onAccept.mock.calls.length, onManage.mock.calls.length]).toEqual([1, 1])
  })
})

describe('PageLayout', () => {
  it('[MASQ-3] [MASQ-1] says as whom and for which year the site is viewed, and lets one leave', async () => {
    const onLeave = vi.fn()
    const { container } = render(<MasqueradeBanner userName="Ada" schemeYear="2026" onLeave={onLeave} />)
    const said = 'You are currently viewing the site as Ada for the scheme year 2026'
    expect(container.querySelector('p')?.textContent).toBe(said)
    await userEvent.click(screen.getByRole('button', { name: 'Stop viewing' }))
    expect(onLeave).toHaveBeenCalledOnce()
  })

  it('leads past the header to the main landmark', async () => {
    render(
      <PageLayout>
        <h1>Home</h1>
      </PageLayout>,
    )
    await userEvent.tab()
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Skip to main content' }))
    await userEvent.keyboard('{Enter}')
    expect(document.activeElement).toBe(screen.getByRole('main'))
  })

  it('[SHELL-1] is of full size where the address of a workspace shows an employee that access is denied', () => {
    const { dataset } = document.documentElement
    dataset['density'] = 'work'
    render(<PageLayout>Access Denied</PageLayout>)
    expect(dataset['density']).toBeUndefined()
  })
})

describe('SignedOutLayout', () => {
  it('[LOGIN-6] shows the brand beside the form, and nothing there for single sign-on alone', () => {
    const layout = (shown: boolean) => (
      <MemoryRouter>
        <SignedOutLayout
          brand={{ name: 'Acme', logo: null }}
          panel={shown ? { state: 'known', title: 'Welcome', lead: null, art: null } : null}
          avatar="/owl.png"
          support={<p>Call us</p>}
        >
          <h1>Log in</h1>
        </SignedOutLayout>
      </MemoryRouter>
    )
    const { rerender } = render(layout(true))
    const panel = within(screen.getByRole('region', { name: 'Acme' }))
    expect(panel.getByRole('heading', { level: 2 }).textContent).toBe('Welcome')
    expect(panel.getByRole('link', { name: 'Acme' }).getAttribute('href')).toBe('/')
    expect(screen.getByRole('main').querySelector('img')?.getAttribute('src')).toBe('/owl.png')
    expect(within(screen.getByRole('main')).getByText('Call us')).toBeTruthy()
    rerender(layout(false))
    expect(screen.queryByRole('region')).toBeNull()
    expect(screen.getByRole('link', { name: 'Acme' }).getAttribute('href')).toBe('/')
    expect(within(screen.getByRole('main')).getByText('Call us')).toBeTruthy()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Log in')
  })
})

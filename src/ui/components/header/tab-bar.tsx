import { css } from '@linaria/core'
import { useLocation } from 'react-router-dom'
import { Avatar } from '../content/avatar.tsx'
import { BurgerMenu } from '../overlays/burger-menu.tsx'
import { Button } from '../actions/button.tsx'
import { RouteLink } from '../actions/route-link.tsx'
import { Icon } from '../icons/icon.tsx'
import type { IconName } from '../icons/icon-paths.ts'
import { HeaderNavigation, isPart, type HeaderLink } from './header-navigation.tsx'

const bar = css`
  display: none;

  @media (max-width: 767px) {
    position: fixed;
    z-index: var(--layer-header);
    inset: auto 0 0;
    display: grid;
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
    padding-block-end: env(safe-area-inset-bottom);
    border-block-start: 1px solid var(--line);
    background: var(--surface);

    & > :is(a, button) {
      --focus-offset: -3px;
      display: grid;
      justify-items: center;
      align-content: center;
      gap: 1px;
      min-block-size: 4rem;
      padding: 0;
      border: 0;
      background: none;
      color: var(--ink-soft);
      font: 600 var(--text-s) / 1.2 var(--font-base);
      text-decoration: none;
    }

    & > * > svg {
      inline-size: 3.5rem;
      block-size: 1.875rem;
      padding: 0.1875rem 1rem;
      border-radius: var(--radius-pill);
    }

    & > [aria-current] {
      color: var(--brand-text);
    }

    & > [aria-current] > svg {
      background: var(--brand-current);
      color: var(--brand-on-current);
    }
  }

  /* Zoom, or a phone on its side: nothing sticks. */
  @media (max-height: 500px) {
    position: static;
  }

  @media (forced-colors: active) {
    & > [aria-current] {
      border: 2px solid Highlight;
      text-decoration: underline;
    }
  }

  @media print {
    display: none;
  }
`

const greeting = css`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  font-weight: 700;
  font-size: var(--text-l);
`

/** A place of the phone's bar: a link of the header, with a word that fits. */
export type TabLink = HeaderLink & { short: string; icon: IconName }

export type TabBarProps = {
  /** At most three; the rest stands in the menu. */
  tabs: readonly TabLink[]
  /** Further places, which wide windows have in the page or the footer. */
  more: readonly HeaderLink[]
  onHelp: () => void
  links: readonly HeaderLink[]
  user: { name: string; avatar: string | null }
  profileTo: string
  onLogOut: () => void
}

/** The places of the portal at the foot of a phone, and a menu with all of them. [NAV-1] */
export const TabBar = ({ tabs, links, more, user, profileTo, onHelp, onLogOut }: TabBarProps) => {
  const { pathname } = useLocation()
  return (
    <nav className={bar} aria-label="Main, on phones" data-part="tabs">
      {tabs.map(({ to, label, short, icon, beside, apart }) => (
        <RouteLink
          key={to}
          to={to}
          aria-label={label}
          aria-current={isPart(pathname, [to, ...(beside ?? [])], apart) ? 'page' : undefined}
        >
          <Icon name={icon} />
          <span>{short}</span>
        </RouteLink>
      ))}
      <BurgerMenu
        label={
          <>
            <Icon name="menu" />
            <span>Menu</span>
          </>
        }
        head={
          <span className={greeting}>
            <Avatar name={user.name} src={user.avatar} />
            <span>{user.name ? `Hi, ${user.name}` : 'Hi'}</span>
          </span>
        }
      >
        {(close) => (
          <>
            <HeaderNavigation
              links={[...links, { to: profileTo, label: 'My profile settings' }, ...more]}
              layout="column"
              onChoose={close}
            />
            <Button
              variant="secondary"
              width="full"
              icon="info"
              onPress={() => {
                close()
                onHelp()
              }}
            >
              Help
            </Button>
            <Button
              variant="secondary"
              width="full"
              icon="log-out"
              onPress={() => {
                close()
                onLogOut()
              }}
            >
              Logout
            </Button>
          </>
        )}
      </BurgerMenu>
    </nav>
  )
}

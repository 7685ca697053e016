import { useEffect, useRef, useState } from 'react'
import { css } from '@linaria/core'
import { Link, useNavigate } from 'react-router-dom'
import { Avatar } from './avatar.tsx'
import { HeaderBurger } from './header-burger.tsx'
import { HeaderNavigation } from './header-navigation.tsx'
import type { HeaderLink } from './header-navigation.tsx'
import { nextPin } from './header-pin.ts'
import type { HeaderPin } from './header-pin.ts'
import { Logo } from './logo.tsx'
import type { LogoFiles } from './logo.tsx'
import { Menu } from './menu.tsx'

const bar = css`
  z-index: var(--layer-header);
  inset-block-start: 0;
  border-block-end: 1px solid var(--line);
  background: var(--surface);

  &::before {
    content: '';
    display: block;
    block-size: 4px;
    background: var(--brand-primary);
  }

  &[data-pin='unfixed'] {
    position: relative;
  }

  &[data-pin='pinned'],
  &[data-pin='unpinned'] {
    position: sticky;
    transition: transform 0.2s var(--ease);
  }

  &[data-pin='pinned'] {
    box-shadow: var(--shadow-2);
  }

  &[data-pin='unpinned'] {
    transform: translateY(-100%);
  }

  /* Out of the page's flow the header is out of sight already: sliding it would show it for a moment. */
  &[data-came-from='unfixed'] {
    transition: none;
  }

  @media (prefers-reduced-motion: reduce) {
    &[data-pin] {
      transition: none;
    }
  }

  @media print {
    &[data-pin] {
      position: static;
      transform: none;
      border: 0;
    }

    & nav,
    & [data-part='user'],
    & [data-part='burger'] {
      display: none;
    }
  }
`

const row = css`
  display: flex;
  align-items: center;
  gap: var(--space-3) var(--space-5);
  max-inline-size: calc(var(--page-width) + 2 * var(--gutter));
  min-block-size: 4rem;
  margin-inline: auto;
  padding-inline: var(--gutter);

  & > a {
    display: flex;
    min-inline-size: 0;
    color: var(--ink);
    text-decoration: none;
    border-radius: var(--radius-s);
    padding-block: var(--space-1);
  }

  & > img {
    max-inline-size: 150px;
    max-block-size: 38px;
    padding-inline-start: var(--space-4);
    border-inline-start: 1px solid var(--line);
    object-fit: contain;
  }

  & > nav {
    margin-inline-start: auto;
  }

  & > [data-part='burger'] {
    display: none;
  }

  @media (max-width: 767px) {
    & > nav,
    & > [data-part='user'] {
      display: none;
    }

    & > [data-part='burger'] {
      display: block;
      margin-inline: auto -0.5rem;
    }

    & > img {
      max-inline-size: min(150px, 26vw);
      padding-inline-start: var(--space-3);
    }
  }

  @media (max-width: 389px) {
    gap: var(--space-2);

    & > a {
      font-size: var(--text-m);
    }
  }
`

export type HeaderProps = {
  brandName: string
  logo: LogoFiles
  homeTo: string
  clientLogo: { src: string; clientName: string } | null
  links: readonly HeaderLink[]
  user: { name: string; avatar: string | null }
  profileTo: string
  onLogOut: () => void
}

/** The signed-in header. It hides when the page scrolls down and returns when it scrolls up or when the focus comes into it. */
export const Header = ({ brandName, logo, homeTo, clientLogo, links, user, profileTo, onLogOut }: HeaderProps) => {
  const element = useRef<HTMLElement>(null)
  const [{ pin, cameFrom }, setPin] = useState<{ pin: HeaderPin; cameFrom: HeaderPin }>({
    pin: 'unfixed',
    cameFrom: 'unfixed',
  })
  const navigate = useNavigate()

  useEffect(() => {
    let last = window.scrollY
    const follow = () => {
      const from = last
      last = window.scrollY
      setPin((now) => {
        const held = element.current?.contains(document.activeElement) === true && now.pin === 'pinned'
        const next = nextPin(now.pin, from, last, element.current?.offsetHeight ?? 0)
        return next === now.pin || (held && next === 'unpinned') ? now : { pin: next, cameFrom: now.pin }
      })
    }
    window.addEventListener('scroll', follow, { passive: true })
    return () => window.removeEventListener('scroll', follow)
  }, [])

  return (
    <header
      ref={element}
      className={bar}
      data-pin={pin}
      data-came-from={cameFrom}
      onFocus={() => setPin((now) => (now.pin === 'unpinned' ? { pin: 'pinned', cameFrom: now.pin } : now))}
    >
      <div className={row}>
        <Link to={homeTo}>
          <Logo brandName={brandName} files={logo} />
        </Link>
        {clientLogo && <img src={clientLogo.src} alt={clientLogo.clientName} />}
        <HeaderNavigation links={links} layout="row" />
        <div data-part="user">
          <Menu
            label={
              <>
                Hi, {user.name}
                <Avatar name={user.name} src={user.avatar} />
              </>
            }
            items={[
              { key: 'profile', label: 'My profile settings', icon: 'user', onChoose: () => void navigate(profileTo) },
              { key: 'log-out', label: 'Logout', icon: 'log-out', onChoose: onLogOut },
            ]}
          />
        </div>
        <div data-part="burger">
          <HeaderBurger links={links} user={user} profileTo={profileTo} onLogOut={onLogOut} />
        </div>
      </div>
    </header>
  )
}

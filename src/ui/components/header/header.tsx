import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { Avatar } from '../content/avatar.tsx'
import { HeaderNavigation, type HeaderLink } from './header-navigation.tsx'
import { nextPin, type HeaderPin } from './header-pin.ts'
import { Logo, type LogoFiles } from './logo.tsx'
import { Menu } from '../overlays/menu.tsx'
import { headerStyle, headerRowStyle } from './header-style.ts'
import { RouteLink } from '../actions/route-link.tsx'
import { isWithin } from '../navigation/paths.ts'
import { useNavigation } from '../navigation/use-navigation.ts'

export type HeaderProps = {
  brandName: string
  logo: LogoFiles
  homeTo: string
  links: readonly HeaderLink[]
  user: { name: string; avatar: string | null }
  profileTo: string
  onLogOut: () => void
}

/** The profile is not a main link: on its pages the user menu is marked as current. [NAV-1] */
const UserMenu = ({ user, profileTo, onLogOut }: Pick<HeaderProps, 'user' | 'profileTo' | 'onLogOut'>) => {
  const { go } = useNavigation()
  const current = isWithin(useLocation().pathname, profileTo)
  return (
    <Menu
      label={
        <>
          <Avatar name={user.name} src={user.avatar} />
          <span data-part="words">{user.name ? `Hi, ${user.name}` : 'Hi'}</span>
        </>
      }
      items={[
        { key: 'profile', label: 'My profile settings', icon: 'user', current, onChoose: () => go(profileTo) },
        { key: 'log-out', label: 'Logout', icon: 'log-out', onChoose: onLogOut },
      ]}
    />
  )
}

/** The signed-in header. It hides when the page scrolls down, and returns when it scrolls up or when the focus enters it. */
export const Header = ({ brandName, logo, homeTo, links, user, profileTo, onLogOut }: HeaderProps) => {
  const element = useRef<HTMLElement>(null)
  const [{ pin, cameFrom }, setPin] = useState<{ pin: HeaderPin; cameFrom: HeaderPin }>({
    pin: 'unfixed',
    cameFrom: 'unfixed',
  })
  useEffect(() => {
    // Reading the scroll offset here would force a layout; a page that opens further down reports it when it scrolls there.
    let last = 0
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
      className={headerStyle}
      data-pin={pin}
      data-came-from={cameFrom}
      onFocus={() => setPin((now) => (now.pin === 'unpinned' ? { pin: 'pinned', cameFrom: now.pin } : now))}
    >
      <div className={headerRowStyle}>
        <RouteLink to={homeTo}>
          <Logo brandName={brandName} files={logo} />
        </RouteLink>
        <HeaderNavigation links={links} layout="row" />
        <div data-part="user">
          <UserMenu user={user} profileTo={profileTo} onLogOut={onLogOut} />
        </div>
      </div>
    </header>
  )
}

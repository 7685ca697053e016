import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { selectPicture } from '../../domain/account/avatar.ts'
import { selectTheme } from '../../domain/brand/theme.ts'
import { requestWaitingCount, selectDashboard } from '../../domain/employer/dashboard.ts'
import { valueOf } from '../../domain/kernel/requests/remote.ts'
import { logOut } from '../../domain/session/logout.ts'
import { selectProfile } from '../../domain/session/session.ts'
import { profilePath, selectMayFollow, selectNavigation } from '../../domain/shell/navigation.ts'
import { RouteLink } from '../components/actions/route-link.tsx'
import { Avatar } from '../components/content/avatar.tsx'
import { formatNumber } from '../components/content/format.ts'
import { Icon } from '../components/icons/icon.tsx'
import type { IconName } from '../components/icons/icon-paths.ts'
import { VisuallyHidden } from '../components/layout/visually-hidden.tsx'
import { isSamePath } from '../components/navigation/paths.ts'
import { useNavigation } from '../components/navigation/use-navigation.ts'
import { Menu } from '../components/overlays/menu.tsx'
import { useDispatch, useSelect } from '../portal.ts'
import { Tabs } from '../shell/tabs.tsx'
import { employerText } from '../text/employer.ts'
import { shellText } from '../text/shell.ts'
import { useMedia } from '../use-media.ts'
import { barStyle, railStyle } from './frame-style.ts'
import { findAddress, hasBulkBar, isSamePlace, sectionGroups, sectionOf, type Section } from './sections.ts'

const words = employerText.sections

/** The pages that count what waits themselves, because they show it. */
const counting = ['/app/dashboard/', '/app/dashboard/approve-selections']

/** How many selections wait; null until it is known, or if the client does not use approvals. */
const useWaiting = (): number | null => {
  const { pathname } = useLocation()
  const { approvals } = useSelect(selectDashboard)
  const mayFollow = useSelect(selectMayFollow)
  const dispatch = useDispatch()
  const asks = mayFollow('/app/dashboard/approve-selections') && !counting.some((page) => isSamePath(pathname, page))
  useEffect(() => {
    if (asks) dispatch(requestWaitingCount, undefined)
  }, [dispatch, asks])
  return valueOf(approvals)?.selections ?? null
}

const Count = ({ waiting }: { waiting: number | null }) =>
  waiting !== null &&
  waiting > 0 && (
    <span data-part="count">
      <span>{formatNumber(waiting)}</span>
      <VisuallyHidden>{words.waiting}</VisuallyHidden>
    </span>
  )

const SectionLink = ({ section, waiting }: { section: Section; waiting: number | null }) => {
  const { pathname, search } = useLocation()
  const current = sectionOf(pathname, search) === section
  return (
    <RouteLink
      to={section.to}
      aria-current={current ? (isSamePlace(pathname, search, section) ? 'page' : true) : undefined}
    >
      <Icon name={section.icon} />
      <span>{section.label}</span>
      {section.counts && <Count waiting={waiting} />}
    </RouteLink>
  )
}

const ownIcons: Readonly<Record<string, IconName>> = { home: 'home', benefits: 'heart', totalBenefits: 'share' }

/** The person's own benefits, as in the header of all other pages. */
const OwnLinks = () =>
  useSelect(selectNavigation).flatMap(({ key, path }) =>
    key === 'dashboard'
      ? []
      : [
          <li key={key}>
            <RouteLink to={path}>
              <Icon name={ownIcons[key] ?? 'user'} />
              <span>{shellText.navigation[key]}</span>
            </RouteLink>
          </li>,
        ],
  )

/** The client's logo on white, never recoloured, or the first letter of its name and the name, where there is room. */
const ClientLink = ({ hasRoom }: { hasRoom: boolean }) => {
  const client = useSelect(selectProfile)?.client
  const { benefitBrandName } = useSelect(selectTheme)
  const [missing, setMissing] = useState<string | null>(null)
  const name = client?.clientName || benefitBrandName
  const logo = client?.clientLogo ?? null
  const drawn = logo !== null && logo !== missing
  return (
    <RouteLink to="/app/dashboard/" data-part="client">
      <span data-part="plate">
        {drawn ? (
          <img src={logo} alt={name} onError={() => setMissing(logo)} />
        ) : (
          <span aria-hidden="true">{name.slice(0, 1)}</span>
        )}
      </span>
      {hasRoom ? (
        <span>
          {!drawn && <b translate="no">{name}</b>}
          <span>{words.area}</span>
        </span>
      ) : (
        <VisuallyHidden>{words.area}</VisuallyHidden>
      )}
    </RouteLink>
  )
}

const useUser = () => {
  const profile = useSelect(selectProfile)
  const dispatch = useDispatch()
  const { go } = useNavigation()
  const name = profile?.user.firstName ?? ''
  return {
    name,
    hi: name === '' ? words.hi : words.hiTo(name),
    openProfile: () => go(profilePath),
    leave: () => void dispatch(logOut, undefined),
  }
}

/** The sections that this person can see, in their groups. */
const useGroups = () => {
  const mayFollow = useSelect(selectMayFollow)
  return sectionGroups
    .map(({ label, sections }) => ({ label, sections: sections.filter(({ to }) => mayFollow(to)) }))
    .filter(({ sections }) => sections.length > 0)
}

const Rail = () => {
  const groups = useGroups()
  const waiting = useWaiting()
  const user = useUser()
  const picture = useSelect(selectPicture)
  return (
    <header className={railStyle}>
      <ClientLink hasRoom />
      <RouteLink to={findAddress} state={{ find: true }} data-part="find">
        <Icon name="search" />
        <span>{words.find}</span>
      </RouteLink>
      <nav aria-label={words.label}>
        {groups.map(({ label, sections }) => (
          <div key={sections[0]?.to}>
            {label !== null && <p>{label}</p>}
            <ul role="list">
              {sections.map((section) => (
                <li key={section.to}>
                  <SectionLink section={section} waiting={waiting} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <nav aria-label={words.own} data-part="own">
        <p>{words.own}</p>
        <ul role="list">
          <OwnLinks />
        </ul>
      </nav>
      <div data-part="user">
        <Menu
          label={
            <>
              <Avatar name={user.name} src={picture} />
              <span data-part="words">{user.hi}</span>
            </>
          }
          items={[
            { key: 'profile', label: words.profile, icon: 'user', onChoose: user.openProfile },
            { key: 'log-out', label: words.logOut, icon: 'log-out', onChoose: user.leave },
          ]}
        />
      </div>
    </header>
  )
}

const TopBar = () => {
  const groups = useGroups()
  const waiting = useWaiting()
  const user = useUser()
  const { pathname, search, key } = useLocation()
  const [openedAt, setOpenedAt] = useState<string | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  const isOpen = openedAt === key
  const close = () => setOpenedAt(null)
  const section = sectionOf(pathname, search)
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape, and a focus elsewhere, close what its button opens
    <header
      className={barStyle}
      data-titled={section.to !== '/app/dashboard/' && isSamePlace(pathname, search, section) ? '' : undefined}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) close()
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return
        close()
        button.current?.focus()
      }}
    >
      <ClientLink hasRoom={false} />
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls="sections"
        onClick={() => setOpenedAt(isOpen ? null : key)}
      >
        <span>{section.label}</span>
        {section.counts && <Count waiting={waiting} />}
        <Icon name="chevron-down" size="small" />
      </button>
      <RouteLink to={findAddress} state={{ find: true }} aria-label={words.find}>
        <Icon name="search" />
      </RouteLink>
      <div id="sections" hidden={!isOpen}>
        <nav aria-label={words.label}>
          <ul role="list">
            {groups.flatMap(({ sections }) =>
              sections.map((one) => (
                <li key={one.to}>
                  <SectionLink section={one} waiting={waiting} />
                </li>
              )),
            )}
          </ul>
        </nav>
        <nav aria-label={words.own}>
          <ul role="list">
            <OwnLinks />
            <li>
              <RouteLink to={profilePath}>
                <Icon name="user" />
                <span>{words.profile}</span>
              </RouteLink>
            </li>
            <li>
              <button type="button" onClick={user.leave}>
                <Icon name="log-out" />
                <span>{words.logOut}</span>
              </button>
            </li>
          </ul>
        </nav>
      </div>
    </header>
  )
}

/**
 * The frame of the employer's workspace: a rail beside wide pages, and above narrower ones a bar whose title opens the sections. On a phone the person's own
 * places stay at the foot of the window, unless a bar of the page is there [DASH-1].
 */
export const EmployerFrame = () => {
  const isWide = useMedia('(min-width: 1024px)')
  const { pathname } = useLocation()
  if (isWide) return <Rail />
  return (
    <>
      <TopBar />
      {!hasBulkBar(pathname) && <Tabs />}
    </>
  )
}

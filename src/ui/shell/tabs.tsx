import { useState } from 'react'
import { selectPicture } from '../../domain/account/avatar.ts'
import { logOut } from '../../domain/session/logout.ts'
import { selectProfile } from '../../domain/session/session.ts'
import { lifeEventsPath, profilePath, selectMayFollow, selectNavigation } from '../../domain/shell/navigation.ts'
import { TabBar } from '../components/header/tab-bar.tsx'
import { useDispatch, useSelect } from '../portal.ts'
import { shellText } from '../text/shell.ts'
import { HelpDialog } from './chrome.tsx'

const icons = { home: 'home', benefits: 'heart', totalBenefits: 'pie', credits: 'card' } as const

/** The person's places, name and picture, as the header and the tabs show them. */
export const usePerson = () => {
  const links = useSelect(selectNavigation)
  const profile = useSelect(selectProfile)
  const avatar = useSelect(selectPicture)
  const dispatch = useDispatch()
  return {
    links: links.map(({ key, path, beside, apart }) => ({
      key,
      to: path,
      label: shellText.navigation[key],
      beside,
      apart,
    })),
    user: { name: profile?.user.firstName ?? '', avatar },
    profileTo: profilePath,
    onLogOut: () => void dispatch(logOut, undefined),
  }
}

/** The person's own places at the foot of a phone. */
export const Tabs = () => {
  const person = usePerson()
  const mayFollow = useSelect(selectMayFollow)
  const hasContact = useSelect(selectProfile)?.client.contactUsEnabled ?? false
  const [isHelping, setHelping] = useState(false)
  const tabs = person.links.flatMap(({ key, ...link }) =>
    key === 'dashboard' ? [] : [{ ...link, short: shellText.tabs[key], icon: icons[key] }],
  )
  const { lifeEvents, contact } = shellText.menu
  const more = [
    ...(mayFollow(lifeEventsPath) ? [{ to: lifeEventsPath, label: lifeEvents }] : []),
    ...(hasContact ? [{ to: '/contact-us/', label: contact }] : []),
  ]
  return (
    <>
      <TabBar tabs={tabs} more={more} onHelp={() => setHelping(true)} {...person} />
      {isHelping && <HelpDialog onClose={() => setHelping(false)} />}
    </>
  )
}

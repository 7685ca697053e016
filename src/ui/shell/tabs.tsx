import { selectPicture } from '../../domain/account/avatar.ts'
import { logOut } from '../../domain/session/logout.ts'
import { selectProfile } from '../../domain/session/session.ts'
import { profilePath, selectNavigation } from '../../domain/shell/navigation.ts'
import { TabBar } from '../components/header/tab-bar.tsx'
import { useDispatch, useSelect } from '../portal.ts'
import { shellText } from '../text/shell.ts'

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
  const tabs = person.links.flatMap(({ key, ...link }) =>
    key === 'dashboard' ? [] : [{ ...link, short: shellText.tabs[key], icon: icons[key] }],
  )
  return <TabBar tabs={tabs} {...person} />
}

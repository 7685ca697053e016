import { css } from '@linaria/core'
import { Avatar } from '../content/avatar.tsx'
import { BurgerMenu } from '../overlays/burger-menu.tsx'
import { Button } from '../actions/button.tsx'
import { HeaderNavigation } from './header-navigation.tsx'
import type { HeaderLink } from './header-navigation.tsx'

const greeting = css`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  font-weight: 700;
  font-size: var(--text-l);
`

export type HeaderBurgerProps = {
  links: readonly HeaderLink[]
  user: { name: string; avatar: string | null }
  profileTo: string
  onLogOut: () => void
}

/** The header's links and the user menu, as one overlay for phones. */
export const HeaderBurger = ({ links, user, profileTo, onLogOut }: HeaderBurgerProps) => (
  <BurgerMenu
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
          links={[...links, { to: profileTo, label: 'My profile settings', icon: 'user' }]}
          layout="column"
          onChoose={close}
        />
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
)

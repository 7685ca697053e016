import { Announcer } from '../../../../src/ui/components/feedback/announcer.tsx'
import { BurgerMenu } from '../../../../src/ui/components/overlays/burger-menu.tsx'
import { Button } from '../../../../src/ui/components/actions/button.tsx'
import { CookieSettingsDialog } from '../../../../src/ui/components/overlays/cookie-settings-dialog.tsx'
import { Dialog } from '../../../../src/ui/components/overlays/dialog.tsx'
import { TabBar } from '../../../../src/ui/components/header/tab-bar.tsx'
import { Menu } from '../../../../src/ui/components/overlays/menu.tsx'
import { SidePanel } from '../../../../src/ui/components/overlays/side-panel.tsx'
import { Row } from '../component-frame.tsx'

const nothing = () => undefined

const AlertDialog = () => (
  <Dialog
    isOpen
    onClose={nothing}
    title="Leave Dental cover?"
    role="alertdialog"
    actions={
      <>
        <Button variant="secondary" autoFocus onPress={nothing}>
          Cancel
        </Button>
        <Button variant="danger" onPress={nothing}>
          Opt out
        </Button>
      </>
    }
  >
    <p>
      Your cover ends on 31 December 2026. You will pay £12.50 a month less, and Ada and Charles will no longer be
      covered.
    </p>
  </Dialog>
)

const LongPanel = () => (
  <SidePanel
    isOpen
    onClose={nothing}
    title="Dental cover: terms"
    actions={
      <>
        <Button onPress={nothing}>Continue</Button>
        <Button variant="quiet" onPress={nothing}>
          Cancel
        </Button>
      </>
    }
  >
    {Array.from({ length: 12 }, (_, index) => (
      <p key={index}>{index + 1}. Cover begins on the first day of the month after your choice was approved.</p>
    ))}
  </SidePanel>
)

const CookieSettings = () => <CookieSettingsDialog isOpen onClose={nothing} videoEnabled={false} onSave={nothing} />

const Menus = () => (
  <>
    <Row>
      <Menu
        label="Hi, Ada"
        items={[
          { key: 'profile', label: 'My profile settings', icon: 'user', onChoose: nothing },
          { key: 'leave', label: 'Logout', onChoose: nothing },
        ]}
      />
      <TabBar
        tabs={[]}
        links={[{ to: '/app/my-benefits/', label: 'My benefits' }]}
        user={{ name: 'Ada', avatar: null }}
        more={[]}
        onHelp={nothing}
        profileTo="/app/home/my-profile/"
        onLogOut={nothing}
      />
      <BurgerMenu label="Menu" head={<p>Ada Byron</p>}>
        {(close) => <Button onPress={close}>A link</Button>}
      </BurgerMenu>
    </Row>
    <Announcer message="Read out, and not shown" />
  </>
)

export const overlayExamples = {
  'alert-dialog': AlertDialog,
  'side-panel': LongPanel,
  'cookie-settings': CookieSettings,
  menus: Menus,
}

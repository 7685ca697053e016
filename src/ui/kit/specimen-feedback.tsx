import { useState } from 'react'
import { Announcer } from './announcer.tsx'
import { Banner } from './banner.tsx'
import { Button } from './button.tsx'
import { CookieSettingsDialog } from './cookie-settings-dialog.tsx'
import { Dialog } from './dialog.tsx'
import { EmptyState } from './empty-state.tsx'
import { ErrorState } from './error-state.tsx'
import { Loading } from './loading.tsx'
import { ProgressBar } from './progress-bar.tsx'
import { SidePanel } from './side-panel.tsx'
import { Skeleton } from './skeleton.tsx'
import { Row, Specimen } from './specimen-frame.tsx'
import { StatusBadge } from './status-badge.tsx'

const nothing = () => undefined

export const FeedbackSpecimen = () => {
  const [open, setOpen] = useState<'dialog' | 'panel' | 'cookies' | null>(null)
  const close = () => setOpen(null)
  return (
    <>
      <Specimen name="Banners">
        <Banner tone="info" title="The selection window closes on 30 November 2026" announce="none">
          <p>You can change your benefits until then.</p>
        </Banner>
        <Banner tone="success" title="You have opted out of Dental cover" />
        <Banner tone="warning" title="You are offline">
          <p>What you see may be out of date. We try again when you are back.</p>
        </Banner>
        <Banner tone="danger" title="We could not opt you out">
          <p>Nothing has changed. Try again, or write to help@acme.example.</p>
        </Banner>
      </Specimen>
      <Specimen name="Status badges">
        <Row>
          <StatusBadge tone="neutral" label="Not selected" />
          <StatusBadge tone="info" label="In progress" />
          <StatusBadge tone="success" label="Active" />
          <StatusBadge tone="warning" label="Awaiting approval" />
          <StatusBadge tone="danger" label="Rejected" />
        </Row>
      </Specimen>
      <Specimen name="Overlays">
        <Row>
          <Button look="secondary" onPress={() => setOpen('dialog')}>
            Open alert dialog
          </Button>
          <Button look="secondary" onPress={() => setOpen('panel')}>
            Open side panel
          </Button>
          <Button look="secondary" onPress={() => setOpen('cookies')}>
            Open cookie settings
          </Button>
        </Row>
        <Dialog
          isOpen={open === 'dialog'}
          onClose={close}
          title="Opt out of Dental cover?"
          role="alertdialog"
          actions={
            <>
              <Button look="secondary" autoFocus onPress={close}>
                Cancel
              </Button>
              <Button look="danger" onPress={close}>
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
        <SidePanel
          isOpen={open === 'panel'}
          onClose={close}
          title="Dental cover: terms"
          actions={
            <>
              <Button onPress={close}>Continue</Button>
              <Button look="quiet" onPress={close}>
                Cancel
              </Button>
            </>
          }
        >
          {Array.from({ length: 12 }, (_, index) => (
            <p key={index}>{index + 1}. Cover begins on the first day of the month after your choice was approved.</p>
          ))}
        </SidePanel>
        <CookieSettingsDialog isOpen={open === 'cookies'} onClose={close} videoEnabled={false} onSave={close} />
        <Announcer message="" />
      </Specimen>
      <Specimen name="Waiting">
        <Loading label="Loading profile..." />
        <Skeleton label="Loading your benefits" shape="cards" count={3} />
        <Skeleton label="Loading selections" shape="rows" count={3} />
        <Skeleton label="Loading content" shape="text" count={4} />
      </Specimen>
      <Specimen name="How far something is">
        <ProgressBar label="Checking employees.csv" percent={42} detail="25 of 60 rows" />
        <ProgressBar label="Sending employees.csv" percent={null} />
      </Specimen>
      <Specimen name="Empty and failed">
        <EmptyState title="There are no selections to show">
          When an employee chooses a benefit, it waits here for you.
        </EmptyState>
        <ErrorState title="There was a problem loading your benefits" retry={{ onRetry: nothing, active: false }}>
          Nothing you have chosen is lost. Check your connection and try again.
        </ErrorState>
      </Specimen>
    </>
  )
}

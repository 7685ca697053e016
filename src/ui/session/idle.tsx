import { selectIdle, stay } from '../../domain/session/idle.ts'
import { Announcer } from '../kit/announcer.tsx'
import { Banner } from '../kit/banner.tsx'
import { Button } from '../kit/button.tsx'
import { Dialog } from '../kit/dialog.tsx'
import { useFloating } from '../kit/use-floating.ts'
import { useNavigation } from '../kit/use-navigation.ts'
import { useDispatch, useSelect } from '../portal.ts'
import { sessionText } from '../text/session.ts'

/** Seconds at which a screen reader hears the countdown: more would drown everything else. */
const ANNOUNCED = [15, 5]

/** A quiet notice first, then the countdown: both keep the person signed in by one press (access-and-shell §4). */
export const Idle = () => {
  const { phase, staying } = useSelect(selectIdle)
  const dispatch = useDispatch()
  const { go } = useNavigation()
  useFloating(phase.kind === 'noticed')
  const onStay = (): void => void dispatch(stay, undefined)
  const stayButton = (
    <Button
      onPress={onStay}
      busy={{ label: sessionText.idle.staying, active: staying }}
      autoFocus={phase.kind === 'counting'}
    >
      {sessionText.idle.stay}
    </Button>
  )
  switch (phase.kind) {
    case 'active':
    case 'expired':
      return null
    case 'noticed':
      return (
        <div
          style={{
            position: 'fixed',
            insetBlockEnd: 'var(--space-4)',
            insetInline: 'var(--space-4)',
            zIndex: 20,
            maxInlineSize: '40rem',
            marginInline: 'auto',
          }}
        >
          <Banner tone="info" title={sessionText.idle.noticeTitle}>
            <div style={{ display: 'grid', gap: 'var(--space-3)', justifyItems: 'start' }}>
              <p>{sessionText.idle.notice}</p>
              {stayButton}
            </div>
          </Banner>
        </div>
      )
    case 'counting':
      return (
        <Dialog
          isOpen
          role="alertdialog"
          onClose={onStay}
          title={sessionText.idle.title}
          actions={
            <>
              {stayButton}
              <Button look="quiet" onPress={() => go('/logout')}>
                {sessionText.idle.logOut}
              </Button>
            </>
          }
        >
          <p>{sessionText.idle.notice}</p>
          <p aria-hidden="true" style={{ fontSize: 'var(--text-2xl)', fontVariantNumeric: 'tabular-nums' }}>
            {sessionText.idle.left(phase.secondsLeft)}
          </p>
          <Announcer message={ANNOUNCED.includes(phase.secondsLeft) ? sessionText.idle.left(phase.secondsLeft) : ''} />
        </Dialog>
      )
  }
}

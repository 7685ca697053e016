import { useState } from 'react'
import { css } from '@linaria/core'
import { selectIdle, stay } from '../../domain/session/idle.ts'
import { logOut } from '../../domain/session/logout.ts'
import { Announcer } from '../components/feedback/announcer.tsx'
import { Banner } from '../components/feedback/banner.tsx'
import { Button } from '../components/actions/button.tsx'
import { Dialog } from '../components/overlays/dialog.tsx'
import { useIsPageHidden } from '../components/overlays/modal-layers.ts'
import { useFloating } from '../components/overlays/use-floating.ts'
import { useDispatch, useSelect } from '../portal.ts'
import { sessionText } from '../text/session.ts'

const words = sessionText.idle

const floating = css`
  position: fixed;
  inset-block-end: calc(var(--space-3) + var(--price-bar, var(--tabbar) + env(safe-area-inset-bottom)));
  inset-inline: max(var(--space-4), var(--notch));
  z-index: var(--layer-header);
  max-inline-size: 40rem;
  margin-inline: auto;

  & [data-part='stay'] {
    display: grid;
    gap: var(--space-3);
    justify-items: start;
  }
`

const countdown = css`
  font-size: var(--text-2xl);
  font-variant-numeric: tabular-nums;
`

/** Seconds at which the countdown is announced again: more would drown everything else. */
const ANNOUNCED_FROM = 5

const Stay = ({ autoFocus = false }: { autoFocus?: boolean }) => {
  const { staying } = useSelect(selectIdle)
  const dispatch = useDispatch()
  return (
    <Button
      onPress={() => void dispatch(stay, undefined)}
      busy={{ label: words.staying, active: staying }}
      autoFocus={autoFocus}
    >
      {words.stay}
    </Button>
  )
}

/** `layout.tsx` announces it: a live region must exist before its words. */
const Notice = () => {
  useFloating(true)
  return (
    <div className={floating}>
      <Banner tone="info" title={words.noticeTitle} announce="none">
        <div data-part="stay">
          <p>{words.notice}</p>
          <Stay />
        </div>
      </Banner>
    </div>
  )
}

const Question = ({ secondsLeft }: { secondsLeft: number | null }) => {
  const dispatch = useDispatch()
  // A late tick can skip the exact second.
  const [announced, setAnnounced] = useState<number | null>(null)
  if (announced === null && secondsLeft !== null && secondsLeft <= ANNOUNCED_FROM) setAnnounced(secondsLeft)
  return (
    <Dialog
      isOpen
      role="alertdialog"
      onClose={() => void dispatch(stay, undefined)}
      title={words.title}
      describedBy="idle-notice idle-left"
      actions={
        <>
          <Stay autoFocus />
          <Button variant="quiet" onPress={() => void dispatch(logOut, undefined)}>
            {words.logOut}
          </Button>
        </>
      }
    >
      <p id="idle-notice">{words.notice}</p>
      {secondsLeft !== null && (
        <p id="idle-left" className={countdown} aria-hidden="true">
          {words.left(secondsLeft)}
        </p>
      )}
      <Announcer message={announced === null ? '' : words.left(announced)} />
    </Dialog>
  )
}

/**
 * A quiet notice first, then the countdown; either keeps the person signed in with one press [IDLE-1]. Above an open panel it is a dialog
 * from the start, because the notice would be out of reach.
 */
export const Idle = () => {
  const { phase } = useSelect(selectIdle)
  const isPageHidden = useIsPageHidden()
  switch (phase.kind) {
    case 'active':
    case 'expired':
      return null
    case 'noticed':
      return isPageHidden ? <Question secondsLeft={null} /> : <Notice />
    case 'counting':
      return <Question secondsLeft={phase.secondsLeft} />
  }
}

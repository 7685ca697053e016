import type { ReactNode } from 'react'
import { css } from '@linaria/core'
import { selectTheme } from '../../domain/brand/theme.ts'
import type { SetUpKey } from '../../domain/session/set-up-key.ts'
import { qrColour } from '../components/content/qr-colour.ts'
import { defaultColours, parseHex } from '../components/theme/colour.ts'
import { CopyText } from '../components/actions/copy-text.tsx'
import { useSelect } from '../portal.ts'
import { secondFactorText } from '../text/second-factor.ts'
import { lazyComponent } from './lazy-component.tsx'

const QrCode = lazyComponent(() => import('../components/content/qr-code.tsx').then((m) => m.QrCode))

const words = secondFactorText.setUp

const frame = css`
  container-type: inline-size;
  display: grid;
  gap: var(--space-5);

  & > [data-part='scan'] {
    display: grid;
    gap: var(--space-5);
    align-items: start;
  }

  & [data-part='qr'] {
    min-block-size: 14rem;
  }

  @container (min-width: 34rem) {
    & > [data-part='scan'] {
      grid-template-columns: minmax(0, 1fr) 14rem;
    }
  }
`

/** The key of a set-up, to scan, copy or retype, beside what to do with it. */
export const SetUpKeyView = ({ value: { secret, url }, children }: { value: SetUpKey; children: ReactNode }) => {
  const { primaryColour } = useSelect(selectTheme)
  return (
    <div className={frame}>
      <div data-part="scan">
        {children}
        <div data-part="qr">
          <QrCode value={url} label={words.qr} colour={qrColour(parseHex(primaryColour) ?? defaultColours.primary)} />
        </div>
      </div>
      <CopyText label={words.secret} value={secret} words={words.copy} />
    </div>
  )
}

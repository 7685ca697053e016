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
  display: grid;
  gap: var(--space-5);

  & > [data-part='qr'] {
    display: grid;
    place-items: center;
    min-block-size: 14rem;
  }
`

/** The key of a set-up, to scan, copy or retype. */
export const SetUpKeyView = ({ value: { secret, url } }: { value: SetUpKey }) => {
  const { primaryColour } = useSelect(selectTheme)
  return (
    <div className={frame}>
      <div data-part="qr">
        <QrCode value={url} label={words.qr} colour={qrColour(parseHex(primaryColour) ?? defaultColours.primary)} />
      </div>
      <CopyText label={words.secret} value={secret} words={words.copy} />
    </div>
  )
}

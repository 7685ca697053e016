import { css } from '@linaria/core'
import { QRCodeSVG } from 'qrcode.react'
import type { Hex } from '../theme/colour.ts'

const frame = css`
  display: block;
  inline-size: min(14rem, 100%);
  block-size: auto;
  aspect-ratio: 1;
  border: 1px solid var(--line);
  border-radius: var(--radius-m);
  background: #ffffff;
  forced-color-adjust: none;
`

export type QrCodeProps = {
  value: string
  /** What it is for, for people who cannot see it. */
  label: string
  /** From `qrColour`. */
  colour: Hex
}

/** A QR code with error correction level L and a quiet zone of four modules. Load it with the screen that shows it. */
export const QrCode = ({ value, label, colour }: QrCodeProps) => (
  <QRCodeSVG
    className={frame}
    role="img"
    aria-label={label}
    value={value}
    level="L"
    boostLevel={false}
    marginSize={4}
    fgColor={colour}
    bgColor="#ffffff"
  />
)

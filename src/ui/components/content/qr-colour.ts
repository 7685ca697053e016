import { contrast, textContrast, type Hex } from '../theme/colour.ts'

/** The colour of a QR code, on white in both schemes: the brand's own if cameras can read it, at 4.5:1 or more, else nearly black. */
export const qrColour = (primary: Hex): Hex => (contrast(primary, '#ffffff') >= textContrast ? primary : '#1e2029')

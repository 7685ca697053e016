import { brandVariables, defaultColours, parseHex } from './colour.ts'

/** The colours and fonts of a scheme's theme, as the host names them. */
export interface BrandLook {
  readonly primaryColour: string
  readonly accentColour: string
  readonly baseFont: string | null
  readonly headerFont: string | null
}

/** Sets a scheme's colours and fonts as custom properties of the page; text on them keeps its contrast. */
export const applyBrand = ({ primaryColour, accentColour, baseFont, headerFont }: BrandLook): void => {
  const fontOf = (name: string | null) => name && `'${name}', '${name} Fallback', Arial, sans-serif`
  const properties = {
    ...brandVariables(
      parseHex(primaryColour) ?? defaultColours.primary,
      parseHex(accentColour) ?? defaultColours.accent,
    ),
    '--font-base': fontOf(baseFont),
    '--font-header': fontOf(headerFont),
  }
  // A null value removes the property, so that the stylesheet's own applies.
  for (const [name, value] of Object.entries(properties)) document.documentElement.style.setProperty(name, value)
}

import type { ReactNode } from 'react'
import { useLayoutEffect } from 'react'
import { selectTheme } from '../../domain/brand/theme.ts'
import { brandVariables, defaultColours, parseHex } from '../components/theme/colour.ts'
import { useSelect } from '../portal.ts'

/** Sets the scheme's colours and fonts as custom properties; text on them keeps its contrast. */
export const BrandStyle = ({ children }: { children: ReactNode }) => {
  const { primaryColour, accentColour, baseFont, headerFont } = useSelect(selectTheme)
  useLayoutEffect(() => {
    const primary = parseHex(primaryColour) ?? defaultColours.primary
    const accent = parseHex(accentColour) ?? defaultColours.accent
    // Lines break much as in Arial, so little moves once the font is there.
    const fontOf = (name: string | null) => name && `'${name}', Arial, sans-serif`
    const properties = {
      ...brandVariables(primary, accent),
      '--font-base': fontOf(baseFont),
      '--font-header': fontOf(headerFont),
    }
    // One without a value is taken away, and the stylesheet's own holds.
    for (const [name, value] of Object.entries(properties)) document.documentElement.style.setProperty(name, value)
  }, [primaryColour, accentColour, baseFont, headerFont])
  return children
}

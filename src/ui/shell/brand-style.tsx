import type { CSSProperties, ReactNode } from 'react'
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
    const properties: CSSProperties & Record<string, string> = brandVariables(primary, accent)
    if (baseFont !== null) properties['--font-base'] = `'${baseFont}', system-ui, sans-serif`
    if (headerFont !== null) properties['--font-header'] = `'${headerFont}', system-ui, sans-serif`
    const { style } = document.documentElement
    for (const [name, value] of Object.entries(properties)) style.setProperty(name, value)
    return () => {
      for (const name of Object.keys(properties)) style.removeProperty(name)
    }
  }, [primaryColour, accentColour, baseFont, headerFont])
  return children
}

import type { ReactNode } from 'react'
import { useLayoutEffect } from 'react'
import { selectTheme } from '../../domain/brand/theme.ts'
import { applyBrand } from '../components/theme/brand.ts'
import { useSelect } from '../portal.ts'

/** Gives the page the look of the scheme's brand. */
export const BrandStyle = ({ children }: { children: ReactNode }) => {
  const { primaryColour, accentColour, baseFont, headerFont } = useSelect(selectTheme)
  useLayoutEffect(() => {
    applyBrand({ primaryColour, accentColour, baseFont, headerFont })
  }, [primaryColour, accentColour, baseFont, headerFont])
  return children
}

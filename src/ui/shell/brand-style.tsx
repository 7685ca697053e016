import type { ReactNode } from 'react'
import { useLayoutEffect } from 'react'
import { selectTheme, selectThemeSettled } from '../../domain/brand/theme.ts'
import { applyBrand } from '../components/theme/brand.ts'
import { usePortal, useSelect } from '../portal.ts'

/** Applies the colours and fonts of the scheme's brand. */
export const BrandStyle = ({ children }: { children: ReactNode }) => {
  const { primaryColour, accentColour, baseFont, headerFont } = useSelect(selectTheme)
  // A page that the build drew can already have the brand's colours. Keep them until the theme has been read from the same response.
  const isSettled = useSelect(selectThemeSettled)
  const { drawnFrom } = usePortal()
  const isOpen = isSettled || drawnFrom === undefined
  useLayoutEffect(() => {
    if (isOpen) applyBrand({ primaryColour, accentColour, baseFont, headerFont })
  }, [isOpen, primaryColour, accentColour, baseFont, headerFont])
  return children
}

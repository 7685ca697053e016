import type { ReactNode } from 'react'
import { useLayoutEffect } from 'react'
import { selectTheme, selectThemeSettled } from '../../domain/brand/theme.ts'
import { applyBrand } from '../components/theme/brand.ts'
import { usePortal, useSelect } from '../portal.ts'

/** Gives the page the look of the scheme's brand. */
export const BrandStyle = ({ children }: { children: ReactNode }) => {
  const { primaryColour, accentColour, baseFont, headerFont } = useSelect(selectTheme)
  // What the build drew can have the brand's colours already, from the same response that the theme is still being read from.
  const isSettled = useSelect(selectThemeSettled)
  const { drawnFrom } = usePortal()
  const isOpen = isSettled || drawnFrom === undefined
  useLayoutEffect(() => {
    if (isOpen) applyBrand({ primaryColour, accentColour, baseFont, headerFont })
  }, [isOpen, primaryColour, accentColour, baseFont, headerFont])
  return children
}

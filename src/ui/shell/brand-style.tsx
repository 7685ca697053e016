import { useLayoutEffect, type ReactNode } from 'react'
import { selectTheme, selectThemeSettled } from '../../domain/brand/theme.ts'
import { usePortal, useSelect } from '../portal.ts'

/** Computes colours, which the first script need not wait for: the theme that it needs is still on its way. */
const loadBrand = () => import('../components/theme/brand.ts')

/** Applies the colours and fonts of the scheme's brand. */
export const BrandStyle = ({ children }: { children: ReactNode }) => {
  const { primaryColour, accentColour, baseFont, headerFont } = useSelect(selectTheme)
  // A page that the build drew can already have the brand's colours. Keep them until the theme has been read from the same response.
  const isSettled = useSelect(selectThemeSettled)
  const { drawnFrom } = usePortal()
  const isOpen = isSettled || drawnFrom === undefined
  useLayoutEffect(() => {
    let isCurrent = true
    loadBrand().then(
      ({ applyBrand }) => {
        if (isOpen && isCurrent) applyBrand({ primaryColour, accentColour, baseFont, headerFont })
      },
      () => undefined, // the page is as readable in the colours of the stylesheet
    )
    return () => {
      isCurrent = false
    }
  }, [isOpen, primaryColour, accentColour, baseFont, headerFont])
  return children
}

import { useLayoutEffect, type ReactNode } from 'react'
import { selectTheme, selectThemeSettled } from '../../domain/brand/theme.ts'
import { useSelect } from '../portal.ts'

/** Computes colours, which the first script need not wait for: the theme that it needs is still on its way. */
const loadBrand = () => import('../components/theme/brand.ts')

/** Applies the colours and fonts of the scheme's brand. */
export const BrandStyle = ({ children }: { children: ReactNode }) => {
  const { primaryColour, accentColour, baseFont, headerFont } = useSelect(selectTheme)
  // The inline script has applied the brand of an earlier visit. Keep it until the theme has been read.
  const isSettled = useSelect(selectThemeSettled)
  useLayoutEffect(() => {
    let isCurrent = true
    loadBrand().then(
      ({ applyBrand }) => {
        if (isSettled && isCurrent) applyBrand({ primaryColour, accentColour, baseFont, headerFont })
      },
      () => undefined, // the page is as readable in the colours of the stylesheet
    )
    return () => {
      isCurrent = false
    }
  }, [isSettled, primaryColour, accentColour, baseFont, headerFont])
  return children
}

import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { seedSchemes } from '../../mock-server/world/seeds/brands.ts'
import { brandVariables, defaultColours, parseHex } from '../../src/ui/components/theme/colour.ts'
import { globalStyle } from '../../src/ui/components/theme/global-style.ts'
import { rest } from './clock.ts'
import type { Specimen } from './drawings.ts'
import { watchRest } from './settled.ts'
import { SpecimenFrame } from './specimen-frame.tsx'

/** Draws a specimen of the kit in the colours of a brand. */
export const showSpecimen = async ({ title, isPage, draw: Drawn }: Specimen, brand: string): Promise<void> => {
  const theme = seedSchemes.find(({ label }) => label === brand)?.theme
  const colours = {
    primary: parseHex(String(theme?.primaryColour)) ?? defaultColours.primary,
    accent: parseHex(String(theme?.secondaryColour)) ?? defaultColours.accent,
  }
  for (const [name, value] of Object.entries(brandVariables(colours.primary, colours.accent)))
    document.documentElement.style.setProperty(name, value)
  document.body.classList.add(globalStyle)
  document.title = title
  const { settled } = watchRest()
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no #root to draw in.')
  createRoot(root).render(
    <StrictMode>
      <MemoryRouter initialEntries={['/app/my-benefits/']}>
        {isPage ? (
          <Drawn />
        ) : (
          <SpecimenFrame title={title}>
            <Drawn />
          </SpecimenFrame>
        )}
      </MemoryRouter>
    </StrictMode>,
  )
  while (root.childElementCount === 0) await rest(20)
  // Some specimens are busy for good.
  await settled(true)
}

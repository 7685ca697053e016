import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { seedSchemes } from '../../../mock-server/world/seeds/brands.ts'
import { brandVariables, defaultColours, parseHex } from '../../../src/ui/components/theme/colour.ts'
import { globalStyle } from '../../../src/ui/components/theme/global-style.ts'
import { rest } from './clock.ts'
import type { ComponentExample } from './component-examples.ts'
import { watchRest } from './settled.ts'
import { ComponentFrame } from './component-frame.tsx'

/** Renders a component example in the colours of a brand. */
export const showComponent = async ({ title, isPage, draw: Drawn }: ComponentExample, brand: string): Promise<void> => {
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
          <ComponentFrame title={title}>
            <Drawn />
          </ComponentFrame>
        )}
      </MemoryRouter>
    </StrictMode>,
  )
  while (root.childElementCount === 0) await rest(20)
  // Some examples stay busy.
  await settled(true)
}

// The gallery: every component and every screen in its named states. The address says what is shown: `index.html#benefits/detail/failed`.
import { createRoot } from 'react-dom/client'
import { brandVariables, defaultColours } from '../../../src/ui/components/theme/colour.ts'
import { globalStyle } from '../../../src/ui/components/theme/global-style.ts'
import { Gallery } from './gallery.tsx'

for (const [name, value] of Object.entries(brandVariables(defaultColours.primary, defaultColours.accent))) {
  document.documentElement.style.setProperty(name, value)
}
document.body.classList.add(globalStyle)
const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root to draw the gallery in.')
createRoot(root).render(<Gallery />)

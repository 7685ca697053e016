import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { globalStyle } from '../../../src/ui/components/theme/global-style.ts'
import { Inspector } from './inspector.tsx'

document.body.classList.add(globalStyle)
const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root to draw the inspector in.')
createRoot(root).render(
  <StrictMode>
    <Inspector />
  </StrictMode>,
)

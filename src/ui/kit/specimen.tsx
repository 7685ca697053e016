// Development only: `specimen.html?show=forms&brand=ffd400` draws one part of the kit in a brand's colours.
import { StrictMode } from 'react'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { brandVariables, defaultColours, parseHex } from './colour.ts'
import { globalStyle } from './global-style.ts'
import { ChartSpecimen } from './specimen-charts.tsx'
import { PageSpecimen, SignedOutSpecimen } from './specimen-chrome.tsx'
import { FeedbackSpecimen } from './specimen-feedback.tsx'
import { FormSpecimen } from './specimen-forms.tsx'
import { FactSpecimen } from './specimen-facts.tsx'
import { Specimens } from './specimen-frame.tsx'

const parts: Record<string, () => ReactNode> = {
  all: () => (
    <Specimens title="Component kit">
      <FormSpecimen />
      <FeedbackSpecimen />
      <FactSpecimen />
      <ChartSpecimen />
    </Specimens>
  ),
  forms: () => (
    <Specimens title="Forms">
      <FormSpecimen />
    </Specimens>
  ),
  feedback: () => (
    <Specimens title="Feedback">
      <FeedbackSpecimen />
    </Specimens>
  ),
  facts: () => (
    <Specimens title="Facts">
      <FactSpecimen />
    </Specimens>
  ),
  charts: () => (
    <Specimens title="Charts">
      <ChartSpecimen />
    </Specimens>
  ),
  'signed-out': () => <SignedOutSpecimen />,
  page: () => <PageSpecimen />,
}

const query = new URLSearchParams(window.location.search)
const primary = parseHex(query.get('brand') ?? '') ?? defaultColours.primary
for (const [name, value] of Object.entries(brandVariables(primary, defaultColours.accent))) {
  document.documentElement.style.setProperty(name, value)
}
document.body.classList.add(globalStyle)

const root = document.getElementById('root')
if (root === null) throw new Error('specimen.html has no root element')
createRoot(root).render(
  <StrictMode>
    <MemoryRouter initialEntries={['/app/my-benefits/']}>
      {(parts[query.get('show') ?? 'all'] ?? parts['all'])?.()}
    </MemoryRouter>
  </StrictMode>,
)

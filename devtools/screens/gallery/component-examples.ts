import type { ComponentType } from 'react'
import { chartExamples } from './components/charts.tsx'
import { chromeExamples } from './components/chrome.tsx'
import { factExamples } from './components/facts.tsx'
import { feedbackExamples } from './components/feedback.tsx'
import { fieldExamples } from './components/fields.tsx'
import { formExamples } from './components/forms.tsx'
import { overlayExamples } from './components/overlays.tsx'
import { pictureExamples } from './components/pictures.tsx'
import { proseExamples } from './components/prose.tsx'
import { componentTitles, type ComponentName } from './component-titles.ts'

/** Components of the design system in some of their states. */
export interface ComponentExample {
  readonly title: string
  /** Whether it is a whole page. */
  readonly isPage: boolean
  readonly draw: ComponentType
}

/** What renders each example. */
export const componentExamples: Readonly<Record<ComponentName, ComponentType>> = {
  ...formExamples,
  ...fieldExamples,
  ...feedbackExamples,
  ...overlayExamples,
  ...factExamples,
  ...pictureExamples,
  ...chartExamples,
  ...proseExamples,
  ...chromeExamples,
}

const isComponentExample = (name: string): name is ComponentName => name in componentTitles

/** The example of this name, or null. */
export const findComponentExample = (name: string): ComponentExample | null =>
  isComponentExample(name)
    ? { title: componentTitles[name], isPage: name in chromeExamples, draw: componentExamples[name] }
    : null

import type { Page } from '@playwright/test'
import type { RingOf } from './ring.ts'

/** Under reduced motion nothing may keep moving. */
export const motionProblems = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(
        ({ playState, effect }) => playState === 'running' && Number(effect?.getComputedTiming().duration ?? 0) > 20,
      )
      .map(({ effect }) => {
        const place = effect instanceof KeyframeEffect ? effect.target : null
        return `Something moves under reduced motion: ${place?.outerHTML.slice(0, 100) ?? 'no element'}`
      }),
  )

/**
 * Forced colours replace every background with the page's, so what only a background conveys is lost. Controls need a border, an
 * outline, an underline or a picture; the focus needs an outline; the parts of a chart need strokes or patterns.
 */
export const forcedColourProblems = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const problems: string[] = []
    const named = (element: Element): string =>
      (element.getAttribute('aria-label') ?? (element.textContent || element.id || element.tagName))
        .trim()
        .replaceAll(/\s+/g, ' ')
        .slice(0, 50)
    const sides = ['Top', 'Bottom', 'Left', 'Right'] as const
    const hasEdge = (element: Element): boolean => {
      const style = getComputedStyle(element)
      if (style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) > 0) return true
      return sides.some(
        (side) => style[`border${side}Style`] !== 'none' && Number.parseFloat(style[`border${side}Width`]) > 0,
      )
    }
    const isLine = (element: Element): boolean =>
      [element, ...element.children].some((one) => getComputedStyle(one).textDecorationLine.includes('underline'))
    const layers = [...document.querySelectorAll<HTMLElement>('[role="dialog"], [role="alertdialog"]')]
    const top = layers.findLast((layer) => layer.checkVisibility()) ?? document.body
    for (const control of top.querySelectorAll<HTMLElement>('button, select, textarea, input, [role="switch"]')) {
      if (!control.checkVisibility({ visibilityProperty: true }) || control.matches('[type=hidden], [type=file]'))
        continue
      const { appearance, opacity } = getComputedStyle(control)
      const isNative = control.matches('input') && appearance !== 'none' && Number(opacity) > 0
      const shown = [
        control,
        ...(control.closest('label')?.querySelectorAll('*') ?? []),
        control.nextElementSibling,
        control.parentElement,
        // One of several controls in a shared frame.
        control.closest('fieldset > div'),
      ]
      const isPicture = control.querySelector('svg, img') !== null
      if (!isNative && !isPicture && !isLine(control) && !shown.some((at) => at && hasEdge(at)))
        problems.push(`In forced colours nothing bounds the control ‘${named(control)}’.`)
    }
    const { ringOf } = window as unknown as { ringOf: RingOf } // from ring.ts
    const stops = [
      ...top.querySelectorAll<HTMLElement>(
        'a[href], button:not(:disabled), input:not(:disabled, [type=hidden], [type=file]), select, textarea, summary',
      ),
    ].filter(
      (stop) => stop.checkVisibility({ visibilityProperty: true }) && !stop.closest('[inert], [aria-hidden="true"]'),
    )
    const before = stops.map((stop) => (stop === document.activeElement ? null : ringOf(stop)))
    for (const [index, stop] of stops.entries()) {
      stop.focus({ preventScroll: true })
      if (document.activeElement === stop && ringOf(stop) === before[index])
        problems.push(`In forced colours nothing shows that ‘${named(stop)}’ has the focus.`)
    }
    for (const chart of top.querySelectorAll('figure svg[role="img"], figure [role="img"] svg')) {
      const shapes = [...chart.querySelectorAll('rect, path, circle')].filter((shape) => shape.closest('defs') === null)
      const isDrawn = shapes.some((shape) => {
        const { stroke, fill } = getComputedStyle(shape)
        return (stroke !== 'none' && stroke !== '') || fill.startsWith('url(')
      })
      if (shapes.length > 0 && !isDrawn) problems.push('In forced colours the parts of a chart look the same.')
    }
    return [...new Set(problems)]
  })

import type { Page } from '@playwright/test'

/** Shows that something has the focus: it, or an element around it, changes its outline, shadow, border or background. */
export type RingOf = (element: Element) => string

/** Gives the page `ringOf`: how an element and its surroundings are bounded now, as a text to compare. */
export const knowRings = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const ringOf: RingOf = (element) => {
      const around: (Element | null)[] = [element, element.nextElementSibling, element.previousElementSibling]
      let at = element.parentElement
      for (let level = 0; at && level < 5; level++) {
        around.push(at)
        at = at.parentElement
      }
      return around
        .flatMap((one) =>
          one === null
            ? []
            : [undefined, '::before', '::after'].map((part) => {
                const { outlineStyle, outlineWidth, outlineColor, boxShadow, borderColor, backgroundColor } =
                  getComputedStyle(one, part)
                return [
                  outlineStyle === 'none' ? '' : `${outlineWidth} ${outlineColor}`,
                  boxShadow,
                  borderColor,
                  backgroundColor,
                ].join(' ')
              }),
        )
        .join('|')
    }
    Object.assign(window, { ringOf, ringsBefore: new Map<Element, string>() })
  })

import type { Page } from '@playwright/test'

/** The outline, shadow, border and background of an element and those around it, as a text. It must change with the focus. */
export type RingOf = (element: Element) => string

/** Gives the page `ringOf`, and `ringsBefore` for the rings before elements get the focus. */
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

import type { Page } from '@playwright/test'

/**
 * Clipped or overlapping content on the current page, one sentence each: text beyond the edge, text cut by its box, text over other text.
 * Separate scroll areas that the keyboard reaches do not count.
 */
export const layoutProblems = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const problems: string[] = []
    // The skip link covers the header while it has the focus, by design.
    if (document.activeElement?.matches('a[href="#main"]') && document.activeElement instanceof HTMLElement)
      document.activeElement.blur()
    const edge = document.documentElement.clientWidth
    const scroll = document.documentElement.scrollWidth
    if (scroll > edge + 1) problems.push(`The page is ${scroll - edge} px wider than the window.`)

    const layers = [...document.querySelectorAll<HTMLElement>('[role="dialog"], [role="alertdialog"], [role="menu"]')]
    const top = layers.findLast((layer) => layer.checkVisibility()) ?? document.body
    const said = (text: string): string => text.trim().replaceAll(/\s+/g, ' ').slice(0, 60)
    const styles = new Map<Element, CSSStyleDeclaration>()
    const styleOf = (element: Element): CSSStyleDeclaration => {
      const found = styles.get(element) ?? getComputedStyle(element)
      styles.set(element, found)
      return found
    }
    const ancestors = (element: Element): Element[] => {
      const found: Element[] = []
      for (let at: Element | null = element; at && at !== document.documentElement; at = at.parentElement)
        found.push(at)
      return found
    }
    /** Visually hidden on purpose, or not rendered at all. */
    const isHidden = (element: Element): boolean =>
      !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ||
      // Charts measure text in an SVG without a size.
      element.closest('svg')?.clientWidth === 0 ||
      ancestors(element).some((at) => {
        const { clipPath, clip, position } = styleOf(at)
        return position === 'absolute' && (clipPath.startsWith('inset(50%') || clip.startsWith('rect(0px'))
      })
    const scrollsAside = (element: Element): boolean =>
      ancestors(element).some(
        (at) => ['auto', 'scroll'].includes(styleOf(at).overflowX) && at.scrollWidth > at.clientWidth,
      )

    const isScrolled = (element: Element): boolean => {
      const { overflowX, overflowY } = styleOf(element)
      return [overflowX, overflowY].some((overflow) => overflow === 'auto' || overflow === 'scroll')
    }
    /** The part of a rectangle that is in sight within a scrolling box. */
    const inSight = (rect: DOMRect, frame: Element): DOMRect => {
      const box = frame.getBoundingClientRect()
      const [left, top] = [Math.max(rect.left, box.left), Math.max(rect.top, box.top)]
      const [right, bottom] = [Math.min(rect.right, box.right), Math.min(rect.bottom, box.bottom)]
      return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top))
    }

    interface Piece {
      readonly text: string
      readonly element: Element
      readonly rect: DOMRect
    }
    const pieces: Piece[] = []
    const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement
      const text = node.textContent ?? ''
      if (
        !element ||
        text.trim() === '' ||
        element.closest('option, script, style, svg title, [aria-hidden="true"][hidden]')
      )
        continue
      if (isHidden(element)) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const frames = ancestors(element).filter((at) => isScrolled(at))
      for (const whole of range.getClientRects()) {
        const rect = frames.reduce(inSight, whole)
        if (rect.width > 1 && rect.height > 1) pieces.push({ text: said(text), element, rect })
      }
    }

    for (const { text, element, rect } of pieces) {
      if ((rect.right > edge + 1 || rect.left < -1) && !scrollsAside(element))
        problems.push(`‘${text}’ stands beyond the edge.`)
      for (const at of ancestors(element)) {
        const { overflowX, overflowY, textOverflow } = styleOf(at)
        const box = at.getBoundingClientRect()
        if (textOverflow === 'ellipsis' && at.scrollWidth > at.clientWidth + 1) problems.push(`‘${text}’ ends in dots.`)
        const cutsAside =
          ['hidden', 'clip'].includes(overflowX) && (rect.right > box.right + 2 || rect.left < box.left - 2)
        const cutsBelow =
          ['hidden', 'clip'].includes(overflowY) && (rect.bottom > box.bottom + 3 || rect.top < box.top - 3)
        if ((cutsAside || cutsBelow) && at !== document.body) problems.push(`‘${text}’ is cut by its box.`)
      }
    }
    for (const field of top.querySelectorAll<HTMLElement>(
      'input:not([type=checkbox], [type=radio], [type=file]), select, textarea',
    )) {
      const { right, left, height } = field.getBoundingClientRect()
      if (isHidden(field)) continue
      if ((right > edge + 1 || left < -1) && !scrollsAside(field))
        problems.push(`The field ${field.id} stands beyond the edge.`)
      if (height < Number.parseFloat(styleOf(field).fontSize))
        problems.push(`The field ${field.id} is lower than its text.`)
    }

    const layerOf = (element: Element): Element | null =>
      ancestors(element).find((at) => ['fixed', 'sticky'].includes(styleOf(at).position)) ?? null
    const sorted = pieces.toSorted((one, other) => one.rect.top - other.rect.top)
    for (const [index, one] of sorted.entries())
      for (const other of sorted.slice(index + 1)) {
        if (other.rect.top > one.rect.bottom - 3) break
        if (one.element === other.element || one.element.contains(other.element) || other.element.contains(one.element))
          continue
        const across = Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left)
        const down = Math.min(one.rect.bottom, other.rect.bottom) - Math.max(one.rect.top, other.rect.top)
        // The line box is taller than its letters.
        const letters = Math.min(one.rect.height, other.rect.height) * 0.4
        if (across > 2 && down > letters && layerOf(one.element) === layerOf(other.element))
          problems.push(`‘${one.text}’ and ‘${other.text}’ stand over one another.`)
      }
    return [...new Set(problems)]
  })

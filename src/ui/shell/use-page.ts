import { useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { selectTheme } from '../../domain/brand/theme.ts'
import { pageHeadingId } from '../components/layout/page-heading.ts'
import { namePage } from '../components/layout/page-title.ts'
import { useEffectsAtOnce, useSelect } from '../portal.ts'

/** The history entry at which the document loaded; any other entry has the key of the navigation that created it. */
const openedAt: unknown = Object(window.history.state).key ?? 'default'
let hasMoved = false

/** Whether the page is still the one at which the document was opened. */
export const isFirstPage = (): boolean => !hasMoved

/**
 * Sets the tab's title. After a navigation inside the portal the page's heading takes the focus, so that a screen reader reads it; a filter
 * that changes the address of the same page leaves the focus alone.
 */
export const usePage = (title: string): void => {
  const { benefitBrandName } = useSelect(selectTheme)
  const { key, pathname } = useLocation()
  const shown = useRef<string | null>(null)
  useEffectsAtOnce()
  useLayoutEffect(() => {
    namePage(`${title} | ${benefitBrandName}`)
  }, [title, benefitBrandName])
  useLayoutEffect(() => {
    if (key !== openedAt) hasMoved = true
    const arrived = shown.current === null ? hasMoved : shown.current !== pathname
    shown.current = pathname
    if (arrived) document.getElementById(pageHeadingId)?.focus()
  }, [key, pathname])
}

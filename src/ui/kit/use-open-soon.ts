import { useDeferredValue } from 'react'

/**
 * Whether an overlay that is wanted is open by now: to set the page behind it aside takes a while on a slow phone, so the button that
 * opens it shows first that it was pressed. What is not wanted any more is closed at once.
 */
export const useOpenSoon = (wanted: boolean): boolean => useDeferredValue(wanted, false) && wanted

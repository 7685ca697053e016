import type { Device } from '../../../domain/log/log.ts'

/** What the page is shown on now: what somebody needs to see a recorded screen as it was. Nothing in it identifies a machine. */
export const deviceNow = (): Device => ({
  width: window.innerWidth,
  height: window.innerHeight,
  zoom: Math.round(window.devicePixelRatio * 100) / 100,
  language: navigator.language,
  timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
  isTouch: window.matchMedia('(pointer: coarse)').matches,
})

import { createContext } from 'react'

/** Whether the person agreed to the cookies of video players, and how they can agree at the video itself. */
export const VideoConsent = createContext<{ readonly allowed: boolean; readonly onAllow: (() => void) | null }>({
  allowed: false,
  onAllow: null,
})

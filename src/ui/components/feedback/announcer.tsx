import { VisuallyHidden } from '../layout/visually-hidden.tsx'

export type AnnouncerProps = {
  /** Announced once when it changes; an empty text announces nothing. */
  message: string
  /** Increase it to repeat the same words. */
  count?: number | undefined
}

/** A polite live region. Keep it mounted: a region that appears together with its text is not read. */
export const Announcer = ({ message, count = 0 }: AnnouncerProps) => (
  <div role="status" aria-live="polite" aria-atomic="true">
    <VisuallyHidden key={count}>{message}</VisuallyHidden>
  </div>
)

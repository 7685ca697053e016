import { VisuallyHidden } from '../layout/visually-hidden.tsx'

export type AnnouncerProps = {
  /** Said once when it changes; an empty text says nothing. */
  message: string
  /** A number that grows makes the same words be said again. */
  count?: number | undefined
}

/** A polite live region. Keep it mounted: a region that appears together with its text is not read. */
export const Announcer = ({ message, count = 0 }: AnnouncerProps) => (
  <div role="status" aria-live="polite" aria-atomic="true">
    <VisuallyHidden key={count}>{message}</VisuallyHidden>
  </div>
)

import { useEffect, useRef, useState, type RefObject } from 'react'
import { useWidth } from '../../../../src/ui/components/theme/use-width.ts'
import type { Slices } from '../../engine/protocol.ts'
import { addressOf } from '../address.ts'
import type { FromScreen, ToScreen } from '../screen/messages.ts'
import type { Shown } from '../use-engine.ts'

/** The slices that are not the same object as before. */
const changedSlices = (before: Slices, now: Slices): Slices =>
  Object.fromEntries(Object.entries(now).filter(([name, part]) => before[name] !== part))

/** One screen of the log in a frame, scaled to the available space. It only shows and sends nothing. */
export const ScreenFrame = ({
  frame,
  shown,
  startedAt,
  page,
  title,
  caption,
  width,
  onRefused,
}: {
  frame: RefObject<HTMLIFrameElement | null>
  shown: Shown | null
  /** When the visit began, ms since 1970. */
  startedAt: number
  /** The page of the build that draws. */
  page: string
  title: string
  /** The words above it that say which one it is, if there are two. */
  caption: string | null
  /** How wide the screen is drawn, px. */
  width: number
  /** Called if the user tried something on it. */
  onRefused: (what: string) => void
}) => {
  const place = useRef<HTMLDivElement>(null)
  const room = useWidth(place)
  const sent = useRef<Slices>({})
  const [ready, setReady] = useState(false)
  const refused = useRef(onRefused)
  useEffect(() => {
    refused.current = onRefused
  })
  useEffect(() => {
    const listener = ({ data, source, origin }: MessageEvent<FromScreen>): void => {
      if (source !== frame.current?.contentWindow || origin !== window.location.origin) return
      if (data.kind === 'ready') {
        sent.current = {}
        setReady(true)
      }
      if (data.kind === 'refused') refused.current(data.what)
    }
    window.addEventListener('message', listener)
    return () => window.removeEventListener('message', listener)
  }, [frame])
  useEffect(() => {
    if (!ready || !shown) return
    const message: ToScreen = {
      kind: 'show',
      slices: changedSlices(sent.current, shown.moment.state),
      address: addressOf(shown.moment).path,
      at: shown.moment.event?.at ?? 0,
      startedAt,
    }
    sent.current = shown.moment.state
    frame.current?.contentWindow?.postMessage(message, window.location.origin)
  }, [frame, ready, shown, startedAt])

  const scale = room > 0 ? Math.min(1, room / width) : 1
  return (
    <figure>
      {caption !== null && <figcaption>{caption}</figcaption>}
      <div ref={place}>
        {room > 0 && (
          <iframe
            ref={frame}
            title={title}
            src={page}
            // oxlint-disable-next-line react/iframe-missing-sandbox -- a page of this build that loads its own scripts; no window, dialog or download comes out of it
            sandbox="allow-scripts allow-same-origin"
            style={{
              inlineSize: width,
              blockSize: `${100 / scale}%`,
              insetInlineStart: Math.max(0, (room - width * scale) / 2),
              transform: `scale(${scale})`,
            }}
          />
        )}
      </div>
    </figure>
  )
}

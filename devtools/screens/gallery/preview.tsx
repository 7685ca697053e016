import { useEffect, useRef, useState } from 'react'
import { css } from '@linaria/core'
import type { Brand, Width } from './choice.ts'
import { readReached, type Reached } from './reached.ts'
import type { Story } from './stories.ts'

const preview = css`
  display: grid;
  gap: var(--space-2);

  & > p {
    margin: 0;
  }

  & > div {
    overflow: auto;
    padding: var(--space-2);
    border: 1px solid var(--line);
    background: var(--canvas);
  }

  & iframe {
    display: block;
    inline-size: 100%;
    block-size: 75vh;
    margin-inline: auto;
    border: 0;
    background: #fff;
    box-shadow: 0 1px 6px #0003;
  }
`

const sentenceOf = (reached: Reached | null, title: string): string => {
  if (reached === null) return `${title}: on the way …`
  return reached.kind === 'reached' ? title : `${title} cannot be reached. ${reached.sentence}`
}

/** A state in its own frame, with its own media queries, clock and storage. */
export const Preview = ({ shown, brand, width }: { shown: Story; brand: Brand; width: Width }) => {
  const frame = useRef<HTMLIFrameElement>(null)
  const [reached, setReached] = useState<Reached | null>(null)
  useEffect(() => {
    const listener = ({ source, data }: MessageEvent<unknown>): void => {
      const message = readReached(data)
      if (message && source === frame.current?.contentWindow) setReached(message)
    }
    addEventListener('message', listener)
    return () => removeEventListener('message', listener)
  }, [])
  const address = `frame.html?${shown.query}&brand=${brand}`
  return (
    <section className={preview} aria-label="The state">
      <p role="status">{sentenceOf(reached, `${shown.title}: ${shown.state}`)}</p>
      <div>
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- the page is our own, and needs its origin to reach the hosts in it */}
        <iframe
          ref={frame}
          src={address}
          title={`${shown.title}: ${shown.state}`}
          style={width === 'fluid' ? undefined : { inlineSize: `${width}px` }}
        />
      </div>
      <p>
        <a href={address} target="_blank" rel="noreferrer">
          Open it alone
        </a>
      </p>
    </section>
  )
}

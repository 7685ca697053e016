import { useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { SafeHtml } from '../../../domain/kernel/codecs/classification.ts'
import { markSites, proseStyle } from './html.tsx'
import { useTrusted } from './trusted-html.ts'
import { Video } from './video.tsx'

interface Slot {
  readonly element: HTMLElement
  readonly url: string
  readonly title: string
}

const Prose = ({ html }: { html: SafeHtml }) => {
  const box = useRef<HTMLDivElement>(null)
  const [videos, setVideos] = useState<readonly Slot[]>([])
  useLayoutEffect(() => {
    const links = box.current?.querySelectorAll<HTMLAnchorElement>('a[data-video]') ?? []
    const slots = [...links].map((link): Slot => {
      const element = document.createElement('div')
      const slot = { element, url: link.href, title: link.textContent }
      link.replaceWith(element)
      return slot
    })
    markSites(box.current)
    if (slots.length > 0) setVideos(slots)
  }, [])
  return (
    <>
      <div ref={box} className={proseStyle} data-width="reading" dangerouslySetInnerHTML={useTrusted(html)} />
      {videos.map(({ element, url, title }) => createPortal(<Video url={url} title={title} />, element, url))}
    </>
  )
}

/** Published server HTML. The sanitiser replaces each video by a marked link, which becomes a player here. */
export const ContentHtml = ({ html }: { html: SafeHtml }) => <Prose key={html} html={html} />

import { css } from '@linaria/core'
import { useEffect, useLayoutEffect, useRef } from 'react'
import {
  leaveCreditsPage,
  noteFrameLoaded,
  noteFrameTimedOut,
  requestCreditsPage,
  selectCreditsPage,
} from '../../domain/benefits/credits-page.ts'
import { selectMasquerading } from '../../domain/session/masquerade.ts'
import { ErrorState } from '../components/feedback/error-state.tsx'
import { LoadingBar } from '../components/feedback/loading-bar.tsx'
import { TextLink } from '../components/actions/text-link.tsx'
import { usePortal, useSelect } from '../portal.ts'
import { MasqueradeNotice } from '../shell/masquerade.tsx'
import { creditsText } from '../text/credits.ts'
import { ProblemText } from '../shell/problem-text.tsx'

const words = creditsText.frame

const holder = css`
  display: grid;
  grid-template-rows: auto 1fr;
  gap: var(--space-3);

  & > [data-part='place'] {
    overflow: hidden;
    block-size: clamp(26rem, 68svh, 44rem);
    border: 1px solid var(--line);
    border-radius: var(--radius-l);
    background: var(--surface);
    box-shadow: var(--shadow-1);
  }

  & iframe {
    display: block;
    inline-size: 100%;
    block-size: 100%;
    border: 0;
  }

  @media print {
    display: none;
  }
`

/** The effects layer inserts and removes the frame, because only it knows the token. */
const Frame = ({ url }: { url: string }) => {
  const { showCreditsPage, dispatch } = usePortal()
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (!place.current) return undefined
    const shown = showCreditsPage(
      place.current,
      { url, title: words.title },
      {
        loaded: () => void dispatch(noteFrameLoaded, undefined),
        timedOut: () => void dispatch(noteFrameTimedOut, undefined),
      },
    )
    return shown.remove
  }, [showCreditsPage, dispatch, url])
  return <div data-part="place" ref={place} />
}

const CreditsFrame = () => {
  const now = useSelect(selectCreditsPage)
  const { dispatch } = usePortal()
  useEffect(() => {
    dispatch(requestCreditsPage, undefined)
    return () => void dispatch(leaveCreditsPage, undefined)
  }, [dispatch])
  const retry = { read: () => void dispatch(requestCreditsPage, undefined) }
  switch (now.kind) {
    case 'none':
    case 'asking':
      return <LoadingBar label={words.loading} />
    case 'framed':
      return (
        <div className={holder}>
          {now.frame === 'loading' && <LoadingBar label={words.loading} />}
          <Frame url={now.url} />
        </div>
      )
    case 'timedOut':
      return (
        <ErrorState title={words.slow} retry={retry}>
          {words.slowMore}
        </ErrorState>
      )
    case 'failed':
      return (
        <ErrorState title={words.failed} retry={retry}>
          <ProblemText problem={now.problem} />
        </ErrorState>
      )
    case 'refused':
      return (
        <ErrorState title={words.refused} actions={<TextLink to="/contact-us/">{words.contact}</TextLink>}>
          {words.refusedMore}
        </ErrorState>
      )
  }
}

/** The external page on which credits are spent; unavailable during a masquerade. */
export const CreditsFrameSection = () => (
  <section aria-labelledby="spend" data-print="hide">
    <h2 id="spend">{words.heading}</h2>
    {useSelect(selectMasquerading) ? <MasqueradeNotice /> : <CreditsFrame />}
  </section>
)

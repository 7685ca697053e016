import { use } from 'react'
import { css } from '@linaria/core'
import { Button } from '../actions/button.tsx'
import { Icon } from '../icons/icon.tsx'
import { VideoConsent } from './video-consent.ts'

const video = css`
  display: grid;
  gap: var(--space-3);
  align-content: center;
  justify-items: start;
  inline-size: 100%;
  max-inline-size: 40rem;
  min-block-size: 9rem;
  padding: var(--space-4);
  border: 1px solid var(--line);
  border-radius: var(--radius-m);
  background: var(--sunken);

  & > iframe {
    inline-size: 100%;
    aspect-ratio: 16 / 9;
    border: 0;
    border-radius: var(--radius-m);
  }

  &[data-allowed='true'] {
    padding: 0;
    border: 0;
  }

  & > p {
    display: flex;
    gap: var(--space-2);
    font-weight: 600;
  }
`

/** A third party's player: nothing is fetched from it before its cookies are accepted. */
export const Video = ({ url, title }: { url: string; title: string }) => {
  const { allowed, onAllow } = use(VideoConsent)
  return (
    <div className={video} data-allowed={allowed}>
      {allowed ? (
        <iframe
          src={url}
          title={title}
          loading="lazy"
          allow="fullscreen"
          referrerPolicy="strict-origin-when-cross-origin"
          // oxlint-disable-next-line react/iframe-missing-sandbox -- the player never has the portal's origin, and needs its own to play
          sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
        />
      ) : (
        <>
          <p>
            <Icon name="cookie" /> {title}
          </p>
          <span>This video comes from {new URL(url).host}, which sets its own cookies.</span>
          {onAllow && (
            <Button variant="secondary" onPress={onAllow}>
              Allow video cookies
            </Button>
          )}
        </>
      )}
    </div>
  )
}

import type { ReactNode, RefObject } from 'react'
import { useEffect, useId } from 'react'
import { css } from '@linaria/core'
import { Icon } from '../icons/icon.tsx'
import { announce as say } from './announcer.tsx'
import { useFocusFallback } from '../navigation/use-focus-fallback.ts'
import type { IconName } from '../icons/icon-paths.ts'

const banner = css`
  --tone-text: var(--info-text);
  --tone-ui: var(--info-ui);
  --tone-surface: var(--info-surface);

  display: grid;
  grid-template-columns: auto 1fr;
  gap: 0 var(--space-3);
  padding: var(--space-4);
  border: 1px solid color-mix(in oklab, var(--tone-ui) 45%, var(--tone-surface));
  border-radius: var(--radius-m);
  background: var(--tone-surface);
  color: var(--ink);

  &[data-tone='success'] {
    --tone-text: var(--success-text);
    --tone-ui: var(--success-ui);
    --tone-surface: var(--success-surface);
  }

  &[data-tone='warning'] {
    --tone-text: var(--warning-text);
    --tone-ui: var(--warning-ui);
    --tone-surface: var(--warning-surface);
  }

  &[data-tone='danger'] {
    --tone-text: var(--danger-text);
    --tone-ui: var(--danger-ui);
    --tone-surface: var(--danger-surface);
  }

  & > svg {
    margin-block-start: 0.1em;
    color: var(--tone-ui);
  }

  & > div {
    min-inline-size: 0;
    text-wrap: pretty;
  }

  & > div > div {
    display: grid;
    gap: var(--space-1);
    justify-items: start;
  }

  /* A link stays whole if it fits. */
  & p > a {
    display: inline-block;
  }

  /* The ring of a message goes around its frame. */
  & > div:focus-visible {
    outline: none !important;
    box-shadow: none !important;
  }

  &:has(> div:focus-visible) {
    outline: 3px solid var(--focus-outer);
    outline-offset: 2px;
  }

  & a:not([data-size]) {
    color: var(--tone-text);
    font-weight: 600;
  }
`

export type Tone = 'info' | 'success' | 'warning' | 'danger'

const icons: Record<Tone, IconName> = { info: 'info', success: 'check-circle', warning: 'warning', danger: 'warning' }

/** Lets the frame of a banner take the focus. */
export interface BannerFrame {
  readonly ref: RefObject<HTMLDivElement | null>
  readonly tabIndex: -1
}

export type BannerProps = {
  tone: Tone
  title?: string | undefined
  children?: ReactNode
  /**
   * `status` is said in a pause, once it is drawn; `alert` interrupts; `none` is part of the page from the start. Danger interrupts by
   * default, and what takes the focus is read for that.
   */
  announce?: 'status' | 'alert' | 'none' | undefined
  /** Its frame, for a message that takes the focus. */
  frame?: BannerFrame | undefined
}

export const Banner = ({
  tone,
  title,
  children,
  frame,
  announce = tone === 'danger' ? 'alert' : 'status',
}: BannerProps) => {
  const box = useFocusFallback()
  const id = useId()
  const isSaid = announce === 'status' && !frame
  useEffect(() => {
    // As it stands on the screen: parts on lines of their own do not run together.
    if (isSaid && box.current) say(box.current.innerText)
  }, [isSaid, box])
  return (
    <div ref={box} className={banner} data-tone={tone} role={announce === 'alert' ? 'alert' : undefined}>
      <Icon name={icons[tone]} />
      {/* A box without a name is silent when it takes the focus; in Firefox nothing can name itself. */}
      <div {...frame} {...(frame && { role: 'group', 'aria-labelledby': id })}>
        <div id={id}>
          {title && <strong>{title}</strong>}
          {typeof children === 'string' ? <span>{children}</span> : children}
        </div>
      </div>
    </div>
  )
}

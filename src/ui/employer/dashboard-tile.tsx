import type { ReactNode } from 'react'
import { css } from '@linaria/core'
import type { Remote } from '../../domain/kernel/requests/remote.ts'
import { valueOf } from '../../domain/kernel/requests/remote.ts'
import { Button } from '../components/actions/button.tsx'
import { Card } from '../components/layout/card.tsx'
import { Icon } from '../components/icons/icon.tsx'
import { useOnceOnline } from '../components/feedback/online.ts'
import { Bone, Outline, TextBone } from '../components/feedback/outline.tsx'
import { TextLink } from '../components/actions/text-link.tsx'
import { useFocusFallback } from '../components/navigation/use-focus-fallback.ts'
import { VisuallyHidden } from '../components/layout/visually-hidden.tsx'
import { insightsText } from '../text/insights.ts'

const words = insightsText.dashboard

const heading = css`
  color: var(--ink-soft);
  font-size: var(--text-m);
`

const figure = css`
  font-family: var(--font-header);
  font-size: var(--text-2xl);
  font-variant-numeric: tabular-nums;
  font-weight: 700;
  line-height: 1.1;
`

/* As far apart as what they stand for. */
const bones = css`
  display: grid;
  gap: var(--space-2);
`

const trouble = css`
  display: grid;
  justify-items: start;
  gap: var(--space-3);

  & > p {
    display: flex;
    align-items: center;
    gap: var(--space-2);
  }

  & > p > svg {
    flex: none;
    color: var(--danger-text);
  }
`

const bar = css`
  display: block;
  overflow: hidden;
  block-size: 0.625rem;
  border: 1px solid var(--brand-text);
  border-radius: 1rem;

  & > span {
    display: block;
    block-size: 100%;
    background: var(--brand-text);
  }

  @media (forced-colors: active) {
    & > span {
      background: CanvasText;
    }
  }
`

/** The number of a tile. */
export const TileFigure = ({ children }: { children: ReactNode }) => <p className={figure}>{children}</p>

/** A percentage as a bar; the number is next to it in words. */
export const ShareBar = ({ percentage }: { percentage: number }) => (
  <span className={bar} aria-hidden="true">
    <span style={{ inlineSize: `${percentage}%` }} />
  </span>
)

/** The bones of a figure, of its bar if it has one, and of texts as long as `lines`. */
export const FigureOutline = ({ bar = false, lines = [] }: { bar?: boolean; lines?: readonly string[] }) => (
  <div className={bones}>
    <Bone shape="figure" />
    {bar && <Bone shape="bar" />}
    {lines.map((line) => (
      <TextBone key={line}>{line}</TextBone>
    ))}
  </div>
)

const Trouble = ({ title, onRetry }: { title: string; onRetry: () => void }) => {
  useOnceOnline(onRetry)
  return (
    <div ref={useFocusFallback()} className={trouble} role="alert">
      <p>
        <Icon name="warning" size="small" />
        {words.failed}
      </p>
      <Button variant="secondary" size="small" icon="refresh" onPress={onRetry}>
        {words.retry}
        <VisuallyHidden>{words.retryOf(title)}</VisuallyHidden>
      </Button>
    </div>
  )
}

/** The body of a tile: its figures, a loading message, or a failure with Retry. */
export const TileBody = <A,>({
  title,
  remote,
  outline,
  onRetry,
  children,
}: {
  title: string
  remote: Remote<A>
  /** The bones of what `children` draws. */
  outline: ReactNode
  onRetry: () => void
  children: (value: A) => ReactNode
}) => {
  const value = valueOf(remote)
  return (
    <>
      {value !== null && children(value)}
      {remote.status === 'failed' ? (
        <Trouble title={title} onRetry={onRetry} />
      ) : (
        value === null && <Outline label={words.loading(title)}>{outline}</Outline>
      )}
    </>
  )
}

/** A tile of the dashboard: its number, a caption, and a link that stays even if the number fails. */
export const Tile = <A,>({
  title,
  link,
  action,
  ...body
}: {
  title: string
  link?: { readonly to: string; readonly label: string } | undefined
  /** Instead of a link, if the tile opens a panel of this page. */
  action?: ReactNode
  remote: Remote<A>
  outline: ReactNode
  onRetry: () => void
  children: (value: A) => ReactNode
}) => (
  <Card as="li">
    <div data-part="body">
      <h3 className={heading}>{title}</h3>
      <TileBody title={title} {...body} />
    </div>
    {(link || action) && (
      <div data-part="foot">
        {link && (
          <TextLink to={link.to} variant="standalone">
            {link.label}
          </TextLink>
        )}
        {action}
      </div>
    )}
  </Card>
)

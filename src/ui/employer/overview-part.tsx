import type { ReactNode } from 'react'
import { css } from '@linaria/core'
import { valueOf, type Remote } from '../../domain/kernel/requests/remote.ts'
import { Button } from '../components/actions/button.tsx'
import { TextLink } from '../components/actions/text-link.tsx'
import { useOnceOnline } from '../components/feedback/online.ts'
import { Placeholder, TextPlaceholder } from '../components/feedback/outline.tsx'
import { Awaited } from '../components/feedback/skeleton.tsx'
import { Icon } from '../components/icons/icon.tsx'
import type { IconName } from '../components/icons/icon-paths.ts'
import { VisuallyHidden } from '../components/layout/visually-hidden.tsx'
import { useFocusFallback } from '../components/navigation/use-focus-fallback.ts'
import { Row } from '../shell/rows.tsx'
import { insightsText } from '../text/insights.ts'
import { withWholeWords } from '../components/content/whole-words.tsx'

const words = insightsText.dashboard

interface PartProps<A> {
  /** The name of the part, for its retry and while it loads. */
  readonly title: string
  readonly remote: Remote<A>
  readonly onRetry: () => void
}

const Retry = ({ title, onRetry }: { title: string; onRetry: () => void }) => {
  useOnceOnline(onRetry)
  return (
    <Button variant="secondary" size="small" icon="refresh" onPress={onRetry}>
      {words.retry}
      <VisuallyHidden>{words.retryOf(title)}</VisuallyHidden>
    </Button>
  )
}

const NeedFailed = ({ title, onRetry }: { title: string; onRetry: () => void }) => {
  const retry = useFocusFallback()
  return (
    <Row
      picture={<Icon name="warning" />}
      title={title}
      action={
        <div ref={retry} data-part="action">
          <Retry title={title} onRetry={onRetry} />
        </div>
      }
    >
      <p role="alert">{words.failed}</p>
    </Row>
  )
}

/** A row of what needs the administrator; none if `children` says so. It loads and fails separately. */
export const Need = <A,>({
  title,
  remote,
  onRetry,
  icon,
  lines,
  below,
  button,
  children,
}: PartProps<A> & {
  readonly icon: IconName
  /** The heading and the sentence of its outline. */
  readonly lines: readonly [string, string]
  /** What its outline has below them. */
  readonly below?: ReactNode
  /** As wide as its button. */
  readonly button: string
  readonly children: (value: A) => ReactNode
}) => {
  const value = valueOf(remote)
  if (remote.status === 'failed') return <NeedFailed title={title} onRetry={onRetry} />
  if (value !== null) return children(value)
  return (
    <li data-part="outline">
      <Icon name={icon} />
      <div data-part="words">
        <Awaited label={words.loading(title)}>
          <b>
            <TextPlaceholder>{lines[0]}</TextPlaceholder>
          </b>
          <TextPlaceholder>{lines[1]}</TextPlaceholder>
        </Awaited>
        {below}
      </div>
      <span data-part="action">
        <Placeholder shape="button" inlineSize={button} />
      </span>
    </li>
  )
}

const finding = css`
  /* The charts of a row are level, however long their sentences are. */
  display: grid;
  grid-row: span 3;
  grid-template-rows: subgrid;
  gap: var(--space-2);
  min-inline-size: 0;
  padding: var(--card-pad) var(--card-pad) 0.25rem;
  border: 1px solid var(--line);
  border-radius: var(--radius-l);
  background: var(--surface);
  list-style: none;
  overflow-wrap: anywhere;

  & > h3 {
    font: 600 var(--text-l) / 1.3 var(--font-header);
    text-wrap: balance;
    min-block-size: 2.6em; /* two lines, the room of most sentences while they load */
  }

  & > [data-part='evidence'] {
    display: grid;
    align-content: start;
    gap: var(--space-2);
    min-block-size: 8.25rem;
  }

  & > [data-part='foot'] {
    justify-self: start;
  }
`

/** A finding: a sentence, its evidence, and a link that stays even if the figures fail. */
export const Finding = <A,>({
  title,
  remote,
  onRetry,
  outline,
  link,
  children,
}: PartProps<A> & {
  /** The placeholders of its evidence. */
  readonly outline: ReactNode
  readonly link: { readonly to: string; readonly label: string }
  readonly children: (value: A) => { readonly sentence: string; readonly evidence?: ReactNode }
}) => {
  const value = valueOf(remote)
  const shown = value === null ? null : children(value)
  const failed = remote.status === 'failed'
  const fallback = useFocusFallback()
  return (
    <li className={finding}>
      <h3>{withWholeWords(shown?.sentence ?? title)}</h3>
      <div data-part="evidence">
        {shown?.evidence}
        {failed ? (
          <div ref={fallback} role="alert">
            <p>{words.failed}</p>
            <Retry title={title} onRetry={onRetry} />
          </div>
        ) : (
          shown === null && <Awaited label={words.loading(title)}>{outline}</Awaited>
        )}
      </div>
      <div data-part="foot">
        <TextLink to={link.to} variant="standalone">
          {link.label}
        </TextLink>
      </div>
    </li>
  )
}

import { css } from '@linaria/core'
import { useMemo } from 'react'
import { slicesOfBoth, type Comparison, type Comparing } from '../compare.ts'
import { changesBetween } from '../../engine/changes.ts'
import { countText } from '../format.ts'
import { LOG_FILES, type OpenedLog } from '../open.ts'
import { useAsked, type Shown } from '../use-engine.ts'
import { ChooseFile } from './choose-file.tsx'
import { EventLink } from './event-link.tsx'
import { ChangeList } from './event-tab.tsx'
import { button, scroller } from './parts.ts'

const facts = css`
  display: grid;
  gap: var(--space-2);

  & dt {
    color: var(--ink-soft);
  }

  & > div {
    padding-block-end: var(--space-2);
    border-block-end: 1px solid var(--line);
  }
`

const choices = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  margin-block: var(--space-3);
`

const First = ({
  comparison: { pairs, data, state, leftOut },
  first,
  second,
  onPlace,
}: {
  comparison: Comparison
  first: OpenedLog
  second: OpenedLog
  onPlace: (place: number) => void
}) => {
  const linkTo = (at: number | null) =>
    at === null ? (
      'None: they are the same at every event.'
    ) : at === -1 ? (
      'Before any event: the two builds begin with different states.'
    ) : (
      <EventLink engine={first.engine} place={pairs.left[at] ?? 0} onPlace={onPlace} />
    )
  return (
    <dl className={facts}>
      <div>
        <dt>First other state</dt>
        <dd>{linkTo(state)}</dd>
      </div>
      <div>
        <dt>First other data of an event</dt>
        <dd>{linkTo(data)}</dd>
      </div>
      <div>
        <dt>First event that only one has</dt>
        <dd>
          {pairs.alone === null ? (
            'None.'
          ) : pairs.alone.side === 'left' ? (
            <EventLink engine={first.engine} place={pairs.alone.place} onPlace={onPlace} />
          ) : (
            `Number ${countText(second.engine.facts.columns.seq[pairs.alone.place] ?? 0)} of the second`
          )}
        </dd>
      </div>
      {leftOut.length > 0 && (
        <div>
          <dt>Left out, because one build lacks them</dt>
          <dd>{leftOut.join(', ')}</dd>
        </div>
      )}
    </dl>
  )
}

/** Where the selectors that both builds have give different values. */
const SelectorsApart = ({
  first,
  second,
  shown,
  shownSecond,
}: {
  first: OpenedLog
  second: OpenedLog
  shown: Shown
  shownSecond: Shown
}) => {
  const one = useAsked(first.engine, 'selectors', { count: shown.place + 1, withDigest: true })
  const other = useAsked(second.engine, 'selectors', { count: shownSecond.place + 1, withDigest: true })
  if (!one.response || !other.response) return <p role="status">{one.problem ?? other.problem ?? 'Selecting …'}</p>
  const theirs = new Map(other.response.map((row) => [row.name, row]))
  const apart = one.response.flatMap(({ name, takesArgument, text, digest }) => {
    const row = theirs.get(name)
    return row && !takesArgument && !row.takesArgument && row.digest !== digest
      ? [{ path: [name], before: text, after: row.text }]
      : []
  })
  const lacking = one.response.filter(({ name }) => !theirs.has(name)).map(({ name }) => name)
  return (
    <>
      {apart.length === 0 ? (
        <p>None of those without an argument.</p>
      ) : (
        <ChangeList changes={apart} words={['first', 'second']} />
      )}
      {lacking.length > 0 && <p>Only the first has {lacking.join(', ')}.</p>}
    </>
  )
}

/** Two logs, or one log under two builds, side by side. */
export const CompareTab = ({
  first,
  second,
  comparing,
  shown,
  shownSecond,
  onPlace,
  onLog,
  onClose,
}: {
  first: OpenedLog
  second: OpenedLog | null
  comparing: Comparing
  shown: Shown
  shownSecond: Shown | null
  onPlace: (place: number) => void
  onLog: (file: File) => void
  onClose: () => void
}) => {
  const differences = useMemo(() => {
    if (!second || !shownSecond) return []
    const { both } = slicesOfBoth(first.engine.facts.slices, second.engine.facts.slices)
    const only = (state: Readonly<Record<string, unknown>>) =>
      Object.fromEntries(both.map((slice) => [slice, state[slice]]))
    return changesBetween(only(shown.moment.state), only(shownSecond.moment.state))
  }, [first, second, shown, shownSecond])
  if (!second)
    return (
      <div className={scroller}>
        <h2>Compare with another log</h2>
        <p>
          Drop a second file anywhere, or choose one. Events with the same number and type are laid beside each other.
        </p>
        <div className={choices}>
          <ChooseFile words="Choose a second log" accept={LOG_FILES} onFile={onLog} />
        </div>
        <h2>Compare with another build</h2>
        <p>
          Start the inspector with <code>npm run log -- inspect --beside BUILD</code>, a commit or a folder of the
          portal: then the log is replayed and drawn by both, and the first event after which the states differ is
          found.
        </p>
      </div>
    )
  return (
    <div className={scroller}>
      <h2>
        {first.name} and {second.build === first.build ? second.name : `the same under ${second.build}`}
      </h2>
      <div role="status">
        {comparing.kind === 'running' && `Comparing … ${Math.round(comparing.part * 100)} %`}
        {comparing.kind === 'failed' && comparing.sentence}
      </div>
      {comparing.kind === 'done' && (
        <First comparison={comparing.comparison} first={first} second={second} onPlace={onPlace} />
      )}
      <div className={choices}>
        <button type="button" className={button} onClick={onClose}>
          End comparing
        </button>
      </div>
      <h2>Different at the chosen event</h2>
      {!shownSecond ? (
        <p>The second has no such event.</p>
      ) : differences.length === 0 ? (
        <p>Nothing: both states are the same.</p>
      ) : (
        <ChangeList changes={differences} words={['first', 'second']} />
      )}
      <h2>Selectors that differ there</h2>
      {!shownSecond ? (
        <p>The second has no such event.</p>
      ) : (
        <SelectorsApart first={first} second={second} shown={shown} shownSecond={shownSecond} />
      )}
    </div>
  )
}

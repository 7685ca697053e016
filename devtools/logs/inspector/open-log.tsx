import { css } from '@linaria/core'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { Problem, Query } from '../engine/protocol.ts'
import { beginOf, countText } from './format.ts'
import type { OpenedLog } from './open.ts'
import { useAsked, useMoment } from './use-engine.ts'
import { useComparison } from './compare.ts'
import { everything, stepFrom, useFind } from './use-find.ts'
import { useKeys, useMedia } from './use-page.ts'
import { linkedPlace, useLink } from './use-link.ts'
import { useNotes } from './use-notes.ts'
import { usePlayer, waitBefore, type Pace } from './use-player.ts'
import { CallsTab } from './view/calls-tab.tsx'
import { CausesTab } from './view/causes-tab.tsx'
import { CompareTab } from './view/compare-tab.tsx'
import { EventTab } from './view/event-tab.tsx'
import { Filters } from './view/filters.tsx'
import { FindingsTab } from './view/findings-tab.tsx'
import { Panes } from './view/panes.tsx'
import { SaveNotes } from './view/notes.tsx'
import { ScreenPane } from './view/screen.tsx'
import { SelectorsTab } from './view/selectors-tab.tsx'
import { StateTab } from './view/state-tab.tsx'
import { Tabs } from './view/tabs.tsx'
import { Timeline } from './view/timeline.tsx'
import { Transport } from './view/transport.tsx'
import { pane } from './view/parts.ts'

const whole = css`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  min-block-size: 0;

  & > [data-part='panes'] {
    display: grid;
    min-block-size: 0;
  }
`

const details = [
  { key: 'event', words: 'Event' },
  { key: 'state', words: 'State' },
  { key: 'selectors', words: 'Selectors' },
  { key: 'calls', words: 'Calls' },
  { key: 'causes', words: 'Causes' },
  { key: 'findings', words: 'Findings' },
  { key: 'compare', words: 'Compare' },
] as const
const panes = [
  { key: 'timeline', words: 'Timeline' },
  { key: 'screen', words: 'Screen' },
  { key: 'details', words: 'Details' },
] as const

const findingsWords = (problems: readonly Problem[] | null): string =>
  problems === null || problems.length === 0 ? 'Findings' : `Findings (${countText(problems.length)})`

/** A log with everything that can be seen of it. */
export const OpenLog = ({
  log,
  second,
  keys,
  onHelp,
  onSecond,
  onEndComparing,
}: {
  log: OpenedLog
  second: OpenedLog | null
  keys: boolean
  onHelp: () => void
  onSecond: (file: File) => void
  onEndComparing: () => void
}) => {
  const { engine } = log
  const { length, columns } = engine.facts
  const [place, setPlace] = useState(() => linkedPlace(engine.facts) ?? Math.max(0, length - 1))
  const [query, setQuery] = useState<Query>(everything)
  const [playing, setPlaying] = useState(false)
  const [pace, setPace] = useState<Pace>('4')
  const [tab, setTab] = useState<(typeof details)[number]['key']>('event')
  const [narrowPane, setNarrowPane] = useState<(typeof panes)[number]['key']>('timeline')
  const wide = useMedia('(min-width: 1000px)')
  const searchField = useRef<HTMLInputElement>(null)
  const jumpField = useRef<HTMLInputElement>(null)
  const found = useFind(engine, query)
  const { response: problems } = useAsked(engine, 'problems', null)
  // The log opens at its first finding, unless a link or the tester has chosen an event by then.
  const opensAt = useRef(linkedPlace(engine.facts) === null ? place : null)
  useEffect(() => {
    const [first] = problems ?? []
    if (!first) return
    setPlace((now) => (now === opensAt.current ? first.place : now))
    if (opensAt.current !== null) setTab('findings')
    opensAt.current = null
  }, [problems])
  const notes = useNotes(engine)
  useLink(engine.facts, place, setPlace)
  const { shown, problem } = useMoment(engine, place)
  const comparing = useComparison(engine, second?.engine ?? null)
  const partner = useMemo(() => {
    if (comparing.kind !== 'done') return -1
    const { left, right } = comparing.comparison.pairs
    return right[left.indexOf(place)] ?? -1
  }, [comparing, place])
  const { shown: shownSecond } = useMoment(partner === -1 ? null : (second?.engine ?? null), Math.max(0, partner))

  const step = (steps: number): void => setPlace(stepFrom(found.places, length, place, steps))
  usePlayer(
    playing,
    () => {
      const next = stepFrom(found.places, length, place, 1)
      if (next === place) return null
      setPlace(next)
      const after = stepFrom(found.places, length, next, 1)
      return after === next ? 0 : waitBefore(pace, columns.at[next] ?? 0, columns.at[after] ?? 0)
    },
    () => setPlaying(false),
  )
  const focusOn = (field: HTMLInputElement | null): void => {
    if (!wide) setNarrowPane('timeline')
    field?.focus()
    field?.select()
  }
  useKeys(keys, {
    '?': onHelp,
    '/': () => focusOn(searchField.current),
    j: () => focusOn(jumpField.current),
    p: () => setPlaying(!playing),
    '[': () => step(-1),
    ']': () => step(1),
  })

  const wrong = useMemo(() => new Set((problems ?? []).map((problem) => problem.place)), [problems])
  const noted = useMemo(
    () => new Set(notes.remarks.filter(({ kind }) => kind === 'note').map((note) => note.place)),
    [notes.remarks],
  )
  const timeline = (
    <section className={pane} aria-label="Timeline">
      <Filters engine={engine} query={query} found={found} onQuery={setQuery} searchField={searchField} />
      <Timeline engine={engine} wrong={wrong} noted={noted} places={found.places} place={place} onPlace={setPlace} />
    </section>
  )
  const detailsOf = () => {
    if (problem !== null) return <p role="alert">{problem}</p>
    if (!shown) return <p role="status">Folding the log …</p>
    switch (tab) {
      case 'event':
        return <EventTab engine={engine} place={place} shown={shown} notes={notes} />
      case 'state':
        return <StateTab shown={shown} />
      case 'selectors':
        return <SelectorsTab engine={engine} place={place} />
      case 'calls':
        return <CallsTab engine={engine} place={place} onPlace={setPlace} />
      case 'causes':
        return <CausesTab engine={engine} place={place} onPlace={setPlace} />
      case 'findings':
        return (
          <FindingsTab engine={engine} place={place} onPlace={setPlace} problems={problems} remarks={notes.remarks} />
        )
      case 'compare':
        return (
          <CompareTab
            first={log}
            second={second}
            comparing={comparing}
            shown={shown}
            shownSecond={partner === -1 ? null : shownSecond}
            onPlace={setPlace}
            onLog={onSecond}
            onClose={onEndComparing}
          />
        )
    }
  }
  const detailsPane = (
    <section
      aria-label="Details"
      style={{ minBlockSize: 0, minInlineSize: 0, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <Tabs
        label="Details"
        tabs={details.map((one) => (one.key === 'findings' ? { ...one, words: findingsWords(problems) } : one))}
        chosen={tab}
        onChosen={setTab}
      >
        {detailsOf()}
      </Tabs>
    </section>
  )
  const startedOf = ({ engine: { facts } }: OpenedLog): number => facts.header?.startedAt ?? beginOf(facts)
  const screens = (
    <ScreenPane
      recordedWidth={engine.facts.header?.device?.width ?? null}
      first={{
        shown,
        startedAt: startedOf(log),
        page: log.screen,
        name: second && second.build !== log.build ? log.build : log.name,
      }}
      second={
        second && partner !== -1
          ? {
              shown: shownSecond,
              startedAt: startedOf(second),
              page: second.screen,
              name: second.build === log.build ? second.name : second.build,
            }
          : null
      }
    />
  )
  const paneOf = (key: (typeof panes)[number]['key']) => {
    switch (key) {
      case 'timeline':
        return timeline
      case 'screen':
        return screens
      case 'details':
        return detailsPane
    }
  }
  return (
    <div className={whole}>
      <Transport
        engine={engine}
        place={place}
        playing={playing}
        pace={pace}
        jumpField={jumpField}
        onPlace={setPlace}
        onStep={step}
        onPlaying={setPlaying}
        onPace={setPace}
      >
        <SaveNotes name={log.name} notes={notes} />
      </Transport>
      {wide ? (
        <Panes left={timeline} middle={screens} right={detailsPane} />
      ) : (
        <div data-part="panes">
          <Tabs label="Panes" tabs={panes} chosen={narrowPane} onChosen={setNarrowPane}>
            {paneOf(narrowPane)}
          </Tabs>
        </div>
      )}
    </div>
  )
}

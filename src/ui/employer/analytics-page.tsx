import type { ComponentProps, ReactNode } from 'react'
import { createContext, startTransition, use, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { css } from '@linaria/core'
import { announce } from '../components/feedback/announcer.tsx'
import { TextPlaceholder } from '../components/feedback/outline.tsx'
import { Menu } from '../components/overlays/menu.tsx'
import { usePortal } from '../portal.ts'
import { Page } from '../shell/page.tsx'
import { insightsText } from '../text/insights.ts'
import { unbroken, withWholeWords } from '../components/content/whole-words.tsx'

const words = insightsText.chart

const sentence = css`
  margin-block-end: 0.75rem;
  color: var(--ink);
  font-family: var(--font-header);
  font-size: var(--text-xl);
  font-weight: 700;
  line-height: 1.3;
  text-wrap: pretty;
`

/** What a chart offers its page: the rows of its table as a file. */
interface Offer {
  readonly caption: string
  readonly save: () => void
}

const Charts = createContext<{
  readonly view: 'chart' | 'table'
  readonly offer: (offer: Offer) => () => void
} | null>(null)

/** Offers a chart's rows to the menu of its page, and returns what the page shows of each chart; null outside such a page. */
export const useChartMenu = (caption: string, save: () => void): 'chart' | 'table' | null => {
  const charts = use(Charts)
  const latest = useRef(save)
  useEffect(() => {
    latest.current = save
  }, [save])
  const offer = charts?.offer
  useEffect(() => offer?.({ caption, save: () => latest.current() }), [offer, caption])
  return charts?.view ?? null
}

type AnalyticsPageProps = Omit<ComponentProps<typeof Page>, 'actions'> & {
  /** What the figures say, in one sentence; undefined while they load, null if they say nothing. */
  readonly finding: string | null | undefined
  /** About as long as `finding`, for its room while it loads. */
  readonly awaited: string
  /** Which of the two is shown first. */
  readonly first?: 'chart' | 'table'
  readonly children: ReactNode
}

/** A page of figures: its headline says what they say, and one menu shows them as tables, saves and prints them. */
export const AnalyticsPage = ({ finding, awaited, first = 'chart', children, ...page }: AnalyticsPageProps) => {
  const { print } = usePortal()
  const [view, setView] = useState(first)
  const [offers, setOffers] = useState<readonly Offer[]>([])
  const offer = useCallback((one: Offer) => {
    setOffers((now) => [...now, one])
    return () => setOffers((now) => now.filter((other) => other !== one))
  }, [])
  const other = view === 'chart' ? 'table' : 'chart'
  return (
    <Page
      {...page}
      actions={
        <div data-print="hide">
          {finding !== null && (
            <Menu
              variant="button"
              label={words.menu}
              items={[
                {
                  key: 'view',
                  label: words.showAll[other],
                  icon: other === 'chart' ? ('bars' as const) : ('menu' as const),
                  // Tables of years take a while to lay out, so the menu closes first.
                  onChoose: () => {
                    announce(`${page.title}: ${other}`)
                    startTransition(() => setView(other))
                  },
                },
                ...offers.map(({ caption, save }) => ({
                  key: caption,
                  label: words.csv(caption),
                  icon: 'download' as const,
                  onChoose: save,
                })),
                ...(offers.length > 0
                  ? [{ key: 'print', label: words.printPage, icon: 'print' as const, onChoose: print }]
                  : []),
              ]}
            />
          )}
        </div>
      }
    >
      {finding !== null && (
        <p className={sentence}>
          {finding === undefined ? <TextPlaceholder>{unbroken(awaited)}</TextPlaceholder> : withWholeWords(finding)}
        </p>
      )}
      <Charts value={useMemo(() => ({ view, offer }), [view, offer])}>{children}</Charts>
    </Page>
  )
}

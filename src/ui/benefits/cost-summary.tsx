import { useState } from 'react'
import { css } from '@linaria/core'
import type { BenefitId } from '../../domain/benefits/benefit.ts'
import { askCosts, selectCosts } from '../../domain/benefits/quoting.ts'
import type { Quote } from '../../domain/benefits/costs.ts'
import { selectBenefit } from '../../domain/benefits/detail.ts'
import { selectSetup } from '../../domain/benefits/setup.ts'
import type { Problem } from '../../domain/kernel/requests/problem.ts'
import { valueOf } from '../../domain/kernel/requests/remote.ts'
import { Button } from '../components/actions/button.tsx'
import { Card } from '../components/layout/card.tsx'
import { formatDate, formatMoney } from '../components/content/format.ts'
import { Money } from '../components/content/money.tsx'
import { Figure, Price, ShareBar, Shares } from '../components/content/price.tsx'
import { Announcer } from '../components/feedback/announcer.tsx'
import { Placeholder, TextPlaceholder } from '../components/feedback/outline.tsx'
import { useOnceOnline } from '../components/feedback/online.ts'
import { Spinner } from '../components/feedback/spinner.tsx'
import { VisuallyHidden } from '../components/layout/visually-hidden.tsx'
import { useFocusFallback } from '../components/navigation/use-focus-fallback.ts'
import { useDispatch, useSelect } from '../portal.ts'
import { useEmployer } from '../use-employer.ts'
import { selectionsText } from '../text/selections.ts'
import { ProblemText } from '../shell/problem-text.tsx'
import { changeOfCost, costSentence, costTitle, lineWords, payment, salaryWords } from './cost-words.ts'
import { formatValue } from './values.ts'

const words = selectionsText.cost

const figures = css`
  display: grid;
  gap: var(--space-4);

  &[data-standing='older'] :is(strong, dd) {
    color: var(--ink-soft);
  }

  & > [data-part='trouble'] {
    display: grid;
    gap: var(--space-3);
  }

  & > [data-part='price'] > p {
    color: var(--ink-soft);
  }

  /* A line above each part that follows the figures. */
  & > [data-part='lines'],
  & > [data-part='notes'] {
    display: grid;
    gap: var(--space-2);
    padding-block-start: var(--space-4);
    border-block-start: 1px solid var(--line);
  }

  & > [data-part='notes']:first-child {
    padding: 0;
    border: 0;
  }

  & > [data-part='notes'] > p,
  & > [data-part='trouble'] > p {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    color: var(--ink-soft);
    font-size: var(--text-s);
  }

  & > [data-part='notes'] > p[data-part='change'] {
    color: var(--ink);
    font-weight: 600;
  }
`

/** Calculating a cost writes nothing, so it is retried when the connection returns. */
const Trouble = ({ problem, onRetry }: { problem: Problem; onRetry: () => void }) => {
  useOnceOnline(onRetry)
  return (
    <div ref={useFocusFallback()} data-part="trouble">
      <p>
        <span>
          <span>{words.failed}</span> <ProblemText problem={problem} />
        </span>
      </p>
      <div>
        <Button variant="secondary" onPress={onRetry}>
          {words.retry}
        </Button>
      </div>
    </div>
  )
}

const FiguresOutline = () => {
  const employer = useEmployer()
  const month = <TextPlaceholder>{`£00.00 ${words.month}`}</TextPlaceholder>
  return (
    <>
      <div data-part="price" aria-hidden="true">
        <p>
          <TextPlaceholder>{payment('now', 0).term}</TextPlaceholder>
        </p>
        <Price
          size="panel"
          main={<TextPlaceholder>£00.00</TextPlaceholder>}
          unit={words.month}
          more={[<TextPlaceholder key="year">{`£000.00 ${words.year}`}</TextPlaceholder>]}
        />
      </div>
      <Placeholder shape="bar" blockSize="0.5rem" />
      <div aria-hidden="true">
        <Shares
          rows={[
            {
              term: words.employer(employer),
              sum: month,
              more: <TextPlaceholder>{`£000.00 ${words.year}`}</TextPlaceholder>,
            },
            { term: payment('now', 0).term, sum: month },
          ]}
        />
      </div>
    </>
  )
}

/** The card while the options are loading. */
export const CostOutline = () => (
  <Card>
    <div className={figures}>
      <FiguresOutline />
      <div data-part="notes">
        <p>
          <TextPlaceholder>{words.begins('00 September 0000')}</TextPlaceholder>
        </p>
      </div>
    </div>
  </Card>
)

/** The month, the year, whose money it is, and who costs what. Amounts of a choice that is not valid yet are unknown: –. */
const Figures = ({ quote: { monthly, yearly, lines }, isKnown }: { quote: Quote; isKnown: boolean }) => {
  const employer = useEmployer()
  const amount = (pence: number) => (isKnown ? <Money pence={pence} /> : <span>–</span>)
  const you = payment('now', monthly.employee).term
  const isFree = isKnown && monthly.employee === 0
  return (
    <>
      <div data-part="price">
        <p>{you}</p>
        {isFree ? (
          <Price size="panel" main={<strong>{words.lineFree}</strong>} />
        ) : (
          <Price
            size="panel"
            main={<strong>{isKnown ? <Figure pence={Math.abs(monthly.employee)} /> : '–'}</strong>}
            unit={words.month}
            more={[
              <span key="year">
                {amount(Math.abs(yearly.employee))} <span>{words.year}</span>
              </span>,
            ]}
          />
        )}
      </div>
      {isKnown && monthly.company > 0 && monthly.employee > 0 && (
        <ShareBar
          shares={[
            { whose: 'employer', pence: monthly.company },
            { whose: 'you', pence: monthly.employee },
          ]}
        />
      )}
      {monthly.company !== 0 && (
        <Shares
          rows={[
            {
              whose: 'employer',
              term: words.employer(employer),
              sum: (
                <>
                  {amount(monthly.company)} <span>{words.month}</span>
                </>
              ),
              more: (
                <>
                  {amount(yearly.company)} <span>{words.year}</span>
                </>
              ),
            },
            ...(isFree
              ? []
              : [
                  {
                    whose: 'you',
                    term: you,
                    sum: (
                      <>
                        {amount(Math.abs(monthly.employee))} <span>{words.month}</span>
                      </>
                    ),
                  } as const,
                ]),
          ]}
        />
      )}
      {isKnown && lines.length > 1 && (
        <div data-part="lines">
          <Shares rows={lines.map(({ label, employee }) => ({ term: label, sum: lineWords(employee, monthly) }))} />
        </div>
      )}
    </>
  )
}

/** The cost in one sentence, each time a choice has one; nothing of the cost at which the card opened, which is read with the page. */
const useCostSentence = (benefitId: BenefitId): string => {
  const { quote, current, problem } = useSelect(selectCosts, benefitId)
  const employer = useEmployer()
  const [first, setFirst] = useState(quote)
  const [isChanged, setChanged] = useState(false)
  if (first === null && quote !== null) setFirst(quote)
  if (!isChanged && first !== null && (quote !== first || !current)) setChanged(true)
  if (problem) return words.failed
  return isChanged && current && quote ? costSentence(quote, employer) : ''
}

/**
 * The cost of the current choice. While a new cost is calculated, everything of the old one stays, so that little moves, and is marked as
 * busy; an invalid choice has no cost. `saysStart` where the page itself does not say when the benefit begins. [SEL-2]
 */
export const CostSummary = ({ benefitId, saysStart }: { benefitId: BenefitId; saysStart: boolean }) => {
  const { quote, current, busy, problem } = useSelect(selectCosts, benefitId)
  const setup = valueOf(useSelect(selectSetup, benefitId))
  const beam = valueOf(useSelect(selectBenefit, benefitId))?.benefit.beamSupported ?? false
  const dispatch = useDispatch()
  const isFirst = busy && quote === null
  const shown = !problem && (current || busy) ? quote : null
  const change = !problem && current && quote && setup ? changeOfCost(setup, quote) : null
  const unit = setup?.fields.find(({ name }) => name === 'value')?.unit ?? 'none'
  const standing = busy ? (
    <>
      <Spinner size="small" /> <span>{words.calculating}</span>
    </>
  ) : (
    <span>{words.unknown}</span>
  )
  const notes = [
    !problem && !current && !isFirst ? standing : null,
    change,
    shown && salaryWords(shown),
    shown?.netMonthly != null ? words.net(formatMoney(shown.netMonthly)) : null,
    shown?.cappedAt != null ? words.capped(formatValue(shown.cappedAt, unit)) : null,
    beam ? words.byProvider : null,
    saysStart && setup && change === null ? words.begins(formatDate(setup.startDate)) : null,
  ].filter(Boolean)
  return (
    <Card as="section" label={quote === null ? words.title : costTitle(quote)}>
      <div className={figures} data-standing={current ? 'current' : 'older'} aria-busy={busy}>
        {problem && <Trouble problem={problem} onRetry={() => void dispatch(askCosts, benefitId)} />}
        {isFirst && (
          <>
            <VisuallyHidden>{words.calculating}</VisuallyHidden>
            <FiguresOutline />
          </>
        )}
        {!problem && quote && <Figures quote={quote} isKnown={current || busy} />}
        {notes.length > 0 && (
          <div data-part="notes">
            {notes.map((note, index) => (
              <p key={index} data-part={note === change ? 'change' : undefined}>
                {note}
              </p>
            ))}
          </div>
        )}
      </div>
      <Announcer message={useCostSentence(benefitId)} />
    </Card>
  )
}

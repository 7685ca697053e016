import { css } from '@linaria/core'
import type { BenefitId } from '../../domain/benefits/benefit.ts'
import { askCosts, selectCosts } from '../../domain/benefits/quoting.ts'
import { selectBenefit } from '../../domain/benefits/detail.ts'
import { selectSetup } from '../../domain/benefits/setup.ts'
import type { Problem } from '../../domain/kernel/requests/problem.ts'
import { valueOf } from '../../domain/kernel/requests/remote.ts'
import { Button } from '../components/actions/button.tsx'
import { Card } from '../components/layout/card.tsx'
import { Disclosure } from '../components/content/disclosure.tsx'
import { formatDate, formatMoney } from '../components/content/format.ts'
import { Money } from '../components/content/money.tsx'
import { TextBone } from '../components/feedback/outline.tsx'
import { useOnceOnline } from '../components/feedback/online.ts'
import { Spinner } from '../components/feedback/spinner.tsx'
import { VisuallyHidden } from '../components/layout/visually-hidden.tsx'
import { useFocusFallback } from '../components/navigation/use-focus-fallback.ts'
import { useDispatch, useSelect } from '../portal.ts'
import { useEmployer } from '../use-employer.ts'
import { selectionsText } from '../text/selections.ts'
import { ProblemText } from '../shell/problem-text.tsx'
import { CostLines } from './cost-lines.tsx'
import { changeOfCost, costTitle, payment } from './cost-words.ts'
import { formatValue } from './values.ts'

const words = selectionsText.cost

const figures = css`
  display: grid;
  gap: var(--space-3);

  &[data-standing='older'] dd {
    color: var(--ink-soft);
  }

  & > dl {
    display: grid;
    gap: var(--space-3);
  }

  & dt {
    color: var(--ink-soft);
    font-size: var(--text-s);
  }

  & dd > strong {
    font-size: var(--text-2xl);
    line-height: var(--leading-tight);
  }

  & dd > span {
    white-space: nowrap;
  }

  & > [data-part='trouble'] {
    display: grid;
    gap: var(--space-3);
  }

  & > p[data-part='change'] {
    color: var(--ink);
    font-weight: 600;
  }

  & > p,
  & > [data-part='trouble'] > p {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    min-block-size: 1.6em;
    color: var(--ink-soft);
    font-size: var(--text-s);
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
  return (
    <dl aria-hidden="true">
      <div>
        <dt>
          <TextBone>{payment('now', 0).term}</TextBone>
        </dt>
        <dd>
          <strong>
            <TextBone>£000.00</TextBone>
          </strong>
        </dd>
        <dd>
          <TextBone>{`£000.00 ${words.year}`}</TextBone>
        </dd>
      </div>
      <div>
        <dt>
          <TextBone>{words.employer(employer)}</TextBone>
        </dt>
        <dd>
          <TextBone>{`£00.00 ${words.month}`}</TextBone>
        </dd>
      </div>
    </dl>
  )
}

/** The card while the options are loading. */
export const CostOutline = () => (
  <Card variant="tinted">
    <h2>{words.title}</h2>
    <div className={figures}>
      <FiguresOutline />
    </div>
    <TextBone>{words.begins('00 September 0000')}</TextBone>
  </Card>
)

/**
 * The cost of the current choice. While a new cost is calculated, everything of the old one stays, so that little moves, and is marked as
 * busy; an invalid choice has no cost.
 */
export const CostSummary = ({ benefitId }: { benefitId: BenefitId }) => {
  const { quote, current, busy, problem } = useSelect(selectCosts, benefitId)
  const setup = valueOf(useSelect(selectSetup, benefitId))
  const beam = valueOf(useSelect(selectBenefit, benefitId))?.benefit.beamSupported ?? false
  const dispatch = useDispatch()
  const employer = useEmployer()
  const isFirst = busy && quote === null
  const isCalculatingAgain = busy && quote !== null
  const shown = !problem && (current || busy) ? quote : null
  const amount = (pence: number) => (current || busy ? <Money pence={pence} /> : <span>–</span>)
  const change = !problem && current && quote && setup ? changeOfCost(setup, quote) : null
  const unit = setup?.fields.find(({ name }) => name === 'value')?.unit ?? 'none'
  return (
    <Card as="section" labelledBy="cost-title" variant="tinted">
      <h2 id="cost-title">{quote === null ? words.title : costTitle(quote)}</h2>
      <div className={figures} data-standing={current ? 'current' : 'older'} aria-live="polite" aria-busy={busy}>
        {problem && <Trouble problem={problem} onRetry={() => void dispatch(askCosts, benefitId)} />}
        {isFirst && (
          <>
            <VisuallyHidden>{words.calculating}</VisuallyHidden>
            <FiguresOutline />
          </>
        )}
        {!problem && quote && (
          <dl>
            <div>
              <dt>{payment('now', quote.monthly.employee).term}</dt>
              <dd>
                <strong>{amount(Math.abs(quote.monthly.employee))}</strong> <span>{words.month}</span>
              </dd>
              <dd>
                <span>
                  {amount(Math.abs(quote.yearly.employee))} <span>{words.year}</span>
                </span>
              </dd>
            </div>
            <div>
              <dt>{words.employer(employer)}</dt>
              <dd>
                {amount(quote.monthly.company)} <span>{words.month}</span>
              </dd>
            </div>
          </dl>
        )}
        {change !== null && <p data-part="change">{change}</p>}
        {shown?.netMonthly != null && <p>{words.net(formatMoney(shown.netMonthly))}</p>}
        {shown?.cappedAt != null && <p>{words.capped(formatValue(shown.cappedAt, unit))}</p>}
        {!problem && !current && !isFirst && (
          <p>
            {busy ? (
              <>
                <Spinner size="small" /> <span>{words.calculating}</span>
              </>
            ) : (
              <span>{words.unknown}</span>
            )}
          </p>
        )}
        {beam && <p>{words.byProvider}</p>}
      </div>
      {setup && change === null && !isCalculatingAgain && <p>{words.begins(formatDate(setup.startDate))}</p>}
      {shown && shown.lines.length > 1 && (
        <Disclosure summary={shown.monthly.employee < 0 ? words.paidLines : words.lines}>
          <CostLines quote={shown} />
        </Disclosure>
      )}
    </Card>
  )
}

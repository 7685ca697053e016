import { useEffect } from 'react'
import { requestCredits, selectCredits } from '../../domain/benefits/credits.ts'
import { isSettled, valueOf } from '../../domain/kernel/requests/remote.ts'
import { requestTotalSummary, selectTotalSummary } from '../../domain/rewards/total-benefits.ts'
import { creditsPath, selectMayFollow } from '../../domain/shell/navigation.ts'
import { BenefitIcon } from '../components/icons/benefit-icon.tsx'
import { Card } from '../components/layout/card.tsx'
import { CardGrid } from '../components/layout/card-grid.tsx'
import { ErrorState } from '../components/feedback/error-state.tsx'
import { Money } from '../components/content/money.tsx'
import { Outline, TextBone } from '../components/feedback/outline.tsx'
import { TextLink } from '../components/actions/text-link.tsx'
import { useDispatch, useSelect } from '../portal.ts'
import { useEmployer } from '../use-employer.ts'
import { CreditsFacts, figure } from '../shell/credits-facts.tsx'
import { creditsText } from '../text/credits.ts'
import { homeText } from '../text/home.ts'
import { ProblemText } from '../shell/problem-text.tsx'
import { cardHead } from './home-style.ts'

const words = homeText.glance
const totalPath = '/app/my-total-benefits/'

const FigureOutline = ({ amount, children }: { amount: string; children: string }) => (
  <p className={figure}>
    <strong>
      <TextBone>{amount}</TextBone>
    </strong>
    <span>
      <TextBone>{children}</TextBone>
    </span>
  </p>
)

const TotalCard = () => {
  const employer = useEmployer()
  const remote = useSelect(selectTotalSummary)
  const dispatch = useDispatch()
  useEffect(() => {
    dispatch(requestTotalSummary, undefined)
  }, [dispatch])
  const summary = valueOf(remote)
  if (summary === null)
    return remote.status === 'failed' ? (
      <li>
        <ErrorState title={words.failed} retry={{ read: () => void dispatch(requestTotalSummary, undefined) }}>
          <ProblemText problem={remote.problem} />
        </ErrorState>
      </li>
    ) : (
      <Card as="li">
        <Outline label={words.loading}>
          <div className={cardHead}>
            <BenefitIcon kind="income" />
            <h3>{words.total(employer)}</h3>
          </div>
          <FigureOutline amount="£0,000.00">{words.totalMore('2026')}</FigureOutline>
          <TextBone>{`${words.own} £0,000.00`}</TextBone>
        </Outline>
      </Card>
    )
  return (
    <Card as="li">
      <div className={cardHead}>
        <BenefitIcon kind="income" />
        <h3>
          <TextLink to={totalPath} variant="cover">
            {words.total(employer)}
          </TextLink>
        </h3>
      </div>
      <p className={figure}>
        <strong>
          <Money pence={summary.company} />
        </strong>
        <span>{words.totalMore(summary.schemeYear)}</span>
      </p>
      <p>
        {words.own} <Money pence={summary.employee} />
      </p>
    </Card>
  )
}

const CreditsCard = () => {
  const remote = useSelect(selectCredits)
  const dispatch = useDispatch()
  useEffect(() => {
    dispatch(requestCredits, undefined)
  }, [dispatch])
  const credits = valueOf(remote)
  if (credits === null)
    return remote.status === 'failed' ? (
      <li>
        <ErrorState title={creditsText.failed} retry={{ read: () => void dispatch(requestCredits, undefined) }}>
          <ProblemText problem={remote.problem} />
        </ErrorState>
      </li>
    ) : (
      <Card as="li">
        <Outline label={creditsText.loading}>
          <div className={cardHead}>
            <BenefitIcon kind="gift" />
            <h3>{creditsText.balance}</h3>
          </div>
          <FigureOutline amount="£000.00">{creditsText.available}</FigureOutline>
          <TextBone>{`${creditsText.lastPayment}: 30 September 2026`}</TextBone>
        </Outline>
      </Card>
    )
  if (credits.kind === 'none') return null
  return (
    <Card as="li">
      <div className={cardHead}>
        <BenefitIcon kind="gift" />
        <h3>
          <TextLink to={creditsPath} variant="cover">
            {creditsText.balance}
          </TextLink>
        </h3>
      </div>
      <CreditsFacts credits={credits} />
    </Card>
  )
}

/** Whether all figures have loaded or failed. */
export const useGlanceSettled = (): boolean => {
  const total = useSelect(selectTotalSummary)
  const credits = useSelect(selectCredits)
  const mayFollow = useSelect(selectMayFollow)
  return isSettled(credits) && (!mayFollow(totalPath) || isSettled(total))
}

/** A person's key figures: each card loads and fails separately. Empty once it is known that there are none. */
export const Glance = () => {
  const mayFollow = useSelect(selectMayFollow)
  const credits = valueOf(useSelect(selectCredits))
  if (!mayFollow(totalPath) && credits?.kind === 'none') return null
  return (
    <section aria-labelledby="glance">
      <h2 id="glance">{words.title}</h2>
      <CardGrid fills={2}>
        {mayFollow(totalPath) && <TotalCard />}
        <CreditsCard />
      </CardGrid>
    </section>
  )
}

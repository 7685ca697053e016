import { css } from '@linaria/core'
import { useEffect } from 'react'
import type { Credits } from '../../domain/benefits/credits.ts'
import { isChosen } from '../../domain/benefits/dates.ts'
import { selectBenefits } from '../../domain/benefits/eligible.ts'
import { requestCredits, selectCredits } from '../../domain/benefits/credits.ts'
import { isSettled, valueOf } from '../../domain/kernel/requests/remote.ts'
import { aWorkingDay } from '../../domain/rewards/package.ts'
import { requestTotalSummary, selectTotalSummary } from '../../domain/rewards/total-benefits.ts'
import { creditsPath, selectMayFollow } from '../../domain/shell/navigation.ts'
import { ButtonLink } from '../components/actions/button-link.tsx'
import { DateText } from '../components/content/date-text.tsx'
import { formatMoney } from '../components/content/format.ts'
import { Figure, Price } from '../components/content/price.tsx'
import { BenefitPicture, BenefitThumb } from '../components/illustrations/benefit-picture.tsx'
import { Card } from '../components/layout/card.tsx'
import { ErrorState } from '../components/feedback/error-state.tsx'
import { Money } from '../components/content/money.tsx'
import { Placeholder, Outline, TextPlaceholder } from '../components/feedback/outline.tsx'
import { TextLink } from '../components/actions/text-link.tsx'
import { useDispatch, useSelect } from '../portal.ts'
import { useEmployer } from '../use-employer.ts'
import { creditsText } from '../text/credits.ts'
import { homeText } from '../text/home.ts'
import { VisuallyHidden } from '../components/layout/visually-hidden.tsx'
import { WhoPays } from '../shell/who-pays.tsx'
import { ProblemText } from '../shell/problem-text.tsx'
import { Row, Rows } from '../shell/rows.tsx'
import { wideCard } from '../shell/wide-card.ts'
import { TotalOutline } from './outlines.tsx'

const words = homeText.glance

const soft = css`
  color: var(--ink-soft);
`
const totalPath = '/app/my-total-benefits/'

const Total = () => {
  const employer = useEmployer()
  const remote = useSelect(selectTotalSummary)
  const dispatch = useDispatch()
  useEffect(() => {
    dispatch(requestTotalSummary, undefined)
  }, [dispatch])
  const summary = valueOf(remote)
  const benefits = valueOf(useSelect(selectBenefits))
  // The year of somebody on probation, or who has left, has fewer working days.
  const isWhole =
    !benefits ||
    (benefits.some(({ selection }) => isChosen(selection)) && !benefits.some(({ restricted }) => restricted))
  if (summary === null)
    return remote.status === 'failed' ? (
      <ErrorState title={words.failed} retry={{ read: () => void dispatch(requestTotalSummary, undefined) }}>
        <ProblemText problem={remote.problem} />
      </ErrorState>
    ) : (
      <>
        <h2>{words.total(employer)}</h2>
        <TotalOutline />
      </>
    )
  const { company, employee, schemeYear } = summary
  return (
    <>
      <h2 id="glance">{words.total(employer)}</h2>
      <Price size="hero" main={<Figure pence={company} />} unit={words.year(schemeYear)} />
      <WhoPays size="tall" company={company} employee={employee} />
      {company > 0 && isWhole && (
        <p className={soft}>{words.workingDay(employer, formatMoney(aWorkingDay(company)))}</p>
      )}
      <div>
        <TextLink to={totalPath} variant="standalone">
          {words.see}
        </TextLink>
      </div>
    </>
  )
}

/** What somebody who has left can still spend: the balance and the way to the shop. */
const CreditsAlone = ({ credits }: { credits: Extract<Credits, { kind: 'some' }> | null }) => {
  const outline = credits === null
  return (
    <div className={wideCard}>
      <div data-part="words" aria-busy={outline || undefined}>
        <h2>{creditsText.balance}</h2>
        <Price
          size="hero"
          main={outline ? <TextPlaceholder>£000.00</TextPlaceholder> : <Figure pence={credits.balance} />}
          more={[
            <span key="available">{creditsText.available}</span>,
            ...(outline
              ? [<TextPlaceholder key="last">{`${creditsText.lastPayment}: 30 September 2026`}</TextPlaceholder>]
              : credits.lastPaymentDate === null
                ? []
                : [
                    <span key="last">
                      <span>{`${creditsText.lastPayment}:`}</span> <DateText iso={credits.lastPaymentDate} />
                    </span>,
                  ]),
          ]}
        />
        {outline ? (
          <Placeholder shape="button" inlineSize="12rem" />
        ) : (
          <ButtonLink to={creditsPath}>{creditsText.frame.heading}</ButtonLink>
        )}
      </div>
      <div data-part="side">
        <BenefitPicture groupCode="ccv" kind="gift" image={null} part="card" />
      </div>
    </div>
  )
}

const CreditsRow = ({ isAlone }: { isAlone: boolean }) => {
  const remote = useSelect(selectCredits)
  const dispatch = useDispatch()
  useEffect(() => {
    dispatch(requestCredits, undefined)
  }, [dispatch])
  const credits = valueOf(remote)
  if (credits === null && remote.status === 'failed')
    return (
      <ErrorState title={creditsText.failed} retry={{ read: () => void dispatch(requestCredits, undefined) }}>
        <ProblemText problem={remote.problem} />
      </ErrorState>
    )
  if (credits?.kind === 'none') return null
  if (isAlone) return <CreditsAlone credits={credits} />
  return (
    <Rows>
      <Row
        picture={<BenefitThumb groupCode="ccv" kind="gift" image={null} />}
        title={creditsText.balance}
        action={
          credits !== null &&
          credits.balance > 0 && (
            <ButtonLink to={creditsPath} size="small" variant="secondary">
              {words.spend}
              <VisuallyHidden>{words.spendCredits}</VisuallyHidden>
            </ButtonLink>
          )
        }
      >
        {credits === null ? (
          <Outline label={creditsText.loading}>
            <TextPlaceholder>{`£000.00 ${creditsText.available}`}</TextPlaceholder>
            <TextPlaceholder>{`${creditsText.lastPayment}: 30 September 2026`}</TextPlaceholder>
          </Outline>
        ) : (
          <>
            <span>
              <Money pence={credits.balance} /> <span>{creditsText.available}</span>
            </span>
            {credits.lastPaymentDate !== null && (
              <span>
                <span>{`${creditsText.lastPayment}:`}</span> <DateText iso={credits.lastPaymentDate} />
              </span>
            )}
          </>
        )}
      </Row>
    </Rows>
  )
}

/** Whether all figures have loaded or failed. */
export const useGlanceSettled = (): boolean => {
  const total = useSelect(selectTotalSummary)
  const credits = useSelect(selectCredits)
  const mayFollow = useSelect(selectMayFollow)
  return isSettled(credits) && (!mayFollow(totalPath) || isSettled(total))
}

/** A person's key figures: each loads and fails separately. Empty once it is known that there are none. */
export const Glance = () => {
  const mayFollow = useSelect(selectMayFollow)
  const credits = valueOf(useSelect(selectCredits))
  const hasTotal = mayFollow(totalPath)
  if (!hasTotal && credits?.kind === 'none') return null
  return (
    <Card as="section" label={homeText.glance.title}>
      {hasTotal && <Total />}
      <CreditsRow isAlone={!hasTotal} />
    </Card>
  )
}

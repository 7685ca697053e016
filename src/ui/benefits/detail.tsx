import { useEffect } from 'react'
import { useParams } from 'react-router-dom'
import type { BenefitDetail, BenefitId, Selection } from '../../domain/benefits/benefit.ts'
import { BenefitId as BenefitIdCodec } from '../../domain/benefits/benefit.ts'
import { isCredits } from '../../domain/benefits/credits.ts'
import { requestBenefit, selectBenefit, selectFaqs, selectRelated } from '../../domain/benefits/detail.ts'
import { selectOptOut } from '../../domain/benefits/opt-out.ts'
import { selectTheme } from '../../domain/brand/theme.ts'
import { valueOf } from '../../domain/kernel/remote.ts'
import { hasStatement } from '../../domain/rewards/statement.ts'
import { creditsPath } from '../../domain/shell/navigation.ts'
import { openPanel } from '../../domain/shell/panels.ts'
import { Banner } from '../kit/banner.tsx'
import { BenefitIcon } from '../kit/benefit-icon.tsx'
import { Breadcrumbs } from '../kit/breadcrumbs.tsx'
import { Button } from '../kit/button.tsx'
import { ButtonLink } from '../kit/button-link.tsx'
import { Card } from '../kit/card.tsx'
import { CardGrid } from '../kit/card-grid.tsx'
import type { Fact } from '../kit/description-list.tsx'
import { DescriptionList } from '../kit/description-list.tsx'
import { Disclosure } from '../kit/disclosure.tsx'
import { ErrorState } from '../kit/error-state.tsx'
import { formatDate, formatMoney } from '../kit/format.ts'
import { ContentHtml } from '../kit/content-html.tsx'
import { Skeleton } from '../kit/skeleton.tsx'
import { TextLink } from '../kit/text-link.tsx'
import { useDispatch, useSelect } from '../portal.ts'
import { NotFound } from '../shell/not-found.tsx'
import { Page } from '../shell/page.tsx'
import { columns } from '../shell/stack.ts'
import { benefitsText } from '../text/benefits.ts'
import { creditsText } from '../text/credits.ts'
import { rewardsText } from '../text/rewards.ts'
import { text } from '../text/shared.ts'
import { BenefitStatus } from './status.tsx'

const factsOf = ({ monthlyCost, planDetails, peopleCovered, endDate }: Selection): Fact[] => {
  const facts: Fact[] = [
    { term: benefitsText.detail.cost, detail: `${formatMoney(monthlyCost.employee)} ${benefitsText.detail.month}` },
    { term: benefitsText.detail.employer, detail: `${formatMoney(monthlyCost.company)} ${benefitsText.detail.month}` },
  ]
  if (planDetails !== null) facts.push({ term: benefitsText.detail.plan, detail: planDetails })
  if (peopleCovered.length > 0) facts.push({ term: benefitsText.detail.people, detail: peopleCovered.join(', ') })
  if (endDate !== null) facts.push({ term: benefitsText.detail.ends, detail: formatDate(endDate) })
  return facts
}

const YourSelection = ({ detail: { benefit } }: { detail: BenefitDetail }) => {
  const dispatch = useDispatch()
  const { selection, benefitId } = benefit
  const held = selection && (selection.status === 'approved' || selection.status === 'pending')
  return (
    <Card as="section" labelledBy="your-selection">
      <h2 id="your-selection">{benefitsText.detail.yours}</h2>
      <div>
        <BenefitStatus benefit={benefit} />
      </div>
      {benefit.restricted && (
        <p>
          {benefitsText.list.restricted(benefit.restrictedUntil === null ? null : formatDate(benefit.restrictedUntil))}
        </p>
      )}
      {held && <DescriptionList facts={factsOf(selection)} />}
      {held &&
        (selection.optOut.allowed ? (
          <Button
            look="secondary"
            width="full"
            onPress={() => void dispatch(openPanel, { panel: 'opt-out', subject: benefitId })}
          >
            {benefitsText.optOut.open}
          </Button>
        ) : (
          <p>{benefitsText.optOut.mayNotLeave}</p>
        ))}
      {hasStatement(benefit.groupCode) && (
        <Button
          look="secondary"
          width="full"
          onPress={() => void dispatch(openPanel, { panel: 'statement', subject: benefit.groupCode })}
        >
          {rewardsText.statement.open}
        </Button>
      )}
      {isCredits(benefit) && <ButtonLink to={creditsPath}>{creditsText.manage}</ButtonLink>}
    </Card>
  )
}

const Questions = ({ benefitId }: { benefitId: BenefitId }) => {
  const faqs = useSelect(selectFaqs, benefitId)
  const known = valueOf(faqs) ?? []
  if (faqs.status === 'failed') return <p>{benefitsText.detail.questionsFailed}</p>
  if (known.length === 0) return null
  return (
    <section aria-labelledby="questions">
      <h2 id="questions">{benefitsText.detail.questions}</h2>
      {known.map(({ id, question: asked, answer }) => (
        <Disclosure key={id} summary={asked}>
          <ContentHtml html={answer} />
        </Disclosure>
      ))}
    </section>
  )
}

const Related = ({ benefitId }: { benefitId: BenefitId }) => {
  const known = valueOf(useSelect(selectRelated, benefitId)) ?? []
  if (known.length === 0) return null
  return (
    <section aria-labelledby="related">
      <h2 id="related">{benefitsText.detail.related}</h2>
      <CardGrid>
        {known.map((other) => (
          <Card as="li" key={other.benefitId}>
            <BenefitIcon kind={other.icon} />
            <h3>
              <TextLink to={`/app/my-benefits/${encodeURIComponent(other.benefitId)}`} look="cover">
                {other.name}
              </TextLink>
            </h3>
            <p>{other.summary}</p>
          </Card>
        ))}
      </CardGrid>
    </section>
  )
}

const trail = [
  { label: text.common.home, to: '/app/home/' },
  { label: benefitsText.list.title, to: '/app/my-benefits/' },
]

const BenefitPage = ({ benefitId }: { benefitId: BenefitId }) => {
  const remote = useSelect(selectBenefit, benefitId)
  const optOut = useSelect(selectOptOut, benefitId)
  const { supportEmail } = useSelect(selectTheme)
  const dispatch = useDispatch()
  useEffect(() => {
    dispatch(requestBenefit, benefitId)
  }, [dispatch, benefitId])
  const detail = valueOf(remote)
  if (detail === null) {
    const gone = remote.status === 'failed' && remote.problem.kind === 'refused' && remote.problem.status === 404
    return (
      <Page
        title={gone ? text.errors.notFound : benefitsText.list.title}
        breadcrumbs={<Breadcrumbs trail={trail} current={benefitsText.detail.about} />}
      >
        {remote.status === 'failed' ? (
          <ErrorState
            title={gone ? benefitsText.detail.gone : benefitsText.detail.failed}
            retry={gone ? undefined : { onRetry: () => void dispatch(requestBenefit, benefitId), active: false }}
            actions={<ButtonLink to="/app/my-benefits/">{benefitsText.detail.back}</ButtonLink>}
          >
            {!gone && <TextLink href={`mailto:${supportEmail}`}>{supportEmail}</TextLink>}
          </ErrorState>
        ) : (
          <Skeleton label={benefitsText.detail.loading} shape="text" count={6} />
        )}
      </Page>
    )
  }
  const { benefit, description, covers, howToLeave } = detail
  return (
    <Page
      title={benefit.name}
      lead={benefit.summary}
      mark={<BenefitIcon kind={benefit.icon} size="large" />}
      breadcrumbs={<Breadcrumbs trail={trail} current={benefit.name} />}
    >
      {optOut?.kind === 'done' && benefit.selection?.status === 'opted-out' && (
        <Banner tone="success">{benefitsText.optOut.done}</Banner>
      )}
      <div className={columns}>
        <div data-part="aside">
          <YourSelection detail={detail} />
        </div>
        <div>
          <section aria-labelledby="about">
            <h2 id="about">{benefitsText.detail.about}</h2>
            <ContentHtml html={description} />
          </section>
          <section aria-labelledby="covers">
            <h2 id="covers">{benefitsText.detail.covers}</h2>
            <p>{covers}</p>
          </section>
          <section aria-labelledby="leave">
            <h2 id="leave">{benefitsText.detail.leave}</h2>
            <p>{howToLeave}</p>
          </section>
          <Questions benefitId={benefit.benefitId} />
          <Related benefitId={benefit.benefitId} />
        </div>
      </div>
    </Page>
  )
}

/** One benefit: what it is, what it costs, whom it covers, how to leave (benefits-and-employer §2). */
export const Detail = () => {
  const { benefitId } = useParams()
  return BenefitIdCodec.is(benefitId) ? <BenefitPage benefitId={benefitId} key={benefitId} /> : <NotFound />
}

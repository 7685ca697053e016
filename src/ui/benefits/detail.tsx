import { useEffect } from 'react'
import { useParams } from 'react-router-dom'
import type { Benefit, BenefitId } from '../../domain/benefits/benefit.ts'
import { BenefitId as BenefitIdCodec } from '../../domain/benefits/benefit.ts'
import { requestBenefit, selectBenefit } from '../../domain/benefits/detail.ts'
import { selectListed } from '../../domain/benefits/eligible.ts'
import { selectOptOut } from '../../domain/benefits/opt-out.ts'
import { selectTheme } from '../../domain/brand/theme.ts'
import { valueOf } from '../../domain/kernel/requests/remote.ts'
import { mailAddress } from '../components/content/addresses.ts'
import { Banner } from '../components/feedback/banner.tsx'
import { BenefitIcon } from '../components/icons/benefit-icon.tsx'
import { Breadcrumbs } from '../components/navigation/breadcrumbs.tsx'
import { ButtonLink } from '../components/actions/button-link.tsx'
import { Card } from '../components/layout/card.tsx'
import { ContentHtml } from '../components/content/content-html.tsx'
import { ErrorState } from '../components/feedback/error-state.tsx'
import { Skeleton } from '../components/feedback/skeleton.tsx'
import { TextLink } from '../components/actions/text-link.tsx'
import { useDispatch, useSelect } from '../portal.ts'
import { NotFound } from '../shell/not-found.tsx'
import { Page } from '../shell/page.tsx'
import { columns } from '../shell/stack.ts'
import { benefitsText } from '../text/benefits.ts'
import { shellText } from '../text/shell.ts'
import { aboveBenefit, BenefitGone, isGone, useBenefitName } from './benefit-frame.tsx'
import { DetailCosts, DetailDates } from './detail-costs.tsx'
import { Glossary, Questions, Related, Terms } from './detail-more.tsx'
import { Price } from '../shell/benefit-price.tsx'
import { BenefitStatus } from '../shell/benefit-status.tsx'
import { YourSelection } from './your-selection.tsx'

const words = benefitsText.detail

/** While the benefit loads, its place on the page is held, with what the list says of it. */
const Loading = ({ benefit }: { benefit: Benefit | null }) => (
  <div className={columns}>
    {benefit && (
      <div data-part="aside">
        <Card as="section" labelledBy="your-selection">
          <h2 id="your-selection">{words.yours}</h2>
          <BenefitStatus benefit={benefit} />
          <Price benefit={benefit} />
        </Card>
      </div>
    )}
    <div>
      <Skeleton label={words.loading} shape="text" count={6} />
    </div>
  </div>
)

const BenefitPage = ({ benefitId }: { benefitId: BenefitId }) => {
  const remote = useSelect(selectBenefit, benefitId)
  const optOut = useSelect(selectOptOut, benefitId)
  const { supportEmail } = useSelect(selectTheme)
  const dispatch = useDispatch()
  useEffect(() => {
    dispatch(requestBenefit, benefitId)
  }, [dispatch, benefitId])
  const detail = valueOf(remote)
  const name = useBenefitName(benefitId)
  const listed = useSelect(selectListed, benefitId)
  if (detail === null) {
    const gone = isGone(remote)
    const title = gone ? shellText.notFound.title : (name ?? words.unnamed)
    const known = gone ? null : listed
    return (
      <Page
        title={title}
        lead={known?.summary}
        mark={known && <BenefitIcon kind={known.icon} size="large" />}
        breadcrumbs={<Breadcrumbs trail={aboveBenefit} current={title} />}
      >
        {gone ? (
          <BenefitGone />
        ) : remote.status === 'failed' ? (
          <ErrorState
            title={words.failed}
            retry={{ read: () => void dispatch(requestBenefit, benefitId) }}
            actions={
              <ButtonLink variant="secondary" to="/app/my-benefits/">
                {words.back}
              </ButtonLink>
            }
          >
            <TextLink href={mailAddress(supportEmail)}>{supportEmail}</TextLink>
          </ErrorState>
        ) : (
          <Loading benefit={known} />
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
      breadcrumbs={<Breadcrumbs trail={aboveBenefit} current={benefit.name} />}
    >
      {optOut?.kind === 'done' && benefit.selection?.status === 'opted-out' && (
        <Banner tone="success">{benefitsText.optOut.done}</Banner>
      )}
      <div className={columns}>
        <div data-part="aside">
          <YourSelection detail={detail} />
        </div>
        <div>
          {description !== '' && (
            <section aria-labelledby="about">
              <h2 id="about">{words.about}</h2>
              <ContentHtml html={description} />
            </section>
          )}
          <DetailCosts detail={detail} />
          {covers !== '' && (
            <section aria-labelledby="covers">
              <h2 id="covers">{words.covers}</h2>
              <p>{covers}</p>
            </section>
          )}
          <DetailDates detail={detail} />
          {howToLeave !== '' && (
            <section aria-labelledby="leave">
              <h2 id="leave">{words.leave}</h2>
              <p>{howToLeave}</p>
            </section>
          )}
          <Terms detail={detail} />
          <Questions benefitId={benefit.benefitId} />
          <Glossary detail={detail} />
          <Related benefitId={benefit.benefitId} />
        </div>
      </div>
    </Page>
  )
}

/** One benefit: what it is, what it costs, whom it covers, its dates, and how to opt out [BEN-2]. */
export const Detail = () => {
  const { benefitId } = useParams()
  return BenefitIdCodec.is(benefitId) ? <BenefitPage benefitId={benefitId} key={benefitId} /> : <NotFound />
}

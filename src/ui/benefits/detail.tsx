import { useEffect } from 'react'
import { useParams } from 'react-router-dom'
import { BenefitId as BenefitIdCodec, type BenefitDetail, type BenefitId } from '../../domain/benefits/benefit.ts'
import { datesOf, isHeld } from '../../domain/benefits/dates.ts'
import { requestBenefit, selectBenefit, selectDayRead } from '../../domain/benefits/detail.ts'
import { selectListed } from '../../domain/benefits/eligible.ts'
import { selectTheme } from '../../domain/brand/theme.ts'
import { missingBecause, valueOf } from '../../domain/kernel/requests/remote.ts'
import { mailAddress } from '../components/content/addresses.ts'
import { BenefitPicture, PictureOutline } from '../components/illustrations/benefit-picture.tsx'
import { Breadcrumbs } from '../components/navigation/breadcrumbs.tsx'
import { ButtonLink } from '../components/actions/button-link.tsx'
import { DescriptionList, type Fact } from '../components/content/description-list.tsx'
import { ContentHtml } from '../components/content/content-html.tsx'
import { formatDate } from '../components/content/format.ts'
import { ErrorState } from '../components/feedback/error-state.tsx'
import { letters, TextPlaceholder } from '../components/feedback/outline.tsx'
import { TextLink } from '../components/actions/text-link.tsx'
import { useDispatch, useSelect } from '../portal.ts'
import { NotFound } from '../shell/not-found.tsx'
import { Page } from '../shell/page.tsx'
import { columns } from '../shell/stack.ts'
import { SupportCode } from '../shell/problem-text.tsx'
import { benefitsText } from '../text/benefits.ts'
import { shellText } from '../text/shell.ts'
import { aboveBenefit, BenefitGone, isGone, useBenefitName } from './benefit-frame.tsx'
import { CostCard } from './detail-costs.tsx'
import { More, Related, Terms } from './detail-more.tsx'
import { FactsOutline } from './facts-outline.tsx'
import { Levels } from './levels.tsx'
import { OptedOut } from './opted-out.tsx'
import { HowToClaim, YourSelection } from './your-selection.tsx'

const words = benefitsText.detail

/** When a benefit begins and ends, or would begin, in sentences; empty if the host says neither. */
const useDates = (detail: BenefitDetail): string => {
  const { benefitId, selection } = detail.benefit
  const today = useSelect(selectDayRead, benefitId)
  const sentences = datesOf(detail, today).map(({ kind, date }) => words.dates[kind](formatDate(date)))
  if (selection && isHeld(selection) && selection.endDate === null) sentences.push(words.runs)
  return sentences.join(' ')
}

const Facts = ({ detail }: { detail: BenefitDetail }) => {
  const { benefit, description, covers, howToLeave, terms, levels } = detail
  const dates = useDates(detail)
  const facts: Fact[] = [
    ...(covers === '' ? [] : [{ term: words.covers, detail: covers }]),
    ...(dates === '' ? [] : [{ term: words.when, detail: dates }]),
    ...detail.facts.map(({ name, value }) => ({ term: name, detail: value })),
    ...(howToLeave === '' ? [] : [{ term: words.leave, detail: howToLeave }]),
    ...(terms.length === 0 ? [] : [{ term: words.terms, detail: <Terms detail={detail} /> }]),
  ]
  return (
    <>
      {description !== '' && (
        <section aria-labelledby="about">
          <h2 id="about">{words.about}</h2>
          <ContentHtml html={description} />
        </section>
      )}
      {!(benefit.selection && isHeld(benefit.selection)) && <Levels benefit={benefit} levels={levels} />}
      <HowToClaim detail={detail} />
      {facts.length > 0 && (
        <section aria-labelledby="facts">
          <h2 id="facts">{words.facts}</h2>
          <DescriptionList facts={facts} />
        </section>
      )}
      <More detail={detail} />
    </>
  )
}

const BenefitPage = ({ benefitId }: { benefitId: BenefitId }) => {
  const remote = useSelect(selectBenefit, benefitId)
  const { supportEmail } = useSelect(selectTheme)
  const dispatch = useDispatch()
  useEffect(() => {
    dispatch(requestBenefit, benefitId)
  }, [dispatch, benefitId])
  const detail = valueOf(remote)
  const name = useBenefitName(benefitId)
  const listed = useSelect(selectListed, benefitId)
  const gone = detail === null && isGone(remote)
  const failure = missingBecause(remote)
  const benefit = detail?.benefit ?? (gone ? null : listed)
  const title = gone ? shellText.notFound.title : (name ?? words.unnamed)
  const isUnknown = benefit === null && failure === null
  return (
    <Page
      title={title}
      lead={benefit ? benefit.summary : isUnknown && <TextPlaceholder>{letters(50)}</TextPlaceholder>}
      ground="hero"
      picture={
        benefit ? (
          <BenefitPicture groupCode={benefit.groupCode} kind={benefit.icon} image={benefit.image} />
        ) : (
          isUnknown && <PictureOutline />
        )
      }
      breadcrumbs={<Breadcrumbs trail={aboveBenefit} current={title} />}
    >
      {gone ? (
        <BenefitGone />
      ) : failure ? (
        <ErrorState
          title={words.failed}
          isPage
          retry={{ read: () => void dispatch(requestBenefit, benefitId) }}
          actions={
            <ButtonLink variant="quiet" to="/app/my-benefits/">
              {words.back}
            </ButtonLink>
          }
        >
          <TextLink href={mailAddress(supportEmail)}>{supportEmail}</TextLink>
          <SupportCode problem={failure} />
        </ErrorState>
      ) : (
        <>
          <OptedOut benefitId={benefitId} />
          <div className={columns}>
            <div data-part="aside">
              <CostCard benefit={benefit} detail={detail} />
            </div>
            {/* Another element than the outline's, because what stands above it on a phone grows. */}
            <div key={detail === null ? 'outline' : 'known'}>
              {benefit && <YourSelection benefit={benefit} detail={detail} />}
              {detail === null ? <FactsOutline /> : <Facts detail={detail} />}
            </div>
          </div>
          {detail && <Related benefitId={benefitId} />}
        </>
      )}
    </Page>
  )
}

/** One benefit: what it is, what it costs, whom it covers, its dates, and how to opt out [BEN-2]. */
export const Detail = () => {
  const { benefitId } = useParams()
  return BenefitIdCodec.is(benefitId) ? <BenefitPage benefitId={benefitId} key={benefitId} /> : <NotFound />
}

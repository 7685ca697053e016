import { useCallback, useEffect } from 'react'
import type { Benefit, BenefitId } from '../../domain/benefits/benefit.ts'
import { comparedQuery, readCompared, type Compared } from '../../domain/benefits/compared.ts'
import { requestBenefit, selectBenefit } from '../../domain/benefits/detail.ts'
import { missingBecause } from '../../domain/kernel/requests/remote.ts'
import { ButtonLink } from '../components/actions/button-link.tsx'
import { EmptyState } from '../components/feedback/empty-state.tsx'
import { ErrorState } from '../components/feedback/error-state.tsx'
import { Skeleton } from '../components/feedback/skeleton.tsx'
import { Select } from '../components/inputs/select.tsx'
import { Breadcrumbs } from '../components/navigation/breadcrumbs.tsx'
import { useAddress } from '../components/navigation/use-address.ts'
import { useDispatch, useSelect } from '../portal.ts'
import { Page } from '../shell/page.tsx'
import { stack } from '../shell/stack.ts'
import { benefitListText } from '../text/benefit-list.ts'
import { benefitsText } from '../text/benefits.ts'
import { ProblemText } from '../shell/problem-text.tsx'
import { aboveBenefit } from './benefit-frame.tsx'
import { Comparison } from './comparison.tsx'
import { Pair } from './pair.tsx'
import { useBenefitList } from './use-benefit-list.tsx'

const words = benefitsText.compare

/** Reads the facts that only the benefits' own pages have; if that fails, the table shows those of the list. */
const ReadMore = ({ first, second }: { first: BenefitId; second: BenefitId }) => {
  const [one, other] = [useSelect(selectBenefit, first), useSelect(selectBenefit, second)]
  const dispatch = useDispatch()
  useEffect(() => void dispatch(requestBenefit, first), [dispatch, first])
  useEffect(() => void dispatch(requestBenefit, second), [dispatch, second])
  const failed = [
    { benefitId: first, remote: one },
    { benefitId: second, remote: other },
  ].flatMap(({ benefitId, remote }) => {
    const problem = missingBecause(remote)
    return problem ? [{ benefitId, problem }] : []
  })
  return failed[0] ? (
    <ErrorState
      title={words.failed}
      retry={{ read: () => failed.forEach(({ benefitId }) => void dispatch(requestBenefit, benefitId)) }}
    >
      <ProblemText problem={failed[0].problem} />
    </ErrorState>
  ) : null
}

const Chosen = ({ known }: { known: readonly Benefit[] }) => {
  const read = useCallback((address: URLSearchParams) => readCompared(address, known), [known])
  const { named, wanted, ask } = useAddress(read, comparedQuery)
  const byId = (id: BenefitId | null): Benefit | null => known.find(({ benefitId }) => benefitId === id) ?? null
  const [first, second] = [byId(named.first), byId(named.second)]
  const picker = (side: keyof Compared, other: BenefitId | null) => (
    <Select
      id={`compare-${side}`}
      label={words[side]}
      placeholder={words.choose}
      value={wanted[side] ?? ''}
      options={known
        .filter(({ benefitId }) => benefitId !== other)
        .map(({ benefitId, name }) => ({ value: benefitId, label: name }))}
      onChange={(benefitId) => ask((now) => ({ ...now, [side]: benefitId }))}
    />
  )
  return (
    <>
      <Pair label={words.pair} compared={first && second ? words.caption(first.name, second.name) : ''}>
        {picker('first', wanted.second)}
        {picker('second', wanted.first)}
      </Pair>
      {first && second ? (
        <>
          <ReadMore first={first.benefitId} second={second.benefitId} />
          <Comparison key={`${first.benefitId} ${second.benefitId}`} first={first} second={second} />
        </>
      ) : (
        <EmptyState title={words.none}>{words.noneMore}</EmptyState>
      )}
    </>
  )
}

/** Two benefits side by side: what each is, costs and covers, when it begins and how to leave it. [BEN-1] [BEN-2] */
export const Compare = () => {
  const { known, failure } = useBenefitList()
  return (
    <Page
      title={words.title}
      lead={words.lead}
      breadcrumbs={<Breadcrumbs trail={aboveBenefit} current={words.title} />}
    >
      <div className={stack}>
        {failure}
        {known === null ? (
          failure === null && <Skeleton label={benefitListText.list.loading} shape="rows" count={3} />
        ) : known.length < 2 ? (
          <EmptyState
            title={words.tooFew}
            actions={<ButtonLink to="/app/my-benefits/">{benefitsText.detail.back}</ButtonLink>}
          />
        ) : (
          <Chosen known={known} />
        )}
      </div>
    </Page>
  )
}

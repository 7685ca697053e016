import { useEffect } from 'react'
import type { BenefitId } from '../../domain/benefits/benefit.ts'
import {
  requestBenefitTerms,
  selectBenefitTerms,
  termsOfSubject,
  termsSubject,
} from '../../domain/benefits/benefit-terms.ts'
import type { TermsOf } from '../../domain/benefits/benefit-terms.ts'
import { selectBenefit } from '../../domain/benefits/detail.ts'
import { valueOf } from '../../domain/kernel/requests/remote.ts'
import { closePanel } from '../../domain/shell/panels.ts'
import { Button } from '../components/actions/button.tsx'
import { ContentHtml } from '../components/content/content-html.tsx'
import { ErrorState } from '../components/feedback/error-state.tsx'
import { SidePanel } from '../components/overlays/side-panel.tsx'
import { Skeleton } from '../components/feedback/skeleton.tsx'
import { useDispatch, useSelect } from '../portal.ts'
import { benefitsText } from '../text/benefits.ts'
import { text } from '../text/shared.ts'
import { ProblemText } from '../shell/problem-text.tsx'

const useEntry = ({ benefitId, termsId }: TermsOf) =>
  valueOf(useSelect(selectBenefit, benefitId))?.terms.find(({ id }) => id === termsId)

/** The text of a benefit's terms, read when first shown and whenever the benefit names a newer version. */
export const TermsText = ({ benefitId, termsId }: { benefitId: BenefitId; termsId: string }) => {
  const terms = useSelect(selectBenefitTerms, termsSubject({ benefitId, termsId }))
  const newest = useEntry({ benefitId, termsId })?.version ?? null
  const dispatch = useDispatch()
  useEffect(() => {
    dispatch(requestBenefitTerms, { benefitId, termsId, newest })
  }, [dispatch, benefitId, termsId, newest])
  const known = valueOf(terms)
  if (terms.status === 'failed')
    return (
      <ErrorState
        title={benefitsText.terms.failed}
        retry={{ read: () => void dispatch(requestBenefitTerms, { benefitId, termsId, newest }) }}
      >
        <ProblemText problem={terms.problem} />
      </ErrorState>
    )
  return known === null ? (
    <Skeleton label={benefitsText.terms.loading} shape="text" count={10} />
  ) : (
    <ContentHtml html={known.html} />
  )
}

const TermsPanel = ({ of, isOpen }: { of: TermsOf; isOpen: boolean }) => {
  const dispatch = useDispatch()
  const entry = useEntry(of)
  const close = (): void => void dispatch(closePanel, undefined)
  return (
    <SidePanel
      isOpen={isOpen}
      title={entry?.title ?? benefitsText.terms.title}
      onClose={close}
      actions={
        <Button variant="secondary" onPress={close}>
          {text.common.close}
        </Button>
      }
    >
      {entry && <p>{benefitsText.terms.version(entry.version)}</p>}
      <TermsText benefitId={of.benefitId} termsId={of.termsId} />
    </SidePanel>
  )
}

/** The panel `benefit-terms`: the terms to read before choosing [SEL-1]. */
export const BenefitTermsPanel = ({ subject, isOpen }: { subject: string; isOpen: boolean }) => {
  const of = termsOfSubject(subject)
  return of ? <TermsPanel of={of} isOpen={isOpen} /> : null
}

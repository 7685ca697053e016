import { useEffect } from 'react'
import { css } from '@linaria/core'
import { BenefitId } from '../../domain/benefits/benefit.ts'
import { selectBenefit } from '../../domain/benefits/detail.ts'
import { requestOptOut, selectOptOut } from '../../domain/benefits/opt-out.ts'
import { valueOf } from '../../domain/kernel/requests/remote.ts'
import { closePanel } from '../../domain/shell/panels.ts'
import { Button } from '../components/actions/button.tsx'
import type { Fact } from '../components/content/description-list.tsx'
import { DescriptionList } from '../components/content/description-list.tsx'
import { formatDate } from '../components/content/format.ts'
import { SidePanel } from '../components/overlays/side-panel.tsx'
import { useDispatch, useSelect } from '../portal.ts'
import { useEmployer } from '../use-employer.ts'
import { benefitsText } from '../text/benefits.ts'
import { amountWords, payment } from './cost-words.ts'
import { WriteFailure } from '../shell/write-failure.tsx'

const question = css`
  display: grid;
  gap: var(--space-6);
`

const OptOutOf = ({ benefitId, isOpen }: { benefitId: BenefitId; isOpen: boolean }) => {
  const read = useSelect(selectBenefit, benefitId)
  const benefit = valueOf(read)?.benefit
  const optOut = useSelect(selectOptOut, benefitId)
  const employer = useEmployer()
  const dispatch = useDispatch()
  const selection = benefit?.selection
  const sending = optOut?.kind === 'sending'
  const over = !selection || selection.status === 'opted-out'
  useEffect(() => {
    if (over) dispatch(closePanel, undefined)
  }, [over, dispatch])
  if (!selection) return null
  const { monthlyCost, peopleCovered, optOut: rule } = selection
  const facts: Fact[] = [
    {
      term: benefitsText.optOut.from,
      detail: rule.effectiveDate === null ? benefitsText.optOut.today : formatDate(rule.effectiveDate),
    },
  ]
  if (monthlyCost !== null) {
    const saved = payment('saved', monthlyCost.employee)
    facts.push({ term: saved.term, detail: `${saved.detail} ${benefitsText.detail.month}` })
  }
  if (monthlyCost !== null && monthlyCost.company > 0)
    facts.push({
      term: benefitsText.optOut.employer(employer),
      detail: `${amountWords(monthlyCost.company)} ${benefitsText.detail.month}`,
    })
  if (peopleCovered.length > 0) facts.push({ term: benefitsText.optOut.people, detail: peopleCovered.join(', ') })
  return (
    <SidePanel
      isOpen={isOpen && !over}
      title={benefitsText.optOut.title(benefit.name)}
      locked={sending}
      describedBy="opt-out-question"
      onClose={() => void dispatch(closePanel, undefined)}
      actions={
        <>
          <Button variant="secondary" autoFocus onPress={() => void dispatch(closePanel, undefined)} disabled={sending}>
            {benefitsText.optOut.keep}
          </Button>
          <Button
            variant="danger"
            onPress={() => void dispatch(requestOptOut, benefitId)}
            busy={{ label: benefitsText.optOut.sending, active: sending }}
          >
            {benefitsText.optOut.confirm}
          </Button>
        </>
      }
    >
      {optOut?.kind === 'failed' && (
        <WriteFailure
          problem={optOut.problem}
          failed={benefitsText.optOut.failed}
          unconfirmed={benefitsText.optOut.unconfirmed}
          unchanged={read.status === 'loaded'}
        />
      )}
      <div id="opt-out-question" className={question}>
        <p>{benefitsText.optOut.lead}</p>
        <DescriptionList facts={facts} />
      </div>
    </SidePanel>
  )
}

/** Opting out: what ends, when, what it saves and whom it affects, before anything changes [SEL-3]. */
export const OptOutPanel = ({ subject, isOpen }: { subject: string; isOpen: boolean }) =>
  BenefitId.is(subject) ? <OptOutOf benefitId={subject} isOpen={isOpen} /> : null

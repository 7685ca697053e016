import type { BenefitId } from '../../domain/benefits/benefit.ts'
import { isOver } from '../../domain/benefits/dates.ts'
import { selectDayRead } from '../../domain/benefits/detail.ts'
import { selectLeft } from '../../domain/benefits/opt-out.ts'
import { formatDate, formatMoney } from '../components/content/format.ts'
import { useSelect } from '../portal.ts'
import { Announcement } from '../shell/announcement.tsx'
import { benefitsText } from '../text/benefits.ts'

const { optOut: words, detail } = benefitsText

/** The result of opting out: confirmation, the benefit's last day, and how much the person saves from which date [SEL-3]. */
export const OptedOut = ({ benefitId }: { benefitId: BenefitId }) => {
  const left = useSelect(selectLeft, benefitId)
  const today = useSelect(selectDayRead, benefitId)
  if (left === null) return null
  const { lastDay, saving } = left
  const sentences: string[] = [words.done]
  if (lastDay !== null)
    sentences.push(detail.dates[isOver(lastDay, today) ? 'wasLastDay' : 'lastDay'](formatDate(lastDay)))
  if (saving)
    sentences.push(
      words.less[saving.employee < 0 ? 'paid' : 'pay'](formatMoney(Math.abs(saving.employee)), formatDate(saving.from)),
    )
  return <Announcement tone="success">{sentences.join(' ')}</Announcement>
}

import { selectBenefits } from '../../domain/benefits/eligible.ts'
import { selectEnrolment } from '../../domain/benefits/enrolment.ts'
import { isSettled } from '../../domain/kernel/requests/remote.ts'
import { ChoicesTotal, choicesPath } from '../shell/choices-total.tsx'
import { BenefitItem, BenefitList } from '../shell/benefit-list.tsx'
import { ButtonLink } from '../components/actions/button-link.tsx'
import { TextLink } from '../components/actions/text-link.tsx'
import { formatDate } from '../components/content/format.ts'
import { useSelect } from '../portal.ts'
import { benefitListText } from '../text/benefit-list.ts'
import { windowFoot } from './home-style.ts'
import { WindowOutline } from './outlines.tsx'

const words = benefitListText.enrolment

/** Whether the benefits, and so the choices, have loaded or failed. */
export const useEnrolmentSettled = (): boolean => isSettled(useSelect(selectBenefits))

/** The enrolment window while it is open, with the choices to finish and what all choices cost so far. [HOME-1] */
export const Window = () => {
  const enrolment = useSelect(selectEnrolment)
  const isSettled = useEnrolmentSettled()
  if (!isSettled) return <WindowOutline />
  if (enrolment === null) return null
  const { window, toFinish, choices } = enrolment
  if (window === null && toFinish.length === 0) return null
  return (
    <section aria-labelledby="enrolment">
      <h2 id="enrolment">{words.title(window && formatDate(window.closes), toFinish.length)}</h2>
      {window && <p>{words.lastDay(window.daysLeft)}</p>}
      {toFinish.length > 0 && (
        <BenefitList fills={toFinish.length}>
          {toFinish.map((benefit) => (
            <BenefitItem key={benefit.benefitId} benefit={benefit} asks />
          ))}
        </BenefitList>
      )}
      <div className={windowFoot}>
        {choices.length > 0 ? (
          <>
            <ChoicesTotal enrolment={enrolment} />
            <ButtonLink variant="secondary" to={choicesPath}>
              {words.review}
            </ButtonLink>
          </>
        ) : (
          <TextLink to="/app/my-benefits/" variant="standalone">
            {words.all}
          </TextLink>
        )}
      </div>
    </section>
  )
}

import type { EmployeeDetail } from '../../domain/employer/view-employee-data.ts'
import { requestViewAs, selectViewAs } from '../../domain/employer/view-as.ts'
import { Banner } from '../components/feedback/banner.tsx'
import { Button } from '../components/actions/button.tsx'
import { FailureBanner } from '../components/feedback/failure-banner.tsx'
import { VisuallyHidden } from '../components/layout/visually-hidden.tsx'
import { useDispatch, useSelect } from '../portal.ts'
import { employeesText, viewAsText } from '../text/employees.ts'

const words = employeesText.viewAs

/** Opens the portal as one employee sees it, in a separate tab. */
export const ViewAs = ({ employee: { id, name, registered } }: { employee: EmployeeDetail }) => {
  const now = useSelect(selectViewAs, id)
  const dispatch = useDispatch()
  return (
    <section aria-labelledby="view-as">
      <h3 id="view-as">{words.heading(name)}</h3>
      {registered ? (
        <>
          <p>{words.lead(name)}</p>
          <Button
            icon="external"
            busy={{ label: words.opening, active: now.kind === 'sending' }}
            onPress={() => void dispatch(requestViewAs, id)}
          >
            <span>{words.open(name)}</span>
            <VisuallyHidden>{words.newTab}</VisuallyHidden>
          </Button>
          {now.kind === 'opened' && <Banner tone="success">{words.opened}</Banner>}
          {now.kind === 'blocked' && <Banner tone="warning">{words.blocked}</Banner>}
          {now.kind === 'failed' && <FailureBanner title={words.failed}>{viewAsText(now.problem)}</FailureBanner>}
        </>
      ) : (
        <p>{words.notRegistered(name)}</p>
      )}
    </section>
  )
}

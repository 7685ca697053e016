import { isUnexplained, type Problem } from '../../domain/kernel/requests/problem.ts'
import { usePortal } from '../portal.ts'
import { problemText, text } from '../text/shared.ts'

/** The code by which support finds the log of this visit. */
export const SupportCode = ({ problem }: { problem: Problem }) => {
  const { supportCode } = usePortal().logs
  return (
    isUnexplained(problem) && (
      <small>
        <span>{text.errors.supportCode}</span> <span translate="no">{supportCode}</span>
      </small>
    )
  )
}

/** Why a call failed, with the code for support if the cause is unknown. */
export const ProblemText = ({ problem }: { problem: Problem }) => (
  <>
    <span>{problemText(problem)}</span>
    <SupportCode problem={problem} />
  </>
)

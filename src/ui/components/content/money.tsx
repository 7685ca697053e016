import { css } from '@linaria/core'
import { formatMoney } from './format.ts'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'

const money = css`
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`

/** Integer pence. An en dash stands for null, 'not available', and where `none` has words for it also for zero. */
export const Money = ({ pence, none }: { pence: number | null; none?: string }) => {
  const missing = pence === null ? 'not available' : pence === 0 ? none : undefined
  return (
    <span className={money} translate={missing === undefined ? 'no' : undefined}>
      {missing !== undefined ? (
        <>
          <span aria-hidden="true">–</span>
          <VisuallyHidden>{missing}</VisuallyHidden>
        </>
      ) : (
        formatMoney(pence)
      )}
    </span>
  )
}

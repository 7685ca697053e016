import { css } from '@linaria/core'
import { formatMoney } from './format.ts'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'

const money = css`
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`

/** Integer pence; null shows an en dash and says 'not available'. */
export const Money = ({ pence }: { pence: number | null }) => (
  <span className={money} translate={pence === null ? undefined : 'no'}>
    {pence === null ? (
      <>
        <span aria-hidden="true">–</span>
        <VisuallyHidden>not available</VisuallyHidden>
      </>
    ) : (
      formatMoney(pence)
    )}
  </span>
)

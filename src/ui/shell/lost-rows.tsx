import { css } from '@linaria/core'
import { selectLostRows } from '../../domain/shell/responses.ts'
import { Banner } from '../components/feedback/banner.tsx'
import { useSelect } from '../portal.ts'
import { shellText } from '../text/shell.ts'

const frame = css`
  margin-block: var(--space-4) var(--space-5);
`

/** Says that rows could not be read, so that no list or total looks complete. It is printed too. */
export const LostRowsNotice = () => {
  const rows = useSelect(selectLostRows)
  if (rows === 0) return null
  return (
    <div className={frame}>
      <Banner tone="warning">{shellText.lostRows(rows)}</Banner>
    </div>
  )
}

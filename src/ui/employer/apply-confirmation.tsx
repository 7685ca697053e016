import { css } from '@linaria/core'
import { selectLosses } from '../../domain/employer/eligibility-difference.ts'
import { decideUpload } from '../../domain/employer/upload-commands.ts'
import type { FollowedUpload } from '../../domain/employer/upload-data.ts'
import { Button } from '../components/actions/button.tsx'
import { formatNumber } from '../components/content/format.ts'
import { Dialog } from '../components/overlays/dialog.tsx'
import { useDispatch, useSelect } from '../portal.ts'
import { text } from '../text/shared.ts'
import { uploadsText } from '../text/uploads.ts'

const words = uploadsText.confirm

const names = css`
  padding: 0;
  list-style: none;

  & > li {
    display: flex;
    justify-content: space-between;
    gap: var(--space-4);
    padding-block: 0.375rem;
    border-block-end: 1px solid var(--line);
  }

  & > li > span {
    color: var(--ink-soft);
    text-align: end;
  }
`

/** The question before an upload takes benefits away: from whom, and how to give them back [EMP-3]. */
export const ApplyConfirmation = ({ upload, onClose }: { upload: FollowedUpload; onClose: () => void }) => {
  const found = useSelect(selectLosses, upload.uploadId)
  const dispatch = useDispatch()
  return (
    <Dialog
      isOpen
      role="alertdialog"
      onClose={onClose}
      title={words.title(found && found.losses)}
      describedBy="upload-apply"
      actions={
        <>
          <Button
            variant={found === null ? 'primary' : 'loss'}
            onPress={() => {
              onClose()
              dispatch(decideUpload, 'commit')
            }}
          >
            {uploadsText.awaiting.commit}
          </Button>
          <Button variant="secondary" autoFocus onPress={onClose}>
            {text.common.cancel}
          </Button>
        </>
      }
    >
      <p id="upload-apply">{words.lead(upload.fileName, formatNumber(upload.rows))}</p>
      {found === null ? (
        <p>{words.unknown}</p>
      ) : (
        <>
          <ul className={names} role="list" aria-label={words.losers}>
            {found.named.map(({ employeeNumber, employee, benefitId, benefit }) => (
              <li key={`${employeeNumber} ${benefitId}`}>
                <strong>{employee}</strong>
                <span>{benefit}</span>
              </li>
            ))}
            {found.others > 0 && <li>{words.others(found.others)}</li>}
          </ul>
          <p>{words.gives}</p>
        </>
      )}
    </Dialog>
  )
}

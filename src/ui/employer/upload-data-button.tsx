import { useEffect } from 'react'
import { css } from '@linaria/core'
import { percentChecked, selectUploadStage } from '../../domain/employer/upload-data.ts'
import { requestUploads } from '../../domain/employer/uploads.ts'
import { openPanel } from '../../domain/shell/panels.ts'
import type { ButtonVariant } from '../components/actions/button-style.ts'
import { Button } from '../components/actions/button.tsx'
import { useDispatch, useSelect } from '../portal.ts'
import { uploadsText } from '../text/uploads.ts'

const beside = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-4);

  @media (max-width: 599px) {
    inline-size: 100cqi;
  }
`

/** Opens the upload of employee data, and says when an upload runs behind the closed panel. */
export const UploadDataButton = ({ variant = 'secondary' }: { variant?: ButtonVariant }) => {
  const stage = useSelect(selectUploadStage)
  const dispatch = useDispatch()
  // After a reload only the list knows of a running upload; reading it resumes the polling.
  useEffect(() => void dispatch(requestUploads, undefined), [dispatch])
  const status = stage.kind === 'followed' ? stage.upload.status : null
  return (
    <div className={beside}>
      <Button
        variant={variant}
        width="full-on-phones"
        icon="upload"
        onPress={() => void dispatch(openPanel, { panel: 'upload-data', subject: '' })}
      >
        {uploadsText.title}
      </Button>
      {stage.kind === 'followed' && status === 'checking' && (
        <span>{uploadsText.checkingShort(percentChecked(stage.upload))}</span>
      )}
      {status === 'awaiting-commit' && <strong>{uploadsText.waitingShort}</strong>}
    </div>
  )
}

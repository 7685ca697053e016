import { selectTheme } from '../../domain/brand/theme.ts'
import { mailAddress } from '../components/content/addresses.ts'
import { Button } from '../components/actions/button.tsx'
import { Dialog } from '../components/overlays/dialog.tsx'
import { TextLink } from '../components/actions/text-link.tsx'
import { usePortal, useSelect } from '../portal.ts'
import { text } from '../text/shared.ts'
import { shellText } from '../text/shell.ts'
import { SaveLog } from './save-log.tsx'

/** Help: how to contact support, and this visit's log to send to them. */
export const HelpDialog = ({ onClose }: { onClose: () => void }) => {
  const { logs } = usePortal()
  const { supportEmail } = useSelect(selectTheme)
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={shellText.help.title}
      actions={
        <>
          <SaveLog logs={logs} variant="primary">
            {shellText.help.save}
          </SaveLog>
          <Button variant="quiet" onPress={onClose}>
            {text.common.close}
          </Button>
        </>
      }
    >
      <p>{shellText.help.lead}</p>
      <p>{shellText.help.log}</p>
      <p>{shellText.help.privacy}</p>
      <p>
        {shellText.help.contact} <TextLink href={mailAddress(supportEmail)}>{supportEmail}</TextLink>
      </p>
      <p>
        {shellText.help.code} <b>{logs.supportCode}</b>
      </p>
      <p>
        <TextLink href={`${import.meta.env.BASE_URL}third-party-notices.txt`} newTab>
          {shellText.help.licences}
        </TextLink>
      </p>
    </Dialog>
  )
}

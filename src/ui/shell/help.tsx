import { css } from '@linaria/core'
import { selectTheme } from '../../domain/brand/theme.ts'
import { Button } from '../components/actions/button.tsx'
import { Dialog } from '../components/overlays/dialog.tsx'
import { TextLink } from '../components/actions/text-link.tsx'
import { usePortal, useSelect } from '../portal.ts'
import { text } from '../text/shared.ts'
import { shellText } from '../text/shell.ts'
import { SaveLog } from './save-log.tsx'
import { WaysToContact } from './ways-to-contact.tsx'

const words = shellText.help

const fault = css`
  display: grid;
  gap: var(--space-3);
  justify-items: start;
  padding-block-start: var(--space-4);
  border-block-start: 1px solid var(--line);

  & h3 {
    font-size: var(--text-m);
  }
`

/** Help: how to reach people, where questions are answered, and last this visit's log, for a fault. */
export const HelpDialog = ({ onClose }: { onClose: () => void }) => {
  const { logs } = usePortal()
  const { supportEmail, supportNumber } = useSelect(selectTheme)
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={words.title}
      actions={
        <Button variant="secondary" onPress={onClose}>
          {text.common.close}
        </Button>
      }
    >
      <p>{words.lead}</p>
      <WaysToContact phone={supportNumber} email={supportEmail} />
      <TextLink to="/contact-us/" variant="standalone">
        {words.questions}
      </TextLink>
      <section className={fault} aria-labelledby="help-fault">
        <h3 id="help-fault">{words.fault}</h3>
        <p>{words.log}</p>
        <p>{words.privacy}</p>
        <p>
          <span>{words.code}</span> <b translate="no">{logs.supportCode}</b>
        </p>
        <SaveLog logs={logs} variant="secondary">
          {words.save}
        </SaveLog>
        <TextLink href={`${import.meta.env.BASE_URL}third-party-notices.txt`} newTab>
          {words.licences}
        </TextLink>
      </section>
    </Dialog>
  )
}

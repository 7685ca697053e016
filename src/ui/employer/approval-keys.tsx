import { css } from '@linaria/core'
import { selectApprovalKeys, switchApprovalKeys } from '../../domain/employer/approvals.ts'
import { Button } from '../components/actions/button.tsx'
import { Switch } from '../components/inputs/switch.tsx'
import { Dialog } from '../components/overlays/dialog.tsx'
import { useDispatch, useSelect } from '../portal.ts'
import { employerText } from '../text/employer.ts'
import { text } from '../text/shared.ts'

const words = employerText.approvals.keys

const list = css`
  display: grid;
  grid-template-columns: max-content 1fr;
  gap: 0.375rem 1rem;

  & dt {
    min-inline-size: 1.75rem;
    border: 1px solid var(--line);
    border-block-end-width: 2px;
    border-radius: 0.375rem;
    font-weight: 600;
    text-align: center;
  }
`

const keys: readonly (readonly [string, string])[] = [
  ['J', words.next],
  ['K', words.previous],
  ['X', words.tick],
  ['Shift', words.range],
  ['A', words.approve],
  ['R', words.reject],
  ['?', words.list],
]

/** The keys of the list of selections, and a switch for them: single keys can get in the way of speech input. */
export const ApprovalKeys = ({ onClose }: { onClose: () => void }) => {
  const isOn = useSelect(selectApprovalKeys)
  const dispatch = useDispatch()
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={words.title}
      actions={<Button onPress={onClose}>{text.common.close}</Button>}
    >
      <p>{words.lead}</p>
      <dl className={list}>
        {keys.map(([key, meaning]) => (
          <div key={key} style={{ display: 'contents' }}>
            <dt>{key}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <Switch
        id="approval-keys"
        label={words.on}
        checked={isOn}
        onChange={(on) => void dispatch(switchApprovalKeys, on)}
      />
    </Dialog>
  )
}

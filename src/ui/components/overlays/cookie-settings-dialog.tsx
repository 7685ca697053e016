import { useState } from 'react'
import { Button } from '../actions/button.tsx'
import { Dialog } from './dialog.tsx'
import { Switch } from '../inputs/switch.tsx'

export type CookieSettingsDialogProps = {
  isOpen: boolean
  onClose: () => void
  /** The previous choice. */
  videoEnabled: boolean
  onSave: (videoEnabled: boolean) => void
}

/** Saving records the choice; closing keeps the previous one. */
export const CookieSettingsDialog = ({ isOpen, onClose, videoEnabled, onSave }: CookieSettingsDialogProps) => {
  const [chosen, setChosen] = useState<boolean | null>(null)
  const leave = () => {
    setChosen(null)
    onClose()
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={leave}
      title="Cookie settings"
      actions={
        <>
          <Button
            onPress={() => {
              onSave(chosen ?? videoEnabled)
              setChosen(null)
            }}
          >
            Save
          </Button>
          <Button variant="quiet" onPress={leave}>
            Cancel
          </Button>
        </>
      }
    >
      <div>
        <Switch
          id="cookies-essential"
          label="Essential cookies"
          description="They log you in and remember your cookie choices. You can’t turn them off."
          checked
          state="fixed"
          words={{ on: 'Always on', off: 'Off' }}
        />
        <Switch
          id="cookies-video"
          label="Video player cookies"
          description="They let us play videos from other sites, which can then recognise you. If you turn this off, videos stop straight away. You can delete what they stored in your browser settings."
          checked={chosen ?? videoEnabled}
          onChange={setChosen}
        />
      </div>
    </Dialog>
  )
}

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
          description="Needed to sign you in and to keep your choices. They cannot be turned off."
          checked
          state="fixed"
          words={{ on: 'Always on', off: 'Off' }}
        />
        <Switch
          id="cookies-video"
          label="Video player cookies"
          description="Let videos from other sites play on our pages. Those sites can then remember you. When this is off, they stop playing at once; you can delete what they stored in your browser."
          checked={chosen ?? videoEnabled}
          onChange={setChosen}
        />
      </div>
    </Dialog>
  )
}

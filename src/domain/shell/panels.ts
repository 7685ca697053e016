import { left, right, type Either } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { refuse, type Refusal } from '../kernel/command.ts'
import { defineEvent, upcast, type DomainEvent } from '../kernel/event.ts'
import { naming, withoutPrefix } from '../kernel/codecs/classification.ts'
import { selector } from '../kernel/selector.ts'
import { defineSlice, type StateWith } from '../kernel/slice.ts'

const panelNames1 = {
  'opt-out': null,
  'add-family-member': null,
  'add-life-event': null,
  'benefit-terms': null,
  'make-a-claim': null,
  'medical-questions': null,
  statement: null,
  'upload-data': null,
  'payroll-report': null,
  'provider-report': null,
  'lifeevent-report': null,
  'two-fa-qr': null,
  'two-fa-code': null,
  'two-fa-disable': null,
  'view-benefit-takeup-detail': null,
  'view-employee-data': null,
  'welcome-emails': null,
} as const
/** Side panels by name. */
export const PanelName = t.keyof({ ...panelNames1, 'compare-options': null })
export type PanelName = t.TypeOf<typeof PanelName>
/** Before options could be compared. */
const PanelName1 = t.keyof(panelNames1)

/** `subject` is the id of what the panel is about, such as a benefit's; a person's has its prefix. */
export const PanelOpened = defineEvent('PanelOpened', { panel: PanelName, subject: naming }, [
  upcast(t.type({ panel: PanelName1, subject: naming }), (old) => old),
])
export const PanelClosed = defineEvent('PanelClosed', {})
/** A closed panel has finished sliding out: what follows a panel starts here. */
export const PanelLeft = defineEvent('PanelLeft', { panel: PanelName }, [
  upcast(t.type({ panel: PanelName1 }), (old) => old),
])

export type OpenPanel = { panel: PanelName; subject: string }

/** How long a closed panel takes to slide out, ms. */
export const LEAVES_AFTER = 300

export const panels = defineSlice({
  name: 'panels',
  lifetime: 'visitor',
  initial: (): { open: (OpenPanel & { closing: boolean }) | null } => ({ open: null }),
  own: { PanelOpened, PanelClosed, PanelLeft },
  on: {
    PanelOpened: (draft, data) => {
      draft.open = { ...data, closing: false }
    },
    PanelClosed: (draft) => {
      if (draft.open) draft.open.closing = true
    },
    PanelLeft: (draft) => {
      if (draft.open?.closing) draft.open = null
    },
  },
})

export const openPanel = (_: unknown, panel: OpenPanel): Either<Refusal, DomainEvent> => right(PanelOpened(panel))

export const closePanel = (state: StateWith<typeof panels>): Either<Refusal, DomainEvent> =>
  state.panels.open && !state.panels.open.closing ? right(PanelClosed({})) : left(refuse('closed'))

export const selectPanel = selector(
  [panels],
  ({ panels: { open } }) => open && { ...open, subject: withoutPrefix(open.subject) },
)

/** Whether a panel covers the page. One that slides out no longer does: the page behind it can be pressed. */
export const selectIsCovered = selector([panels], ({ panels: { open } }) => open?.closing === false)

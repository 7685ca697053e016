import type { Either } from 'fp-ts/lib/Either.js'
import { left, right } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import type { Refusal } from '../kernel/command.ts'
import { refuse } from '../kernel/command.ts'
import type { DomainEvent } from '../kernel/event.ts'
import { defineEvent } from '../kernel/event.ts'
import { plain } from '../kernel/marks.ts'
import { selector } from '../kernel/selector.ts'
import type { StateWith } from '../kernel/slice.ts'
import { defineSlice } from '../kernel/slice.ts'

/** Side panels by name (access-and-shell §4, benefits-and-employer §2). */
export const PanelName = t.keyof({ 'opt-out': null })
export type PanelName = t.TypeOf<typeof PanelName>

/** `subject` is the id of what the panel is about, such as a benefit's. */
export const PanelOpened = defineEvent('PanelOpened', { panel: PanelName, subject: plain })
export const PanelClosed = defineEvent('PanelClosed', {})

export type OpenPanel = { panel: PanelName; subject: string }

export const panels = defineSlice({
  name: 'panels',
  initial: (): { open: OpenPanel | null } => ({ open: null }),
  own: { PanelOpened, PanelClosed },
  on: {
    PanelOpened: (draft, data) => {
      draft.open = data
    },
    PanelClosed: (draft) => {
      draft.open = null
    },
  },
})

export const openPanel = (_: unknown, panel: OpenPanel): Either<Refusal, DomainEvent> => right(PanelOpened(panel))

export const closePanel = (state: StateWith<typeof panels>): Either<Refusal, DomainEvent> =>
  state.panels.open ? right(PanelClosed({})) : left(refuse('closed'))

export const selectPanel = selector([panels], (state) => state.panels.open)

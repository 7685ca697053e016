import { defineEvent } from '../kernel/event.ts'
import { selector } from '../kernel/selector.ts'
import { defineSlice } from '../kernel/slice.ts'

export const ConnectionLost = defineEvent('ConnectionLost', {})
export const ConnectionFound = defineEvent('ConnectionFound', {})

/** Whether the browser reports a network; calls can still fail. */
export const connection = defineSlice({
  name: 'connection',
  lifetime: 'page',
  initial: (): { online: boolean } => ({ online: true }),
  own: { ConnectionLost, ConnectionFound },
  on: {
    ConnectionLost: (draft) => {
      draft.online = false
    },
    ConnectionFound: (draft) => {
      draft.online = true
    },
  },
})

export const selectOnline = selector([connection], (state): boolean => state.connection.online)

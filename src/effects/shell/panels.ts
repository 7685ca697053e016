import { EMPTY, map } from 'rxjs'
import { LEAVES_AFTER, PanelClosed, PanelLeft, PanelOpened } from '../../domain/shell/panels.ts'
import { one } from '../runtime/effect.ts'
import { portalEffect } from '../runtime/portal-effect.ts'

/** Removes a closed panel after its slide, unless another opened meanwhile. */
export const letPanelLeave = portalEffect({
  name: 'panels.leave',
  on: [PanelClosed, PanelOpened],
  policy: { switchBy: one },
  emits: [PanelLeft],
  run: (trigger, { clock }, state) => {
    const { open } = state().panels
    if (trigger.type === 'PanelOpened' || open === null) return EMPTY
    return clock.after(LEAVES_AFTER).pipe(map(() => PanelLeft({ panel: open.panel })))
  },
})

import { it } from 'vitest'
import { PanelClosed, PanelLeft, PanelOpened } from '../../domain/shell/panels.ts'
import { virtualClock } from '../runtime/fakes.testing.ts'
import { runEffect, provesAll } from '../runtime/testing.ts'
import { letPanelLeave } from './panels.ts'

const opened = PanelOpened({ panel: 'opt-out', subject: 'dental' })
const events = { o: opened, c: PanelClosed({}) }
const ports = { clock: virtualClock }

it('[SHELL-5] a closed panel has left after 300 ms', () => {
  const then = ['301ms l', { l: PanelLeft({ panel: 'opt-out' }) }] as const
  runEffect({ effect: letPanelLeave, ports, when: ['oc', events], then })
})

it('[SHELL-5] a panel that is opened again within them stays', () => {
  runEffect({ effect: letPanelLeave, ports, when: ['oc 100ms o', events], then: ['', {}] })
})

provesAll(letPanelLeave)

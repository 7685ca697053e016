import type { Slices } from '../../engine/protocol.ts'
import { supportCode } from '../../../../src/domain/log/support-code.ts'
import { panels } from '../../../../src/domain/shell/panels.ts'
import type { State } from '../../../../src/domain/state.ts'
import type { PortalPage } from '../../../../src/ui/shell/app.tsx'
import type { ToScreen } from './messages.ts'
import { yearAt } from '../format.ts'
import { keepSame } from './keep-same.ts'

/** A portal without effects: it only shows the states that it is given. */
export interface ReplayedPortal {
  readonly portal: PortalPage
  /** Another page is about to be drawn. */
  readonly moved: () => void
  /** Takes in some slices of the next state, or all of them. */
  readonly show: (slices: Slices, at: number) => void
}

/**
 * @param times the first moment that is shown, and when its visit began, ms since 1970
 * @param refused receives what a user tried to do on the screen
 * @param touched whether a user is acting right now: what a screen does automatically as it opens is not reported
 */
export const replayedPortal = (
  first: Slices,
  { at, startedAt }: Pick<ToScreen, 'at' | 'startedAt'>,
  refused: (what: string) => void,
  touched: () => boolean,
): ReplayedPortal => {
  let state = first
  let now = at
  const listeners = new Map<string, Set<() => void>>()
  /** Redraw frames whose place in the state has changed. */
  const frames = new Set<() => void>()
  const report = (what: string): void => {
    if (touched()) refused(what)
  }
  // A page that finds a panel open as it mounts takes it for a leftover of another page, and does not draw it. So the state has
  // no open panel until the page subscribes to panels: only then does the log's panel open.
  let drawn = false
  let without: { readonly of: Slices; readonly seen: Slices } | null = null
  const seen = (): State => {
    if (!drawn && without?.of !== state) without = { of: state, seen: { ...state, panels: panels.initial() } }
    return (drawn ? state : (without?.seen ?? state)) as unknown as State // what this build's own evolution folded
  }
  const portal: PortalPage = {
    isChunkLoadError: () => false,
    chunkLoadFailed: () => false,
    state: seen,
    subscribe: (slices, listener) => {
      for (const slice of slices) listeners.set(slice, (listeners.get(slice) ?? new Set()).add(listener))
      if (!drawn && slices.includes(panels.name)) {
        drawn = true
        queueMicrotask(() => {
          for (const wake of listeners.get(panels.name) ?? []) wake()
        })
      }
      return () => {
        for (const slice of slices) listeners.get(slice)?.delete(listener)
      }
    },
    // The command runs, because screens show its refusals, but its event is not appended.
    dispatch: (command, input) => {
      const result = command(seen(), input, now)
      report(result._tag === 'Right' ? result.right.type : 'a command that the portal refuses')
      return result
    },
    signedIn: Promise.resolve(),
    whole: Promise.resolve(),
    loadRest: () => {},
    saveFile: ({ name }) => report(`saving ${name}`),
    holdFile: (_, name) => {
      report(`taking in ${name}`)
      return Promise.resolve(null)
    },
    // The log says when things happened, so a replayed screen never waits.
    schedule: (work) => {
      work()
      return () => {}
    },
    print: () => report('printing'),
    showCreditsPage: (place, { title }) => {
      place.append(standIn('The page of credits stood here. It is another host’s, so no log has it.', title))
      return { remove: () => place.replaceChildren() }
    },
    // A replay has no logs of visits: the preview says that there is none.
    logs: {
      supportCode: supportCode(startedAt),
      visits: () => {
        report('saving the log')
        return Promise.resolve([])
      },
      linesOf: () => Promise.resolve(null),
      save: () => report('saving the log'),
      logSender: undefined,
      saveUnseen: () => Promise.resolve(report('saving the log')),
    },
    drawCaptcha: (place) => {
      const frame = standIn('The bot check stood here.')
      const draw = (): void => {
        const { kind } = seen().captcha.now
        if (kind === 'loading' || kind === 'failed') frame.remove()
        else place.append(frame)
      }
      draw()
      frames.add(draw)
      return {
        reset: () => {},
        remove: () => {
          frames.delete(draw)
          frame.remove()
        },
      }
    },
    navigateWith: () => {},
    year: yearAt(at),
  }
  return {
    portal,
    moved: () => {
      drawn = false
    },
    show: (slices, at) => {
      const before = state
      now = at
      const next = Object.entries(slices).map(([name, part]) => [name, keepSame(before[name], part)] as const)
      state = { ...before, ...Object.fromEntries(next) }
      const woken = new Set<() => void>()
      for (const [slice, all] of listeners)
        if (before[slice] !== state[slice]) for (const listener of all) woken.add(listener)
      for (const listener of woken) listener()
      for (const draw of frames) draw()
    },
  }
}

/** A frame that replaces another host's page, which no log has. */
const standIn = (sentence: string, title = ''): HTMLIFrameElement => {
  const frame = document.createElement('iframe')
  if (title !== '') frame.title = title
  frame.srcdoc = `<p style="font: 1rem/1.5 sans-serif">${sentence}</p>`
  return frame
}

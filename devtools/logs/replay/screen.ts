import type { Build } from './build.ts'
import { reached } from './reached.ts'
import type { Report } from './report.ts'
import { pathOf, screenLines } from './shows.ts'

/** What `--screen --json` prints. */
export interface ScreenAt {
  readonly build: string
  readonly event: { readonly seq: number; readonly type: string } | null
  readonly path: string
  /** The accessibility tree of the screen, a line for each role. */
  readonly lines: readonly string[]
}

/** The screen after an event (null for the last one), as a screen reader announces it. */
export const screen = async (
  bytes: Uint8Array,
  build: Build,
  seq: number | null,
  width: number | null,
): Promise<Report> => {
  const { event, state, startedAt } = reached(bytes, build, seq)
  const lines = await screenLines(build, state, { at: event?.at ?? 0, startedAt }, width)
  const json: ScreenAt = {
    build: build.name,
    event: event && { seq: event.seq, type: event.type },
    path: pathOf(state),
    lines,
  }
  return { code: 0, json, lines: [json.path, ...lines] }
}

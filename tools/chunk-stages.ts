import path from 'node:path'
import type { Rolldown } from 'vite'
import { root } from './setup.mjs'

/** What each stage behind the first script begins with; with all that this imports and the first script has not, it is one file. */
const STAGES = {
  'signed-in': ['src/effects/stages.ts', 'src/ui/shell/pages.tsx'],
  recorder: ['src/effects/browser-recorder.ts'],
} as const

/** The stage of each module; what two stages import belongs to the earlier one. */
const stagesOf = (graph: Rolldown.ChunkingContext): ReadonlyMap<string, string> => {
  const found = new Map<string, string>()
  for (const [stage, begins] of Object.entries(STAGES)) {
    const next = begins.map((file) => path.join(root, file))
    for (let id = next.pop(); id !== undefined; id = next.pop()) {
      if (found.has(id)) continue
      found.set(id, stage)
      next.push(...(graph.getModuleInfo(id)?.importedIds ?? []))
    }
  }
  return found
}

/**
 * Names the file of a module after the stage in which it loads, for a group of Rolldown's `codeSplitting`; null for what comes with a
 * page. One for each build: it reads the graph once.
 */
export const chunkStages = (): Rolldown.CodeSplittingNameFunction => {
  let stages: ReadonlyMap<string, string> | null = null
  return (id, context) => (stages ??= stagesOf(context)).get(id) ?? null
}

import path from 'node:path'
import type { Rolldown } from 'vite'
import { root } from './setup.mjs'

/** The modules that each stage after the first script begins with. A stage is one file, with all their imports that are not in the first script. */
const STAGES = {
  'signed-in': ['src/effects/stages.ts', 'src/ui/shell/pages.tsx', 'src/effects/runtime/adapters/sanitise.ts'],
  recorder: ['src/effects/browser-recorder.ts'],
} as const

/** The stage of each module; a module that two stages import belongs to the earlier one. */
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
 * The groups of Rolldown's `codeSplitting` for the stages, the earliest with the highest priority: a group also takes what its modules
 * import, unless another group has it. Create them for each build: they read its graph only once.
 * @param priority the priority of the last stage
 */
export const chunkStages = (priority: number): Rolldown.CodeSplittingGroup[] => {
  let stages: ReadonlyMap<string, string> | null = null
  return Object.keys(STAGES)
    .toReversed()
    .map((stage, i) => ({
      name: (id, context) => ((stages ??= stagesOf(context)).get(id) === stage ? stage : null),
      priority: priority + i,
    }))
}

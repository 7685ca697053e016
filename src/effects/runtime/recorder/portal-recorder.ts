import { fieldCommands } from '../../../domain/command-inputs.ts'
import { commands } from '../../../domain/commands.generated.ts'
import type { AnySlice } from '../../../domain/kernel/slice.ts'
import { browserRecorder } from './browser-recorder.ts'
import type { Recorder } from './recorder.ts'

/** The recorder of this portal: it knows every command that screens dispatch. Loaded last. */
export const portalRecorder = <S extends AnySlice>(
  options: Omit<Parameters<typeof browserRecorder<S>>[0], 'commands' | 'fieldCommands'>,
): Recorder => browserRecorder({ ...options, commands, fieldCommands })

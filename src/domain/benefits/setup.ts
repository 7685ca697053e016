import { left, right, type Either } from 'fp-ts/lib/Either.js'
import { refuse, type Refusal } from '../kernel/command.ts'
import { defineEvent, type DomainEvent } from '../kernel/event.ts'
import { Problem } from '../kernel/requests/problem.ts'
import { failed, idle, loaded, loading, valueOf, type Remote, type RemoteById } from '../kernel/requests/remote.ts'
import { selector } from '../kernel/selector.ts'
import { defineSlice, type StateWith } from '../kernel/slice.ts'
import { BenefitId, SelectionId } from './benefit.ts'
import { Setup, setupUpcasts } from './choice.ts'
import { SelectionOptedOut } from './opt-out.ts'
import { AnswersSaved, ChoiceSaved, SelectionSubmitted } from './submission.ts'
import { defineKeyedWrite, type WriteState } from '../kernel/requests/write.ts'

export const SetupRequested = defineEvent('SetupRequested', { benefitId: BenefitId })
export const SetupLoaded = defineEvent('SetupLoaded', { setup: Setup }, setupUpcasts)
export const SetupFailed = defineEvent('SetupFailed', { benefitId: BenefitId, problem: Problem })
/** Reads only the choice again, after somebody joined the family. */
export const SelectionRequested = defineEvent('SelectionRequested', { benefitId: BenefitId })
export const SelectionLoaded = defineEvent('SelectionLoaded', { setup: Setup }, setupUpcasts)
export const SelectionFailed = defineEvent('SelectionFailed', { benefitId: BenefitId, problem: Problem })
export const resetWrite = defineKeyedWrite('SelectionReset', {
  key: ['benefitId', BenefitId],
  data: { selectionId: SelectionId },
})
export const { SelectionResetRequested, SelectionResetFailed } = resetWrite.events
export const SelectionReset = defineEvent('SelectionReset', { setup: Setup }, setupUpcasts)

export type Resetting = WriteState<never>

interface SetupState {
  setups: RemoteById<Setup>
  resets: Record<string, Resetting>
}

const keep = (draft: SetupState, setup: Setup, at: number): void => {
  draft.setups[setup.benefitId] = loaded(setup, at)
}

export const setup = defineSlice({
  name: 'setup',
  lifetime: 'session',
  initial: (): SetupState => ({ setups: {}, resets: {} }),
  own: {
    SetupRequested,
    SetupLoaded,
    SetupFailed,
    SelectionRequested,
    SelectionLoaded,
    SelectionFailed,
    ...resetWrite.events,
    SelectionReset,
  },
  on: {
    SetupRequested: ({ setups }, { benefitId }) => {
      setups[benefitId] = loading(setups[benefitId])
    },
    SetupLoaded: (draft, { setup: found }, at) => keep(draft, found, at),
    SetupFailed: ({ setups }, { benefitId, problem }) => {
      setups[benefitId] = failed(setups[benefitId], problem)
    },
    SelectionRequested: () => {},
    SelectionLoaded: (draft, { setup: found }, at) => keep(draft, found, at),
    SelectionFailed: () => {},
    ...resetWrite.on<SetupState>('resets'),
    SelectionReset: (draft, { setup: found }, at) => {
      delete draft.resets[found.benefitId]
      keep(draft, found, at)
    },
  },
  extraReducers: (on) => [
    on(ChoiceSaved, (draft, { setup: found }, at) => keep(draft, found, at)),
    on(AnswersSaved, (draft, { setup: found }, at) => keep(draft, found, at)),
    on(SelectionSubmitted, (draft, { setup: found }, at) => keep(draft, found, at)),
    // The options can differ now, so they are read again when next shown.
    on(SelectionOptedOut, ({ setups }, { benefitId }) => {
      delete setups[benefitId]
    }),
  ],
})
type Needs = StateWith<typeof setup>

export const requestSetup = ({ setup: { setups } }: Needs, benefitId: BenefitId): Either<Refusal, DomainEvent> =>
  setups[benefitId]?.status === 'loading' ? left(refuse('busy')) : right(SetupRequested({ benefitId }))

/** Discards the draft selection; a submitted selection stays. */
export const requestReset = (
  { setup: { setups, resets } }: Needs,
  benefitId: BenefitId,
): Either<Refusal, DomainEvent> => {
  if (resets[benefitId]?.kind === 'sending') return left(refuse('busy'))
  const found = valueOf(setups[benefitId])
  if (!found?.selection || found.kept === null) return left(refuse('noDraft'))
  return right(SelectionResetRequested({ benefitId, selectionId: found.selection.selectionId }))
}

export const selectSetup = selector(
  [setup],
  (state, benefitId: BenefitId): Remote<Setup> => state.setup.setups[benefitId] ?? idle,
)
export const selectReset = selector(
  [setup],
  (state, benefitId: BenefitId): Resetting | null => state.setup.resets[benefitId] ?? null,
)

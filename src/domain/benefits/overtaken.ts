import { left, right, type Either } from 'fp-ts/lib/Either.js'
import { refuse, type Refusal } from '../kernel/command.ts'
import type { DomainEvent, EventOf } from '../kernel/event.ts'
import { FormCleared, FormFilled } from '../kernel/forms/form.ts'
import { valueOf } from '../kernel/requests/remote.ts'
import type { StateWith } from '../kernel/slice.ts'
import type { BenefitId, Selection } from './benefit.ts'
import { sameChoice, type Choice, type Setup } from './choice.ts'
import { choiceFormName, choiceNow, personField, type ChoiceNeeds } from './choices.ts'
import { SelectionRequested, type setup } from './setup.ts'
import { ChoiceOvertaken, type submission } from './submission.ts'

const same = (one: Choice | null, other: Choice | null): boolean =>
  one === null || other === null ? one === other : sameChoice(one, other)

const statusOf = (selection: Selection | null): Selection['status'] => selection?.status ?? 'not-selected'

/** Whether the choice, its draft or its state has changed between two reads. */
const hasChanged = (before: Setup, now: Setup): boolean =>
  statusOf(before.selection) !== statusOf(now.selection) ||
  !same(before.submitted, now.submitted) ||
  !same(before.kept, now.kept)

/** Whether the host already has what was chosen here: somebody who has left since has not. */
const isThere = (choice: Choice | null, { selection, kept, submitted }: Setup): boolean =>
  selection?.next !== 'reapply' && choice !== null && same(kept ?? submitted, choice)

/** The choice in the form of its benefit, so that it stays what the form shows whatever the host holds. */
const filledWith = ({ benefitId, fields, people }: Setup, { values, people: added }: Choice) =>
  FormFilled({
    form: choiceFormName(benefitId),
    values: {},
    choices: {
      ...Object.fromEntries(fields.flatMap(({ name }) => (name in values ? [[name, String(values[name])]] : []))),
      ...Object.fromEntries(people.map((one) => [personField(one), added.includes(one.personId) ? 'yes' : ''])),
    },
  })

/**
 * The events that say that a choice was overtaken; none if nothing has changed since this tab last read it, or if the host already has it.
 * @param now the choice as it has just been read
 * @param choice what was chosen here; null if it is not complete
 */
export const overtakenBy = (
  state: StateWith<typeof setup>,
  now: Setup,
  choice: Choice | null,
): readonly EventOf<typeof ChoiceOvertaken | typeof FormFilled>[] => {
  const before = valueOf(state.setup.setups[now.benefitId])
  if (!before || !hasChanged(before, now) || isThere(choice, now)) return []
  const overtaken = ChoiceOvertaken({ benefitId: now.benefitId, choice })
  return choice ? [overtaken, filledWith(now, choice)] : [overtaken]
}

/** The same for a read that nobody asked to send anything: it matters only to somebody who has begun to choose here. */
export const overtakenInReading = (state: ChoiceNeeds, now: Setup): ReturnType<typeof overtakenBy> => {
  const { benefitId } = now
  const typed = Object.keys(state.forms[choiceFormName(benefitId)]?.values ?? {}).length > 0
  const draft = valueOf(state.setup.setups[benefitId])?.kept ?? null
  return typed || draft ? overtakenBy(state, now, choiceNow(state, benefitId)) : []
}

/** Reads the choice again, when somebody returns to a tab that they left open. */
export const recheckChoice = (
  { setup: { setups }, submission: { sending } }: StateWith<typeof setup | typeof submission>,
  benefitId: BenefitId,
): Either<Refusal, DomainEvent> => {
  const isSending = sending[benefitId] !== undefined && sending[benefitId].problem === null
  return setups[benefitId]?.status === 'loaded' && !isSending
    ? right(SelectionRequested({ benefitId }))
    : left(refuse('notNeeded'))
}

/** Gives up what was chosen here for what holds now. */
export const keepNewer = (
  { submission: { overtaken } }: StateWith<typeof submission>,
  benefitId: BenefitId,
): Either<Refusal, DomainEvent> =>
  overtaken[benefitId] ? right(FormCleared({ form: choiceFormName(benefitId) })) : left(refuse('notNeeded'))

import { isConflict, type Problem } from '../../domain/kernel/requests/problem.ts'

/** What all screens say of a change that may have been made. */
export const unconfirmedText = {
  unknown: 'We didn’t get a clear answer, so it may have gone through.',
  conflict: 'This may already be done, or something else may have changed.',
} as const

/** What is said while what holds is read again, and where it could not be. */
export const rereadText = {
  reading: 'We are checking what is saved now.',
  failed: 'We could not check what is saved now.',
  again: 'Check again',
} as const

/** What a screen says of a change that may have been made: what could not be confirmed, and what to do next. */
export interface Unconfirmed {
  readonly title: string
  readonly more: string
}

/** Why it could not be confirmed. Only a conflict has the host's own sentence: one that failed cannot know what it did. */
export const unconfirmedLines = (problem: Problem): readonly string[] =>
  isConflict(problem)
    ? [...(problem.message === null ? [] : [problem.message]), unconfirmedText.conflict]
    : [unconfirmedText.unknown]

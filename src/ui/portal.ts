import type { Either } from 'fp-ts/lib/Either.js'
import {
  createContext,
  use,
  useCallback,
  useDeferredValue,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react'
import type { Command } from '../domain/kernel/command.ts'
import type { DomainEvent } from '../domain/kernel/event.ts'
import type { FormDefinition } from '../domain/kernel/forms/form.ts'
import type { Verdict } from '../domain/kernel/forms/verdict.ts'
import { editField, forms, leaveField, valuesOf } from '../domain/kernel/forms/form.ts'
import { emptyForm } from '../domain/kernel/forms/form-state.ts'
import type { Selector } from '../domain/kernel/selector.ts'
import type { State } from '../domain/state.ts'

/** A visit whose log can be looked at and saved; times are ms since 1970. */
export interface LoggedVisit {
  readonly id: string
  readonly header: { readonly startedAt: number; readonly cut: 'limit' | 'full' | 'failed' | null }
  readonly lastAt: number
  readonly events: number
  readonly secrets: number
  readonly pseudonyms: number
  /** Where the log is: in the browser, or why it is in memory alone. */
  readonly kept: 'browser' | 'slow' | 'forbidden' | 'otherVersion' | 'full' | 'limit' | 'failed'
  /** How many events happened after the last one in the log. */
  readonly missing: number
}

/** The redacted event logs of this visit and of earlier ones. */
export interface PortalLogs {
  /** This visit, then earlier ones, newest first. */
  readonly visits: () => Promise<readonly LoggedVisit[]>
  /** The lines of a visit's log file; null where it is gone. */
  readonly linesOf: (id: string) => Promise<readonly string[] | null>
  /** Saves lines as a file. */
  readonly save: (lines: readonly string[]) => void
  /** Saves the log of this visit without showing it, where it cannot be shown. Rejects where it cannot be saved either. */
  readonly saveUnseen: () => Promise<void>
}

/** All that a screen sees of the portal: the state, and a way to run commands. */
export interface Portal {
  readonly state: () => State
  readonly subscribe: (slices: readonly string[], listener: () => void) => () => void
  readonly dispatch: <Input, Refused>(
    command: Command<State, Input, Refused>,
    input: Input,
  ) => Either<Refused, DomainEvent>
  /** Whether an error says that a script did not come: a newer build took its place, or the network failed. */
  readonly isChunkLoadError: (error: unknown) => boolean
  /** Reports a chunk that could not be loaded; returns whether the page reloads for it. */
  readonly chunkLoadFailed: (chunk: string) => boolean
  /** Resolves once the state has all its slices. */
  readonly whole: Promise<unknown>
  /** Saves a text as a file of that name. */
  readonly saveFile: (file: { readonly name: string; readonly type: string; readonly text: string }) => void
  /** Keeps a file that a person chose, so that commands and events can name it by its id; null where that cannot be. */
  readonly holdFile: (
    file: Blob,
    name: string,
  ) => Promise<{ readonly id: string; readonly name: string; readonly type: string; readonly bytes: number } | null>
  /** Runs `work` after `ms` milliseconds; answers how to call it off. */
  readonly schedule: (work: () => void, ms: number) => () => void
  /** Opens the browser's print dialog. */
  readonly print: () => void
  /** Frames the page on which credits are managed, with the access token that no screen sees; answers how to take it off. */
  readonly showCreditsPage: (
    place: HTMLElement,
    page: { readonly url: string; readonly title: string },
    told: { readonly loaded: () => void; readonly timedOut: () => void },
  ) => { readonly remove: () => void }
  readonly logs: PortalLogs
  /** Draws the captcha in an element; returns how to reset and how to remove it. */
  readonly drawCaptcha: (
    place: HTMLElement,
    told: {
      readonly shown: () => void
      readonly solved: (token: string) => void
      readonly expired: () => void
      readonly failed: () => void
    },
  ) => { readonly reset: () => void; readonly remove: () => void }
}

export const PortalContext = createContext<Portal | null>(null)

export const usePortal = (): Portal => {
  const portal = use(PortalContext)
  if (!portal) throw new Error('A screen was drawn outside the portal.')
  return portal
}

/**
 * The value of a selector; redraws only when one of its slices changed. The result is kept while those slices keep their
 * identity, so a selector may build new objects.
 */
export const useSelect = <Arg, Result>(
  select: Selector<State, Arg, Result>,
  ...[arg]: undefined extends Arg ? [arg?: Arg] : [arg: Arg]
): Result => {
  const portal = usePortal()
  const snapshot = useMemo(() => {
    let seen: readonly unknown[] | null = null
    let result: Result
    return (): Result => {
      const state = portal.state()
      const now = select.slices.map((slice) => state[slice as keyof State]) // a selector's slices are slices of the state
      if (seen === null || now.some((part, i) => part !== seen?.[i])) result = select(state, arg as Arg) // left out only where Arg admits it
      seen = now
      return result
    }
  }, [portal, select, arg])
  const subscribe = useCallback((listener: () => void) => portal.subscribe(select.slices, listener), [portal, select])
  return useSyncExternalStore(subscribe, snapshot, snapshot)
}

/** Runs commands; stable over renders. */
export const useDispatch = (): Portal['dispatch'] => usePortal().dispatch

/** A field of a form as a kit control wants it: its value, its problem's key, and how it tells of edits. */
export interface FieldBinding {
  readonly name: string
  readonly value: string
  readonly problem: string | null
  /** What a host says of it in its own words, until it changes. */
  readonly sentence: string | null
  readonly onChange: (value: string) => void
  readonly onBlur: () => void
}

const formsSelector = Object.assign((state: State, form: FormDefinition) => state.forms[form.name], {
  slices: [forms.name],
})
const NOTHING = emptyForm()
const keyOf = (verdict: Verdict | undefined): string | null => (verdict && 'key' in verdict ? verdict.key : null)
const sentenceOf = (verdict: Verdict | undefined): string | null =>
  verdict && 'sentence' in verdict ? verdict.sentence : null

/**
 * Binds a form's fields to controls. `submitted` counts refused submissions, for moving the focus to the summary; `problems` are what
 * the form's own rules find, `verdicts` what a host found.
 */
export const useForm = <Field extends string>(form: FormDefinition<string, Field>) => {
  const { dispatch, state } = usePortal()
  const now = useSelect(formsSelector, form) ?? NOTHING
  // React subscribes some time after it has drawn, and takes back what is typed until then. A second drawing at once makes it subscribe first [TFA-1].
  const [, settle] = useState(false)
  useLayoutEffect(() => settle(true), [])
  // The letter and the pressed button are drawn first: sentences at many fields take a while on a slow phone.
  const { submitted, problems, verdicts } = useDeferredValue(now)
  return {
    submitted,
    problems,
    verdicts,
    bind: (field: Field): FieldBinding => ({
      name: field,
      value: valuesOf(state(), form)[field],
      problem: problems[field] ?? keyOf(verdicts[field]),
      sentence: sentenceOf(verdicts[field]),
      onChange: (value) => void dispatch(editField(form), { field, value }),
      onBlur: () => void dispatch(leaveField(form), { field }),
    }),
  }
}

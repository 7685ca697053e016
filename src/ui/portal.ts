import type { FocusEvent } from 'react'
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
import { editField, forms, leaveField, valuesOf, type FormDefinition } from '../domain/kernel/forms/form.ts'
import type { Verdict } from '../domain/kernel/forms/verdict.ts'
import { emptyForm } from '../domain/kernel/forms/form-state.ts'
import type { Selector } from '../domain/kernel/selector.ts'
import type { State } from '../domain/state.ts'

/** A visit whose log can be viewed and saved; times are ms since 1970. */
export interface LoggedVisit {
  readonly id: string
  readonly header: {
    readonly startedAt: number
    readonly cut: 'limit' | 'full' | 'failed' | null
    /** `none`: a build for test data recorded it as it was. Logs of older builds are redacted. */
    readonly redaction?: 'full' | 'none'
  }
  readonly lastAt: number
  readonly events: number
  readonly secrets: number
  readonly pseudonyms: number
  /** Where the log is: in the browser, or why it is only in memory. */
  readonly kept: 'browser' | 'slow' | 'forbidden' | 'otherVersion' | 'full' | 'limit' | 'failed'
  /** How many events happened after the last one in the log. */
  readonly missing: number
}

/** The progress of sending a log. */
export type SendStep =
  /** Bytes; `isWaiting` while the connection is interrupted. */
  | { readonly kind: 'sending'; readonly sent: number; readonly total: number; readonly isWaiting: boolean }
  | { readonly kind: 'received'; readonly reference: string }
  /** Nothing of it was stored. The message is the receiver's. */
  | { readonly kind: 'refused'; readonly message: string | null }
  | { readonly kind: 'tooLarge' }
  /** It may have arrived or not; sending it again stores it once. */
  | { readonly kind: 'unconfirmed' }

/** The sender of logs to support. */
export interface LogSender {
  /** How many days a log is kept there. */
  readonly keptForDays: number
  /** The lines with the note that would be sent with them. */
  readonly withNote: (lines: readonly string[], note: string) => readonly string[]
  /** Sends lines, and a note exactly as it was typed. Calls the listener with each step; returns a function that stops it. */
  readonly send: (lines: readonly string[], note: string, listener: (step: SendStep) => void) => () => void
}

/** The redacted event logs of this visit and of earlier ones. */
export interface PortalLogs {
  /** This visit, then earlier ones, newest first. */
  readonly visits: () => Promise<readonly LoggedVisit[]>
  /** The code by which support finds this visit's log. */
  readonly supportCode: string
  /** The lines of a visit's log file; null if it no longer exists. */
  readonly linesOf: (id: string) => Promise<readonly string[] | null>
  /** Saves lines as a file. */
  readonly save: (lines: readonly string[]) => void
  /** Loads the sender of logs; undefined if logs cannot be sent. */
  readonly logSender: (() => Promise<LogSender>) | undefined
  /** Saves the log of this visit without showing it, for when it cannot be shown. Rejects if saving fails too. */
  readonly saveUnseen: () => Promise<void>
}

/** Everything a screen sees of the portal: the state, and a way to run commands. */
export interface Portal {
  readonly state: () => State
  /** The state from which the build drew the page's first markup; absent if the page came without markup. */
  readonly drawnFrom?: State
  readonly subscribe: (slices: readonly string[], listener: () => void) => () => void
  readonly dispatch: <Input, Refused>(
    command: Command<State, Input, Refused>,
    input: Input,
  ) => Either<Refused, DomainEvent>
  /** Whether an error means that a script failed to load: a newer build replaced it, or the network failed. */
  readonly isChunkLoadError: (error: unknown) => boolean
  /** Reports a chunk that failed to load; returns whether the page reloads because of it. */
  readonly chunkLoadFailed: (chunk: string) => boolean
  /** Resolves once the state has the slices of the frame and of home. */
  readonly signedIn: Promise<unknown>
  /** Resolves once the state has all its slices, after `loadRest`. */
  readonly whole: Promise<unknown>
  /** Loads the slices that home does not need, unless they are loading. */
  readonly loadRest: () => void
  /** Saves a text as a file with that name. */
  readonly saveFile: (file: { readonly name: string; readonly type: string; readonly text: string }) => void
  /** Stores a chosen file, so that commands and events can refer to it by its id; null if that fails. */
  readonly holdFile: (
    file: Blob,
    name: string,
  ) => Promise<{ readonly id: string; readonly name: string; readonly type: string; readonly bytes: number } | null>
  /** Runs `work` after `ms` milliseconds; returns a function that cancels it. */
  readonly schedule: (work: () => void, ms: number) => () => void
  /** Opens the browser's print dialog. */
  readonly print: () => void
  /** Frames the page on which credits are managed, with the access token that no screen sees; returns a function that removes it. */
  readonly showCreditsPage: (
    place: HTMLElement,
    page: { readonly url: string; readonly title: string },
    listener: { readonly loaded: () => void; readonly timedOut: () => void },
  ) => { readonly remove: () => void }
  readonly logs: PortalLogs
  /** Draws the captcha in an element; returns functions to reset and to remove it. */
  readonly drawCaptcha: (
    place: HTMLElement,
    listener: {
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

/** Reads a selector. The result is reused while the selector's slices keep their identity, so a selector can build new objects. */
const readingOf = <Arg, Result>(read: () => State, select: Selector<State, Arg, Result>, arg: Arg): (() => Result) => {
  let seen: readonly unknown[] | null = null
  let result: Result
  return () => {
    const state = read()
    const now = select.slices.map((slice) => state[slice as keyof State]) // a selector's slices are slices of the state
    if (seen === null || now.some((part, i) => part !== seen?.[i])) result = select(state, arg)
    seen = now
    return result
  }
}

/** The value of a selector; redraws only when one of its slices changes. */
export const useSelect = <Arg, Result>(
  select: Selector<State, Arg, Result>,
  ...[arg]: undefined extends Arg ? [arg?: Arg] : [arg: Arg]
): Result => {
  const portal = usePortal()
  const [now, atFirst] = useMemo(() => {
    const reading = (read: () => State) => readingOf(read, select, arg as Arg) // omitted only if Arg allows it
    return [reading(portal.state), reading(() => portal.drawnFrom ?? portal.state())] as const
  }, [portal, select, arg])
  const subscribe = useCallback((listener: () => void) => portal.subscribe(select.slices, listener), [portal, select])
  return useSyncExternalStore(subscribe, now, atFirst)
}

/** Runs commands; stable across renders. */
export const useDispatch = (): Portal['dispatch'] => usePortal().dispatch

/** A form field for a component. */
export interface FieldBinding {
  readonly name: string
  /** The component's value and event handlers. */
  readonly control: {
    readonly value: string
    readonly onChange: (value: string) => void
    readonly onBlur: (event: FocusEvent) => void
  }
  /** The problem's key. */
  readonly problem: string | null
  /** The host's verdict as its own sentence, until the value changes. */
  readonly sentence: string | null
}

const formsSelector = Object.assign((state: State, form: FormDefinition) => state.forms[form.name], {
  slices: [forms.name],
})
const NOTHING = emptyForm()
const keyOf = (verdict: Verdict | undefined): string | null => (verdict && 'key' in verdict ? verdict.key : null)
const sentenceOf = (verdict: Verdict | undefined): string | null =>
  verdict && 'sentence' in verdict ? verdict.sentence : null

/**
 * Runs the effects of everything drawn together with this component before the next key or press. React leaves them for a later task, but a
 * second, synchronous render makes it run them first. Otherwise a page could subscribe or refetch after a person has started.
 */
export const useEffectsAtOnce = (): void => {
  const [, settle] = useState(false)
  useLayoutEffect(() => settle(true), [])
}

/** Whether an empty field was left for something that is not of its form: another window, the cookies, Help. */
export const leftWithout = ({ currentTarget, relatedTarget }: FocusEvent, value: string): boolean =>
  value === '' && !currentTarget.closest('form')?.contains(relatedTarget as Node | null) // React's type says only EventTarget

/** Does something once nothing is being pressed: a message that comes meanwhile would push a button away from under the finger. */
export const afterPress = (work: () => void): void => {
  if (document.documentElement.matches(':active')) addEventListener('mouseup', work, { once: true })
  else work()
}

/**
 * Binds a form's fields to controls. `submitted` counts refused submissions, to move the focus to the summary; `problems` come from the
 * form's own rules, `verdicts` from a host.
 */
export const useForm = <Field extends string>(form: FormDefinition<string, Field>) => {
  const { dispatch, state } = usePortal()
  const now = useSelect(formsSelector, form) ?? NOTHING
  // Otherwise React would revert what is typed before it has subscribed [TFA-1].
  useEffectsAtOnce()
  // The letter and the pressed button are drawn first: messages at many fields take a while on a slow phone.
  const { submitted, problems, verdicts } = useDeferredValue(now)
  return {
    submitted,
    problems,
    verdicts,
    bind: (field: Field): FieldBinding => ({
      name: field,
      control: {
        value: valuesOf(state(), form)[field],
        onChange: (value) => void dispatch(editField(form), { field, value }),
        onBlur: (event) =>
          void (
            leftWithout(event, valuesOf(state(), form)[field]) ||
            afterPress(() => void dispatch(leaveField(form), { field }))
          ),
      },
      problem: problems[field] ?? keyOf(verdicts[field]),
      sentence: sentenceOf(verdicts[field]),
    }),
  }
}

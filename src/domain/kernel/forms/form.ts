import { left, right, type Either } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { cleanLine } from '../../formats/typed-text.ts'
import { defineEvent, upcast, type DomainEvent, type EventOf } from '../event.ts'
import { naming, personal, plain, secret } from '../codecs/classification.ts'
import { defineSlice, type StateWith } from '../slice.ts'
import { emptyForm, type FormState } from './form-state.ts'
import { Verdict, type ProblemKey } from './verdict.ts'

/** What a person has typed so far. A checkbox holds 'yes' or ''. */
export type Values<Field extends string> = Readonly<Record<Field, string>>

interface RuleOf<Kind> {
  /**
   * `text` is personal and one line, which is cleaned as it is typed; `paragraphs` are personal and stay as they are; `secret` is never recorded; `choice` is one of the screen's own options and recorded unchanged, except for prefixed
   * references; `amount` is recorded unchanged if it is a number, and as text otherwise.
   */
  readonly kind: Kind
  readonly check: (value: string, now: number) => ProblemKey | null
}

export type FieldRule =
  | RuleOf<'text' | 'paragraphs' | 'secret' | 'choice'>
  | (RuleOf<'amount'> & { readonly isNumber: (value: string) => boolean })

/** A form by name: its fields in the order of the screen, each with its local rule. */
export interface FormDefinition<Name extends string = string, Field extends string = string> {
  readonly name: Name
  readonly fields: Readonly<Record<Field, FieldRule>>
}

const problem = t.union([plain, t.null])
export const FieldEdited = defineEvent('FieldEdited', { form: plain, field: naming, value: personal, problem })
export const SecretFieldEdited = defineEvent('SecretFieldEdited', {
  form: plain,
  field: naming,
  value: secret,
  problem,
})
export const ChoiceMade = defineEvent('ChoiceMade', { form: plain, field: naming, value: naming, problem })
export const FieldLeft = defineEvent('FieldLeft', { form: plain, field: naming, problem })
export const FormRefused = defineEvent('FormRefused', { form: plain, problems: t.record(naming, plain) })
/** A host judged the fields of a submitted form, replacing its earlier verdicts. */
export const FieldsJudged = defineEvent('FieldsJudged', { form: plain, verdicts: t.record(naming, Verdict) })
const draft = { form: plain, values: t.record(naming, personal) }
/** The unsent input of an earlier visit: typed values, and `choices` among the screen's own options. */
export const DraftRestored = defineEvent('DraftRestored', { ...draft, choices: t.record(naming, naming) }, [
  upcast(t.type(draft), (old) => ({ ...old, choices: {} })),
])
/** A form starts with known values, replacing any earlier content. */
export const FormFilled = defineEvent('FormFilled', {
  form: plain,
  values: t.record(naming, personal),
  choices: t.record(naming, naming),
})
export const FormCleared = defineEvent('FormCleared', { form: plain })

const formIn = (draft: Record<string, FormState>, name: string): FormState => (draft[name] ??= emptyForm())

const judge = (form: FormState, field: string, found: ProblemKey | null): void => {
  if (found !== null) form.problems[field] = found
  else if (field in form.problems) delete form.problems[field]
}

/** Sets a field's value and clears the host's verdict, which was about the previous value. */
const put = (state: FormState, kept: 'values' | 'secrets', field: string, value: string): void => {
  if ((state[kept][field] ?? '') !== value && field in state.verdicts) delete state.verdicts[field]
  state[kept][field] = value
}

export const forms = defineSlice({
  name: 'forms',
  lifetime: 'visitor',
  initial: (): Record<string, FormState> => ({}),
  own: {
    FieldEdited,
    SecretFieldEdited,
    ChoiceMade,
    FieldLeft,
    FormRefused,
    FieldsJudged,
    DraftRestored,
    FormFilled,
    FormCleared,
  },
  on: {
    FieldEdited: (draft, { form, field, value, problem: found }) => {
      const state = formIn(draft, form)
      put(state, 'values', field, value)
      judge(state, field, found)
    },
    SecretFieldEdited: (draft, { form, field, value, problem: found }) => {
      const state = formIn(draft, form)
      put(state, 'secrets', field, value)
      judge(state, field, found)
    },
    ChoiceMade: (draft, { form, field, value, problem: found }) => {
      const state = formIn(draft, form)
      put(state, 'values', field, value)
      judge(state, field, found)
    },
    FieldLeft: (draft, { form, field, problem: found }) => {
      const state = formIn(draft, form)
      state.touched[field] = true
      judge(state, field, found)
    },
    FormRefused: (draft, { form, problems }) => {
      const state = formIn(draft, form)
      state.submitted += 1
      state.problems = problems
      for (const field of Object.keys(problems)) state.touched[field] = true
    },
    FieldsJudged: (draft, { form, verdicts }) => {
      const state = formIn(draft, form)
      state.submitted += 1
      state.verdicts = { ...verdicts }
      for (const field of Object.keys(verdicts)) state.touched[field] = true
    },
    DraftRestored: (draft, { form, values, choices }) => {
      const state = formIn(draft, form)
      state.values = { ...values, ...choices, ...state.values }
    },
    FormFilled: (draft, { form, values, choices }) => {
      draft[form] = { ...emptyForm(), values: { ...values, ...choices } }
    },
    FormCleared: (draft, { form }) => {
      delete draft[form]
    },
  },
})
type Forms = StateWith<typeof forms>

const ruled =
  <const Kind extends FieldRule['kind']>(kind: Kind) =>
  (...rules: readonly FieldRule['check'][]): RuleOf<Kind> => ({
    kind,
    check: (value, now) => {
      for (const rule of rules) {
        const found = rule(value, now)
        if (found !== null) return found
      }
      return null
    },
  })

/** A field with its first broken rule; rules see the value and the time. */
export const field = ruled('text')

/** A field of several lines, in a person's own words. */
export const paragraphs = ruled('paragraphs')

/** A field whose value is a secret: it is never recorded. */
export const secretField = ruled('secret')

/** A checkbox ('yes' or '') or a choice among the screen's own options. */
export const choice = ruled('choice')

/** A number as a person types it, such as `£1,500`; `isNumber` knows one, in any unit. */
export const amount = (isNumber: (value: string) => boolean, ...rules: readonly FieldRule['check'][]): FieldRule => ({
  ...ruled('amount')(...rules),
  isNumber,
})

export const defineForm = <const Name extends string, Field extends string>(
  name: Name,
  fields: Readonly<Record<Field, FieldRule>>,
): FormDefinition<Name, Field> => ({ name, fields })

const stateOf = (state: Forms, form: FormDefinition): FormState => state.forms[form.name] ?? emptyForm()
const ruleOf = (form: FormDefinition, name: string): FieldRule | undefined => form.fields[name]

/** The values to show and to send, secrets included, '' if nothing was typed. */
export const valuesOf = <Field extends string>(state: Forms, form: FormDefinition<string, Field>): Values<Field> => {
  const { values, secrets } = stateOf(state, form)
  const rules: [string, FieldRule][] = Object.entries(form.fields)
  const all = rules.map(([name, rule]) => [name, (rule.kind === 'secret' ? secrets : values)[name] ?? ''])
  return Object.fromEntries(all) as Values<Field> // one entry for each field of the definition
}

const editedOf = (rule: FieldRule, value: string) => {
  switch (rule.kind) {
    case 'text':
    case 'paragraphs':
      return FieldEdited
    case 'secret':
      return SecretFieldEdited
    case 'choice':
      return ChoiceMade
    case 'amount':
      return value === '' || rule.isNumber(value) ? ChoiceMade : FieldEdited
  }
}

/** Fills a form with values: free text except for the screen's own options. Secret fields are not allowed. */
export const fillForm = (form: FormDefinition, known: Readonly<Record<string, string>>): EventOf<typeof FormFilled> => {
  const of = (...kinds: readonly (FieldRule['kind'] | undefined)[]): Record<string, string> =>
    Object.fromEntries(Object.entries(known).filter(([name]) => kinds.includes(ruleOf(form, name)?.kind)))
  return FormFilled({ form: form.name, values: of('text', 'paragraphs'), choices: of('choice') })
}

/** What a person typed, as the form keeps it. */
const kept = (kind: FieldRule['kind'], typed: string): string => {
  switch (kind) {
    case 'text':
    case 'amount':
      return cleanLine(typed)
    case 'paragraphs':
    case 'secret':
    case 'choice':
      return typed
  }
}

/**
 * While somebody types, what is said of a field can only go: it is judged when they leave it or submit. Nobody is corrected in the middle of
 * a word, and a screen reader reads a message that changes at each key.
 */
export const editField =
  (form: FormDefinition) =>
  (
    state: Forms,
    { field: name, value: typed }: { readonly field: string; readonly value: string },
    now: number,
  ): Either<never, DomainEvent> => {
    const rule = ruleOf(form, name) ?? paragraphs()
    const value = kept(rule.kind, typed)
    const said = stateOf(state, form).problems[name] ?? null
    const data = { form: form.name, field: name, value, problem: rule.check(value, now) === said ? said : null }
    return right(editedOf(rule, value)(data))
  }

/** A person has left a field: its rule judges what it holds. */
export const leaveField =
  (form: FormDefinition) =>
  (state: Forms, { field: name }: { readonly field: string }, now: number): Either<never, DomainEvent> => {
    const { values, secrets } = stateOf(state, form)
    const value = values[name] ?? secrets[name] ?? ''
    return right(FieldLeft({ form: form.name, field: name, problem: ruleOf(form, name)?.check(value, now) ?? null }))
  }

/**
 * Left with the refusal to record if a rule is broken, otherwise right with the values.
 * @param more problems besides the form's own fields, such as an unsolved captcha
 */
export const submitForm = <Field extends string>(
  state: Forms,
  form: FormDefinition<string, Field>,
  now: number,
  more: Readonly<Record<string, ProblemKey>> = {},
): Either<DomainEvent, Values<Field>> => {
  const values = valuesOf(state, form)
  const problems: Record<string, ProblemKey> = { ...more }
  for (const [name, rule] of Object.entries<FieldRule>(form.fields)) {
    const found = rule.check(values[name as Field], now) // the keys of the definition's own fields
    if (found !== null) problems[name] = found
  }
  return Object.keys(problems).length > 0 ? left(FormRefused({ form: form.name, problems })) : right(values)
}

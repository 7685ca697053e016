import { actingAs, namingActing, forbidden, personOfBearer, refuse, signedIn, unauthorised } from '../handler.ts'
import type { HandlerResponse, Handler } from '../handler.ts'
import { approvalFields } from '../world/approval-fields.ts'
import type { Choice } from '../world/offer.ts'
import { cappedAt, countedChoice, planOf, sumOf, valueText, hireEndOf } from '../world/pricing.ts'
import type { Selection } from '../world/records.ts'
import { startOf } from '../world/rules.ts'
import { todayIn } from '../world/today.ts'
import { linesFor, quoteOf } from './costs.ts'
import { benefitFor, benefitGone } from './detail.ts'
import { isRestricted } from './eligible.ts'
import { emptyChoice, subjectOf, type Subject } from './household.ts'
import { optOut } from './opt-out.ts'
import { answerProblems, strangeProblems, valueProblems, type Problems } from './rules.ts'
import { selectionGone, wireSetup } from './setup.ts'
import { overtaken } from '../version.ts'

interface SelectionRequest extends Partial<Choice> {
  readonly eeben_benefit_id: string
  readonly answers?: readonly { readonly id: string; readonly answer: string }[]
  readonly accepted_terms?: boolean
  readonly accepted_terms_versions?: Readonly<Record<string, string>>
  readonly quote_id?: string
}

const refused = (message: string, code?: 'cost-changed' | 'terms-changed'): HandlerResponse =>
  refuse(409, { status: 'error', message, ...(code && { code }) })

const unacceptable = (problems: Problems): HandlerResponse | null =>
  Object.keys(problems).length === 0 ? null : refuse(422, { errors: problems })

const again = ({ db, user, benefit }: Subject): Subject => subjectOf(db, user, benefit)

/** The selection to change: a new one if nothing was chosen. */
const openSelection = ({ db, user, benefit, selection }: Subject): Selection => {
  if (selection) return selection
  const made: Selection = {
    id: `${user.id}-${benefit.id}`,
    personId: user.id,
    benefitId: benefit.id,
    status: 'not-selected',
    planDetails: null,
    peopleCovered: [],
    monthlyCost: { company: 0, employee: 0 },
    startDate: null,
    endDate: null,
    values: null,
    draft: null,
    answered: false,
  }
  db.selections.insert(made)
  return made
}

const isNew = ({ selection }: Subject): boolean => !selection || selection.status === 'not-selected'

/** Stores what was sent as a draft; a benefit that was never chosen is then in progress. */
const keep = (subject: Subject, choice: Choice, answered: boolean): Subject => {
  const begins = isNew(subject)
  const { id } = openSelection(subject)
  subject.db.selections.update(id, { draft: choice, answered, ...(begins && { status: 'in-progress' }) })
  const updated = again(subject)
  if (updated.selection?.status === 'in-progress' && Object.keys(valueProblems(updated, choice)).length === 0)
    subject.db.selections.update(id, { monthlyCost: sumOf(linesFor(updated, choice)) })
  return again(updated)
}

const planWithCap = ({ benefit: { offer }, candidates, selection }: Subject, choice: Choice): string => {
  const plan = planOf(offer, choice, candidates)
  const cap = cappedAt(offer, choice, selection?.answered ?? false)
  const field = offer.fields.find(({ name }) => name === 'value')
  return cap === null || !field ? plan : `${plan}, limited to ${valueText(field, cap)}`
}

const submit = (subject: Subject, choice: Choice): void => {
  const { db, user, benefit, selection, candidates } = subject
  const { id } = openSelection(subject)
  const employeeName = `${user.firstName} ${user.surname}`
  const added = candidates.filter((one) => choice.people.includes(one.id)).map(({ name }) => name)
  const monthlyCost = sumOf(linesFor(subject, choice))
  const today = todayIn(db)
  const begins = (selection?.status === 'approved' ? selection.startDate : null) ?? startOf(benefit.timing, today)
  db.selections.update(id, {
    status: benefit.offer.needsApproval ? 'pending' : 'approved',
    planDetails: planWithCap(subject, choice),
    peopleCovered: [employeeName, ...added],
    monthlyCost,
    startDate: begins,
    endDate: hireEndOf(benefit, choice, begins),
    values: choice,
    draft: null,
  })
  db.approvals.remove(id)
  if (benefit.offer.needsApproval)
    db.approvals.insert({
      id,
      benefitId: benefit.id,
      employeeName,
      orderValue: monthlyCost.employee < 0 ? null : monthlyCost.employee,
      requestedOn: today,
      fields: approvalFields(benefit.offer, choice, candidates),
    })
}

/** Raises prices just before a submission, if the scenario `cost-changed` asks for that. */
const letPricesRise = ({ db }: Subject): void => {
  const rise = db.settings.find('settings')?.comingRise ?? 0
  if (rise > 0) db.settings.update('settings', { priceRise: rise, comingRise: 0 })
}

/** Stores or submits what was sent, merged with the earlier draft. Answers to medical questions count from then on. */
const save = (subject: Subject, status: 200 | 201, body: SelectionRequest): HandlerResponse => {
  const { benefit, selection, user } = subject
  const before = selection?.draft ?? selection?.values ?? emptyChoice
  const choice: Choice = { values: { ...before.values, ...body.values }, people: body.people ?? before.people }
  const answers = body.answers ?? []
  const wrong =
    unacceptable(strangeProblems(subject, choice)) ??
    (answers.length > 0 ? unacceptable(answerProblems(subject, answers)) : null) ??
    (body.accepted_terms ? unacceptable(valueProblems(subject, choice)) : null)
  if (wrong) return wrong
  const answered = (selection?.answered ?? false) || answers.length > 0

  if (!body.accepted_terms) {
    const kept = keep(subject, choice, answered)
    return { status, body: { status: 'success', setup: wireSetup(kept) } }
  }
  const known = answered === (selection?.answered ?? false) ? subject : keep(subject, before, answered)
  letPricesRise(known)
  if (body.quote_id !== quoteOf(known, choice))
    return refused('The cost has changed since you last saw it', 'cost-changed')
  if (benefit.terms.some(({ id, version }) => body.accepted_terms_versions?.[id] !== version))
    return refused('The terms have changed since you read them', 'terms-changed')
  submit(known, countedChoice(benefit.offer, choice, known.candidates))
  return { status, body: { status: 'success', setup: wireSetup(subjectOf(subject.db, user, benefit)) } }
}

const create = (subject: Subject, body: SelectionRequest): HandlerResponse => {
  const { user, benefit, selection } = subject
  if (isRestricted(user, benefit)) return refused(`You can choose ${benefit.name} when your probation ends`)
  switch (selection?.status) {
    case 'approved':
      return refused('You already have this benefit')
    case 'pending':
      return refused('Your choice is awaiting approval, so you can’t change it now')
    case 'not-selected':
    case 'in-progress':
    case 'rejected':
    case 'opted-out':
    case undefined:
      return save(subject, 201, body)
  }
}

/** POST /selection: chooses a benefit, or chooses it again. */
export const createSelection = signedIn<SelectionRequest>(({ db, user, body }) => {
  const benefit = benefitFor(db, user, body.eeben_benefit_id)
  return benefit ? create(subjectOf(db, user, benefit), body) : benefitGone()
})

const update = (subject: Subject, status: 200 | 201, body: SelectionRequest): HandlerResponse => {
  const { user, benefit } = subject
  if (body.eeben_benefit_id !== benefit.id) return selectionGone()
  if (isNew(subject) && isRestricted(user, benefit))
    return refused(`You can choose ${benefit.name} when your probation ends`)
  if (subject.selection?.status === 'pending')
    return refused('Your choice is awaiting approval, so you can’t change it now')
  return save(subject, status, body)
}

/** PATCH /selection/{id}: changes a selection, or leaves its benefit. */
export const updateSelection = signedIn<SelectionRequest | { readonly status: 'opted-out' }>((call) => {
  const { db, user, params, body } = call
  const selection = db.selections.find(params['id'] ?? '')
  const benefit = benefitFor(db, user, selection?.benefitId ?? '')
  if (selection?.personId !== user.id || !benefit) return selectionGone()
  const subject = subjectOf(db, user, benefit)
  return overtaken(call, selection) ?? ('status' in body ? optOut(subject) : update(subject, 200, body))
})

/** POST /selections/client/{client}/employees/{employee}: the same for an employee, by an employer of the same client. */
export const saveSelectionForEmployee: Handler = (call) => {
  const employer = personOfBearer(call)
  if (!employer) return unauthorised()
  const mayAct = employer.userType === 'employer' && employer.employmentStatus === 'active'
  if (!mayAct || call.params['client'] !== employer.clientId || !actingAs(call, employer)) return forbidden()
  const employee = call.db.people.find(call.params['employee'] ?? '')
  if (employee?.clientId !== employer.clientId) return refuse(404, { error: 'We can’t find this employee' })
  // The cast is sound because the contract check ran before the handler.
  const body = call.body as SelectionRequest
  const benefit = benefitFor(call.db, employee, body.eeben_benefit_id)
  if (!benefit) return benefitGone()
  const subject = subjectOf(call.db, employee, benefit)
  const isHeld = subject.selection?.status === 'approved' || subject.selection?.status === 'pending'
  const response = isHeld ? update(subject, 201, body) : create(subject, body)
  return call.headers['x-masquerade-user-id'] === undefined ? response : namingActing(response, employer, employee)
}

import { readFileSync } from 'node:fs'
import type { RecordedEvent } from '../../src/domain/kernel/event.ts'
import { portalEvolution, type State } from '../../src/domain/state.ts'
import { foldByHand } from '../core/by-hand.ts'

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null
const isText = (value: unknown): value is string => typeof value === 'string'
const isTextOrNull = (value: unknown): boolean => value === null || typeof value === 'string'
const isNumberOrNull = (value: unknown): boolean => value === null || typeof value === 'number'
const isBoolean = (value: unknown): boolean => value === true || value === false
const isList = (value: unknown, item: (one: unknown) => boolean): boolean => Array.isArray(value) && value.every(item)

const isSelection = (value: unknown): boolean =>
  isFields(value) &&
  isText(value['selectionId']) &&
  isText(value['status']) &&
  isTextOrNull(value['statusLabel']) &&
  isTextOrNull(value['planDetails']) &&
  isList(value['peopleCovered'], isText) &&
  (value['monthlyCost'] === null ||
    (isFields(value['monthlyCost']) &&
      isNumberOrNull(value['monthlyCost']['company']) &&
      isNumberOrNull(value['monthlyCost']['employee']))) &&
  (value['yearlyCost'] === null ||
    (isFields(value['yearlyCost']) &&
      isNumberOrNull(value['yearlyCost']['company']) &&
      isNumberOrNull(value['yearlyCost']['employee']))) &&
  isTextOrNull(value['next']) &&
  isTextOrNull(value['reference']) &&
  isTextOrNull(value['endDate']) &&
  (value['optOut'] === null ||
    (isFields(value['optOut']) &&
      isBoolean(value['optOut']['allowed']) &&
      isTextOrNull(value['optOut']['effectiveDate'])))

const isBenefit = (value: unknown): boolean =>
  isFields(value) &&
  isText(value['benefitId']) &&
  isText(value['name']) &&
  isTextOrNull(value['summary']) &&
  isText(value['groupCode']) &&
  isTextOrNull(value['icon']) &&
  isBoolean(value['beamSupported']) &&
  (value['selection'] === null || isSelection(value['selection'])) &&
  isBoolean(value['restricted']) &&
  isTextOrNull(value['restrictedUntil']) &&
  isNumberOrNull(value['lowestCost']) &&
  isTextOrNull(value['chooseBy']) &&
  isTextOrNull(value['image'])

const isRow = (value: unknown): boolean =>
  isFields(value) &&
  isText(value['selectionId']) &&
  isText(value['employeeName']) &&
  isNumberOrNull(value['orderValue']) &&
  isFields(value['fields']) &&
  Object.values(value['fields']).every(isText)

const isCard = (value: unknown): boolean =>
  isFields(value) &&
  isText(value['id']) &&
  isText(value['title']) &&
  isTextOrNull(value['text']) &&
  isTextOrNull(value['link']) &&
  isTextOrNull(value['icon']) &&
  isBoolean(value['urgent'])

const isDetail = (value: unknown): boolean =>
  isFields(value) &&
  isBenefit(value['benefit']) &&
  isText(value['description']) &&
  isTextOrNull(value['covers']) &&
  isTextOrNull(value['howToLeave']) &&
  isTextOrNull(value['howToReturn']) &&
  isList(value['facts'], isFields) &&
  isList(value['levels'], isFields) &&
  isTextOrNull(value['startDate']) &&
  isList(value['terms'], isFields) &&
  (value['claim'] === null || isFields(value['claim']))

const isPending = (value: unknown): boolean =>
  isFields(value) &&
  isText(value['benefitId']) &&
  isText(value['benefitName']) &&
  isBoolean(value['takesReason']) &&
  isList(value['rows'], isRow)

/** Whether the data of one of the workload’s events fits its type. */
export const fits = (type: unknown, data: unknown): boolean => {
  if (!isFields(data)) return false
  switch (type) {
    case 'BenefitsLoaded':
      return isList(data['benefits'], isBenefit)
    case 'PendingLoaded':
      return isPending(data['pending'])
    case 'CardsLoaded':
      return isList(data['cards'], isCard)
    case 'BenefitLoaded':
      return isDetail(data['detail'])
    case 'OptOutRequested':
    case 'SelectionOptedOut':
      return isText(data['benefitId']) && isText(data['selectionId'])
    case 'RowsTicked':
      return isList(data['selectionIds'], isText) && isBoolean(data['ticked'])
    case 'PanelOpened':
      return isText(data['panel']) && isTextOrNull(data['subject'])
    case 'PanelClosed':
      return true
    case 'FieldEdited':
      return isText(data['form']) && isText(data['field']) && isText(data['value']) && isTextOrNull(data['problem'])
    case 'FieldLeft':
      return isText(data['form']) && isText(data['field']) && isTextOrNull(data['problem'])
    case 'IdleTick':
      return typeof data['lastActivityAt'] === 'number'
    case 'DecisionRequested':
      return isList(data['selectionIds'], isText) && (data['decision'] === 'approve' || data['decision'] === 'reject')
    case 'SelectionsApproved':
      return isText(data['decision']) && isList(data['decided'], isText) && isList(data['failed'], isText)
    default:
      return false
  }
}

function* eventsOf(text: string): Generator<RecordedEvent> {
  let from = text.indexOf('\n') + 1
  for (let line = 2; from < text.length; line += 1) {
    const found = text.indexOf('\n', from)
    const end = found < 0 ? text.length : found
    const event: unknown = JSON.parse(text.slice(from, end))
    if (
      !isFields(event) ||
      typeof event['seq'] !== 'number' ||
      typeof event['at'] !== 'number' ||
      typeof event['v'] !== 'number' ||
      !isNumberOrNull(event['causedBy']) ||
      !fits(event['type'], event['data'])
    )
      throw new Error(`Line ${line} is no event.`)
    yield event as unknown as RecordedEvent // checked just now
    from = end + 1
  }
}

/** What one would write by hand: the file as text, `JSON.parse` for each line, checks by type, one switch in place. */
export const logByHand = (file: string): State =>
  foldByHand(portalEvolution().initial(), eventsOf(readFileSync(file, 'utf8')), true)

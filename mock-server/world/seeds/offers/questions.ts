import type { Question } from '../../offer.ts'

const details: Question = {
  id: 'details',
  question:
    'You answered yes to at least one question. Tell us what it was, when it started, what treatment you had and whether it’s over.',
  kind: 'text',
}

const yesNo = (id: string, question: string): Question => ({ id, question, kind: 'yes-no' })

/** Asked before a large sum is insured on a life or against an illness. */
export const healthQuestions: readonly Question[] = [
  yesNo(
    'absence',
    'In the last 2 years, have you been off work for more than 10 working days in a row because of illness or injury? Don’t count maternity, paternity or adoption leave.',
  ),
  yesNo(
    'heart-cancer',
    'Have you ever had cancer, a heart attack, chest pain from a heart condition, a stroke, diabetes or multiple sclerosis?',
  ),
  yesNo(
    'treatment',
    'In the last 5 years, have you had treatment, medicine or advice for raised blood pressure, raised cholesterol, a tumour or a disorder of the kidneys, liver or lungs?',
  ),
  yesNo(
    'mental-health',
    'In the last 5 years, have you seen a doctor or counsellor about anxiety, depression or stress?',
  ),
  yesNo('waiting', 'Are you waiting for a test, a result, an operation or a referral to a specialist?'),
  yesNo('tobacco', 'In the last 12 months, have you used tobacco, e-cigarettes or anything else with nicotine?'),
  details,
]

/** Asked before a large sum is insured against accidents. */
export const accidentQuestions: readonly Question[] = [
  yesNo(
    'disability',
    'Do you have an injury or a condition that limits the use of an arm, a leg, your sight or your hearing?',
  ),
  yesNo('sports', 'Do you take part in climbing, diving below 30 metres, flying, racing or combat sports?'),
  yesNo('claims', 'In the last 5 years, have you claimed for an accident?'),
  details,
]

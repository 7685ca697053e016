import { statesShown } from './pact-file.ts'
import { resultsOf, sumOf, type Result, type InteractionResult } from './result.ts'

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\n': '&#10;',
}

/** Removes control characters, which XML 1.0 does not allow even as entities. */
const plain = (text: string): string =>
  [...text]
    .filter((one) => one >= ' ' || one === '\n' || one === '\t')
    .join('')
    .replaceAll(/[\uFFFE\uFFFF\uD800-\uDFFF]/gu, '')

const attribute = (text: string): string => plain(text).replaceAll(/[&<>"\n]/g, (one) => escapes[one] ?? one)
const content = (text: string): string => plain(text).replaceAll(/[&<>]/g, (one) => escapes[one] ?? one)

const failure = ({ result, problems, reproduction }: InteractionResult): string => {
  const lines = problems.map(({ path, expected, actual, message }) =>
    path === 'state' ? message : `${path}: ${message}\n  expected: ${expected}\n  came: ${actual}`,
  )
  const call =
    reproduction === null
      ? []
      : [`${reproduction.method} ${reproduction.path}`, reproduction.setup ?? '', reproduction.curl]
  const message = problems.map((problem) => `${problem.path}: ${problem.message}`).join('; ')
  return `<failure type="${attribute(result)}" message="${attribute(message)}">${content([...lines, ...call.filter((line) => line !== '')].join('\n'))}</failure>`
}

const testCase = (host: string, verified: InteractionResult): string => {
  const { interaction, result, seconds, note } = verified
  const state = statesShown(interaction)
  const status = interaction.status === null ? '' : `${interaction.status} `
  const name = `${status}${interaction.description}${state === '' ? '' : ` (${state})`}`
  return (
    `    <testcase classname="${attribute(`${host}.${interaction.operation}`)}" name="${attribute(name)}" time="${seconds.toFixed(3)}">` +
    `${result === 'kept' ? '' : failure(verified)}${note === null ? '' : `<system-out>${content(note)}</system-out>`}</testcase>`
  )
}

const figures = (results: readonly InteractionResult[]): string => {
  const { failed } = sumOf(results)
  const time = results.reduce((sum, { seconds }) => sum + seconds, 0)
  return `tests="${results.length}" failures="${failed}" errors="0" skipped="0" time="${time.toFixed(3)}"`
}

/** The run as JUnit XML: one suite per pact, one test case per interaction. */
export const junitOf = (result: Result): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="portal-contracts" ${figures(resultsOf(result))}>`,
    ...result.groups.flatMap(({ source, results }) => [
      `  <testsuite name="${attribute(`${result.host}: ${source}`)}" timestamp="${result.begun.toISOString().slice(0, 19)}" ${figures(results)}>`,
      ...results.map((verified) => testCase(result.host, verified)),
      '  </testsuite>',
    ]),
    '</testsuites>',
    '',
  ].join('\n')

// How each runner reports its results: its own figures, and each failed test with the beginning of its message.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from '../setup.mjs'

/** The file of a runner's report. */
export const reportOf = (name) => path.join(root, '.cache', `${name}.json`)

const plain = (text) => stripVTControlCharacters(text).trim().split('\n').slice(0, 12).join('\n')

/** The named steps that a test was in when it failed, the outer ones first. */
const failedSteps = ({ steps = [] }) =>
  steps.filter(({ error }) => error).flatMap((step) => [step.title, ...failedSteps(step)])

/**
 * The account of a failed attempt at a Playwright test: the steps it was in, each of its errors (a time-out and what it was waiting for are
 * two), and the texts attached to it.
 */
const accountOf = ({ errors = [], attachments = [], ...attempt } = {}) =>
  [
    ...failedSteps(attempt).map((title) => `In the step '${title}':`),
    ...errors.map(({ message = '' }) => plain(message)),
    ...attachments
      .filter(({ contentType, body }) => contentType === 'text/plain' && body !== undefined)
      .map(({ name, body }) => `${name}: ${plain(Buffer.from(body, 'base64').toString())}`),
  ].join('\n')

/** The specs of a Playwright report, at any depth. */
const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)]

/**
 * What a runner's report says, by the kind of runner. Throws if the runner left no report.
 * @type {Record<string, (name: string, output: string) => {passed: number, failed: number, failures: string[]}>}
 */
export const results = {
  vitest: (name) => {
    const { numPassedTests, numFailedTests, numTotalTests, numFailedTestSuites, success, testResults } = JSON.parse(
      readFileSync(reportOf(name), 'utf8'),
    )
    if (numTotalTests === 0) return { passed: 0, failed: 1, failures: [] }
    // A file that could not be read, or whose hooks failed.
    const unread = testResults.filter(
      ({ status, assertionResults }) =>
        status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
    )
    return {
      passed: numPassedTests,
      failed: numFailedTests + (success || numFailedTests > 0 ? 0 : Math.max(1, numFailedTestSuites)),
      failures: [
        ...unread.map(({ name: file, message }) => `${file}\n${plain(message)}`),
        ...testResults
          .flatMap(({ assertionResults }) => assertionResults)
          .filter(({ status }) => status === 'failed')
          .map(({ fullName, failureMessages }) => `${fullName}\n${plain(failureMessages.join('\n'))}`),
      ],
    }
  },
  playwright: (name) => {
    const { stats, suites, errors } = JSON.parse(readFileSync(reportOf(name), 'utf8'))
    const wrong = suites
      .flatMap(specsOf)
      .flatMap(({ file, line, title, tests }) =>
        tests
          .filter(({ status }) => status === 'unexpected' || status === 'flaky')
          .map(({ results: tries }) => `${file}:${line} ${title}\n${accountOf(tries.at(-1))}`),
      )
    return {
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky,
      failures: [...errors.map(({ message = '' }) => plain(message)), ...wrong],
    }
  },
  closingLine: (_, output) => {
    const line = output.match(/^(\d+) passed, (\d+) failed$/m)
    const [passed, failed] = line ? [Number(line[1]), Number(line[2])] : [0, 1]
    return { passed, failed, failures: [] }
  },
}

// How each runner reports its results: its own figures, and each failed test with the beginning of its message.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from '../setup.mjs'

/** Where a runner writes its report. */
export const reportOf = (name) => path.join(root, '.cache', `${name}.json`)

const plain = (text) => stripVTControlCharacters(text).trim().split('\n').slice(0, 12).join('\n')

/** The specs of a Playwright report, however deep they lie. */
const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)]

/**
 * What a runner's report says, by the kind of runner. Throws where the runner left no report.
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
          .map(({ results: tries }) => ({ file, line, title, message: tries.at(-1)?.error?.message ?? '' })),
      )
    return {
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky,
      failures: [
        ...errors.map(({ message = '' }) => plain(message)),
        ...wrong.map(({ file, line, title, message }) => `${file}:${line} ${title}\n${plain(message)}`),
      ],
    }
  },
  closingLine: (_, output) => {
    const line = output.match(/^(\d+) passed, (\d+) failed$/m)
    const [passed, failed] = line ? [Number(line[1]), Number(line[2])] : [0, 1]
    return { passed, failed, failures: [] }
  },
}

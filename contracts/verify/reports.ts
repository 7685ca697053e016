import { closeSync, mkdirSync, openSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { ReportFiles } from './arguments.ts'
import { BadInput, textOf } from './bad-input.ts'
import { htmlOf } from './html.ts'
import { junitOf } from './junit.ts'
import { resultsOf, sumOf, type Result } from './result.ts'
import type { Secrets } from './secrets.ts'

/** The run as JSON, for programs. */
const jsonOf = (result: Result): string => {
  const interactions = result.groups.flatMap(({ source, results }) =>
    results.map(({ interaction, result: ended, problems, reproduction, note, seconds }) => ({
      source,
      number: interaction.number,
      operation: interaction.operation,
      status: interaction.status,
      states: interaction.states,
      description: interaction.description,
      result: ended,
      seconds: Math.round(seconds * 1000) / 1000,
      problems,
      ...(reproduction !== null && { request: reproduction }),
      ...(note !== null && { note }),
    })),
  )
  const { host, url, version, begun } = result
  return `${JSON.stringify({ host, url, version, begun, ...sumOf(resultsOf(result)), interactions }, null, 2)}\n`
}

const kinds = { junit: junitOf, html: htmlOf, json: jsonOf } as const

const each = (files: ReportFiles): readonly (readonly [keyof ReportFiles, string])[] =>
  (['junit', 'html', 'json'] as const).flatMap((kind) => (files[kind] === null ? [] : [[kind, files[kind]] as const]))

/** Opens every report before the run, so that no run is lost because a file cannot be written. Throws BadInput. */
export const openReports = (files: ReportFiles): void => {
  for (const [kind, file] of each(files))
    try {
      mkdirSync(path.dirname(path.resolve(file)), { recursive: true })
      closeSync(openSync(file, 'a'))
    } catch (error) {
      throw new BadInput(`The report ${file} cannot be written (${textOf(error)}). Correct --${kind}.`, {
        cause: error,
      })
    }
}

/** Writes the wanted reports, without secrets. */
export const writeReports = (files: ReportFiles, result: Result, secrets: Secrets): void => {
  for (const [kind, file] of each(files)) writeFileSync(file, secrets.hide(kinds[kind](result)))
}

import type { Reproduction } from './curl.ts'
import { htmlStyle } from './html-style.ts'
import type { Problem } from './problems.ts'
import { statesShown } from './pact-file.ts'
import { resultsOf, sumOf, type Result, type InteractionResult, type Subject } from './result.ts'

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escape = (text: string): string => text.replaceAll(/[&<>"]/g, (one) => escapes[one] ?? one)

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`

const problemItem = ({ path, expected, actual, message }: Problem): string =>
  `<li><p class="path">${escape(path)}</p><p>${escape(message)}</p>` +
  (path === 'state' || expected === ''
    ? ''
    : `<dl><div><dt>Expected</dt><dd><code>${escape(expected)}</code></dd></div>` +
      `<div><dt>Came</dt><dd><code>${escape(actual)}</code></dd></div></dl>`) +
  `</li>`

const reproduced = ({ setup, curl }: Reproduction): string =>
  `<details class="again"><summary>Send it again</summary><pre><code>${escape([setup, curl].filter((line) => line !== null).join('\n'))}</code></pre></details>`

const inState = ({ states }: Subject): string =>
  states.length === 0 ? '' : ` in the state <code>${escape(statesShown({ states }))}</code>`

const failureItem = ({ interaction, problems, reproduction }: InteractionResult): string =>
  `<article><h3>${escape(interaction.operation)} <span>${interaction.status ?? ''}</span></h3>` +
  `<p>${escape(interaction.description)}</p>` +
  `<p class="call"><code>${escape(reproduction?.method ?? interaction.method)} ${escape(reproduction?.path ?? interaction.path)}</code>${inState(interaction)}</p>` +
  `<ul>${problems.map(problemItem).join('')}</ul>${reproduction === null ? '' : reproduced(reproduction)}</article>`

const resultItem = ({ interaction, result }: InteractionResult): string =>
  `<li class="${result === 'kept' ? 'kept' : 'failed'}"><strong>${result === 'kept' ? 'Kept' : 'Failed'}</strong>` +
  `<span class="status">${interaction.status ?? ''}</span><span>${escape(interaction.description)}<small>${escape(statesShown(interaction))}</small></span></li>`

/** The operations of a run in alphabetical order, each with its results. */
const byOperation = (
  results: readonly InteractionResult[],
): readonly (readonly [string, readonly InteractionResult[]])[] => {
  const found = new Map<string, InteractionResult[]>()
  for (const verified of results) {
    const { operation } = verified.interaction
    found.set(operation, [...(found.get(operation) ?? []), verified])
  }
  return [...found].toSorted(([one], [other]) => (one < other ? -1 : 1))
}

const operationSection = ([operation, results]: readonly [string, readonly InteractionResult[]]): string => {
  const { failed } = sumOf(results)
  const summary = failed === 0 ? `${results.length} kept` : `${failed} of ${results.length} failed`
  return (
    `<details${failed === 0 ? '' : ' open'}><summary><span>${escape(operation)}</span><span class="${failed === 0 ? 'kept' : 'failed'}">${summary}</span></summary>` +
    `<ul>${results.map(resultItem).join('')}</ul></details>`
  )
}

/** The run as one page that needs nothing else, and no script. */
export const htmlOf = (result: Result): string => {
  const results = resultsOf(result)
  const failures = results.filter((verified) => verified.result !== 'kept')
  const { passed, failed } = sumOf(results)
  const share = results.length === 0 ? 0 : Math.round((passed / results.length) * 1000) / 10
  const title = `The contract of ${result.host}: ${failed === 0 ? 'kept' : `${failed} failed`}`
  return `<!doctype html>
<html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(title)}</title><style>${htmlStyle}</style></head><body>
<header><p class="host">${escape(result.host)}</p>
<h1>${failed === 0 ? `The contract is kept` : `${failed} of ${results.length} failed`}</h1>
<p>${escape(result.url)}, ${escape(`${result.begun.toISOString().slice(0, 16).replace('T', ' ')} UTC`)}, portal-contracts ${escape(result.version)}</p>
<div class="bar" aria-hidden="true"><div style="width:${share}%"></div></div>
<dl class="sums"><div><dt>Kept</dt><dd>${passed}</dd></div><div><dt>Failed</dt><dd>${failed}</dd></div>
<div><dt>Operations</dt><dd>${byOperation(results).length}</dd></div></dl></header>
<main>
${failures.length === 0 ? '' : `<section aria-labelledby="failures"><h2 id="failures">What failed</h2>${failures.map(failureItem).join('')}</section>`}
<section aria-labelledby="interactions"><h2 id="interactions">All results</h2>${byOperation(results).map(operationSection).join('')}</section>
</main>
<footer><p>${result.groups.map(({ source, results: own }) => `${escape(source)}: ${counted(own.length, 'result', 'results')}`).join('<br>')}</p></footer>
</body></html>
`
}

import type { Reproduction } from './curl.ts'
import type { Problem } from './problems.ts'
import { statesShown } from './pact-file.ts'
import { resultsOf, sumOf, type Result, type InteractionResult, type Subject } from './result.ts'

/** The style of the report: system fonts, light colours, no horizontal scrolling even on a phone. */
export const htmlStyle = `
:root { color-scheme: light; --ink: #1d2430; --quiet: #56606f; --line: #dfe3e9; --ground: #f6f7f9; --good: #1b6e3c; --bad: #a8261c }
* { box-sizing: border-box }
body { margin: 0; padding: 0 1rem 4rem; background: var(--ground); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif }
header, main, footer { max-width: 60rem; margin: 0 auto }
header { padding: 2.5rem 0 1rem }
h1 { margin: 0.1em 0 0.3em; font-size: clamp(1.6rem, 5vw, 2.2rem); line-height: 1.2; text-wrap: balance }
h2 { margin: 2.5rem 0 0.75rem; font-size: 1.25rem }
h3 { margin: 0; font-size: 1.05rem; overflow-wrap: anywhere }
h3 span { color: var(--quiet); font-weight: 400 }
p { margin: 0.25rem 0; overflow-wrap: anywhere }
header p, footer, .call, small { color: var(--quiet) }
.host { font-weight: 600; color: var(--quiet) }
.bar { height: 0.6rem; margin: 1.5rem 0; border-radius: 1rem; background: var(--bad); overflow: hidden }
.bar div { height: 100%; background: var(--good); box-shadow: 2px 0 0 var(--ground) }
.sums { display: flex; gap: 2.5rem; margin: 0 }
dt { color: var(--quiet); font-size: 0.875rem }
dd { margin: 0 }
.sums dd { font-size: 1.5rem; font-weight: 600; font-variant-numeric: tabular-nums }
article, details { background: #fff; border: 1px solid var(--line); border-radius: 0.5rem; margin: 0 0 0.75rem }
article { padding: 1rem 1.25rem }
article ul, details ul { list-style: none; margin: 0; padding: 0 }
article li { margin-top: 0.75rem; padding-top: 0.75rem; border-top: 1px solid var(--line) }
.path { font: 600 0.9rem/1.5 ui-monospace, monospace }
article dl { display: grid; grid-template-columns: 1fr 1fr; gap: 1rem; margin: 0.5rem 0 0 }
code { font: 0.875rem/1.5 ui-monospace, monospace; overflow-wrap: anywhere }
dd code { display: block; padding: 0.4rem 0.6rem; border-radius: 0.3rem; background: var(--ground); white-space: pre-wrap }
details { margin-bottom: 0.4rem }
summary { display: flex; gap: 0.75rem; padding: 0.6rem 1rem; cursor: pointer; overflow-wrap: anywhere }
summary::before { content: '▸'; color: var(--quiet) }
details[open] > summary::before { content: '▾' }
summary .kept, summary .failed { margin-left: auto }
summary:focus-visible { outline: 3px solid #2463c4; outline-offset: 2px; border-radius: 0.5rem }
summary .kept, summary .failed { flex: none; font-size: 0.9rem }
.kept { color: var(--quiet) }
.failed { color: var(--bad); font-weight: 600 }
details li { display: grid; grid-template-columns: 4rem 3rem 1fr; gap: 0.5rem; padding: 0.5rem 1rem; border-top: 1px solid var(--line) }
details li.kept, details li.failed { color: var(--ink); font-weight: 400 }
details li strong { font-size: 0.9rem; line-height: 1.7 }
li.kept strong { color: var(--good) }
li.failed strong { color: var(--bad) }
.status { font-variant-numeric: tabular-nums; color: var(--quiet) }
small { display: block; font-size: 0.875rem; overflow-wrap: anywhere }
details.again { margin: 0.75rem 0 0 }
pre { margin: 0; padding: 0.6rem 1rem; border-top: 1px solid var(--line); white-space: pre-wrap }
footer { margin-top: 2.5rem; font-size: 0.875rem }
@media (max-width: 40rem) { article dl { grid-template-columns: 1fr; gap: 0.5rem } .sums { gap: 1.75rem } }
@media print { body { background: #fff } details > ul { display: block } }
`

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

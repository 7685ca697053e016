import { escape, reportPage } from '../../../tools/html.ts'
import type { SeenCase, SeenOperation } from './record.ts'

const style = `
h3 { font-size: 1rem; margin: 0 } .good { color: #14603c } .bad { color: #8f1d14; font-weight: 600 }
.sums { display: flex; flex-wrap: wrap; gap: .5rem 2.5rem; margin: 1.25rem 0; padding: 0; list-style: none }
.sums strong { display: block; font-size: 1.5rem; line-height: 1.2; font-variant-numeric: tabular-nums }
thead th { font-size: .85rem }
.overview { overflow-wrap: normal } .overview td, .overview thead th { text-align: center; white-space: nowrap; font-variant-numeric: tabular-nums }
.overview thead th span { display: inline-block; max-width: 5.5rem; white-space: normal }
.overview th:first-child { position: sticky; left: 0; background: #fff; font-weight: 400; text-align: left; white-space: nowrap }
.overview .hit { background: #fdeceb }
details.op { border: 1px solid #dfe2e6; border-radius: 8px; background: #fff; margin: .5rem 0 }
details.op > summary { display: flex; flex-wrap: wrap; gap: .1rem .75rem; align-items: baseline; padding: .6rem .8rem; cursor: pointer }
details.op > summary small { color: #5a6472 } details.op > summary span:last-child { margin-left: auto }
details.op[open] > summary { border-bottom: 1px solid #eef0f2 } details.op > div { padding: .25rem .8rem .8rem }
.cases th { font-weight: 600 } .cases th:first-child { width: 15rem } .cases td small { display: block; color: #5a6472 }
.failure { border: 1px solid #e8b9b5; border-radius: 8px; background: #fff; padding: 1rem; margin: .75rem 0 }
.failure ul { margin: .5rem 0; padding-left: 1.2rem; color: #6f1710 } .failure dl { display: grid; grid-template-columns: max-content 1fr; gap: .2rem 1rem; margin: .5rem 0 }
.failure img { display: block; width: 100%; max-width: 48rem; height: auto; margin-top: .75rem; border: 1px solid #dfe2e6; border-radius: 4px }
@media (max-width: 40rem) { .cases, .cases tbody, .cases tr, .cases th, .cases td { display: block; width: auto } .cases thead { display: none }
  .cases td { border: 0; padding-top: 0 } .failure dl { grid-template-columns: 1fr } }
`

const isFailed = ({ problems }: SeenCase): boolean => problems.length > 0

/** How many cases passed and failed. */
export const sumsOf = (seen: readonly SeenOperation[]): { readonly passed: number; readonly failed: number } => {
  const cases = seen.flatMap((one) => one.cases)
  const failed = cases.filter(isFailed).length
  return { passed: cases.length - failed, failed }
}

/** A message can be a whole page: its beginning is enough. */
const short = (shown: string): string => (shown.length > 240 ? `${shown.slice(0, 240)} …` : shown)

/** The column of the overview: the status of a declared response, else the name of the fault. */
const columnOf = ({ group, name }: SeenCase): string => (group === 'declared' ? (name.split(' ')[0] ?? name) : name)

const columnsOf = (seen: readonly SeenOperation[]): readonly string[] => {
  const of = (group: SeenCase['group']): readonly string[] => [
    ...new Set(seen.flatMap(({ cases }) => cases.filter((one) => one.group === group).map(columnOf))),
  ]
  return [...[...of('declared')].sort(), ...of('transport'), ...of('after')]
}

const cellOf = (cases: readonly SeenCase[]): string => {
  if (cases.length === 0) return '<td class="quiet">–</td>'
  const failed = cases.filter(isFailed).length
  if (failed === 0) return `<td class="good">${cases.length === 1 ? '✓' : `✓ ${cases.length}`}</td>`
  return `<td class="bad hit">${failed} failed</td>`
}

const overview = (seen: readonly SeenOperation[]): string => {
  const columns = columnsOf(seen)
  const rows = seen.map(
    ({ id, cases }) =>
      `<tr><th scope="row"><a href="#${escape(id)}">${escape(id)}</a></th>` +
      `${columns.map((column) => cellOf(cases.filter((one) => columnOf(one) === column))).join('')}</tr>`,
  )
  return (
    '<div class="scroll" tabindex="0" role="region" aria-label="Operations by fault"><table class="overview">' +
    '<caption>Operations by fault</caption>' +
    `<thead><tr><th scope="col">Operation</th>${columns.map((column) => `<th scope="col"><span>${escape(column)}</span></th>`).join('')}</tr></thead>` +
    `<tbody>${rows.join('\n')}</tbody></table></div>`
  )
}

const seenText = ({ expected, shown, group }: SeenCase): string => {
  if (group === 'after') return '<span class="quiet">The user can continue.</span>'
  return expected === null ? '<span class="quiet">No message, by design.</span>' : escape(short(shown))
}

const caseRow = (one: SeenCase): string =>
  `<tr><th scope="row">${escape(one.name)}</th>` +
  `<td>${isFailed(one) ? `<span class="bad">${one.problems.map(escape).join(' ')}</span>` : seenText(one)}` +
  `${one.because === null ? '' : `<small>${escape(one.because)}</small>`}</td></tr>`

const section = ({ id, host, method, path, screen, who, reasons, cases }: SeenOperation): string => {
  const failed = cases.filter(isFailed).length
  return (
    `<details class="op" id="${escape(id)}"${failed > 0 ? ' open' : ''}><summary><h3>${escape(id)}</h3>` +
    `<small>${escape(`${method} ${path}`)}</small>` +
    `<span class="${failed > 0 ? 'bad' : 'good'}">${failed > 0 ? `${failed} of ${cases.length} failed` : `${cases.length} passed`}</span></summary>` +
    `<div><p class="quiet">At ${escape(screen)}, by ${escape(who ?? 'a visitor')}; host ${escape(host)}.${reasons.map((reason) => `<br>${escape(reason)}.`).join('')}</p>` +
    `<table class="cases"><caption>What a user sees when ${escape(id)} fails</caption><thead><tr><th scope="col">Fault</th><th scope="col">What the user sees</th></tr></thead>` +
    `<tbody>${cases.map(caseRow).join('\n')}</tbody></table></div></details>`
  )
}

const failure = (id: string, one: SeenCase): string =>
  `<article class="failure"><h3>${escape(id)}: ${escape(one.name)}</h3><ul>${one.problems.map((problem) => `<li>${escape(problem)}</li>`).join('')}</ul>` +
  `<dl><dt>Expected</dt><dd>${one.expected === null ? 'no message' : escape(one.expected)}</dd><dt>Seen</dt><dd>${escape(one.shown === '' ? 'nothing' : short(one.shown))}</dd></dl>` +
  `${one.screenshot === null ? '' : `<img alt="The screen at ${escape(id)}, ${escape(one.name)}" src="data:image/png;base64,${one.screenshot}">`}</article>`

/** The results as one page that needs no script. `missing` are the operations without a result. */
export const pageOf = (seen: readonly SeenOperation[], missing: readonly string[]): string => {
  const { passed, failed } = sumsOf(seen)
  const failures = seen.flatMap(({ id, cases }) => cases.filter(isFailed).map((one) => failure(id, one)))
  const unseen = missing.map(
    (id) => `<article class="failure"><h3>${escape(id)}</h3><p>Its run did not finish.</p></article>`,
  )
  return reportPage(
    'Fault injection',
    style,
    `<p class="quiet">Every operation is made to fail on the screens that use it: by each error response that its OpenAPI document declares, and by failures of the transport. A case passes when the right message shows, nothing that was entered is lost, the screen stays usable and the console stays silent.</p>
<ul class="sums"><li><strong>${seen.length}</strong>operations</li><li><strong class="good">${passed.toLocaleString('en-GB')}</strong>passed</li><li><strong class="${failed > 0 ? 'bad' : 'quiet'}">${failed}</strong>failed</li></ul>`,
    `<h2>What failed</h2>
${failures.length + unseen.length === 0 ? '<p>Nothing failed.</p>' : [...unseen, ...failures].join('\n')}
<h2>Overview</h2>
<p class="quiet">A number counts several responses of one status. A dash: the operation has no such response.</p>
${overview(seen)}
<h2>Operations</h2>
${seen.map(section).join('\n')}`,
  )
}

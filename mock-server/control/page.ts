import { faultKinds, type Fault } from '../faults.ts'
import type { JournalEntry } from '../journal.ts'
import type { Mock } from '../request.ts'
import { scenarios } from '../scenarios/definitions.ts'
import { responseModes, type ResponseMode } from '../sparse.ts'
import { scenarioNames } from '../scenarios/names.ts'
import { demoCode, demoPassword } from '../world/seeds/people.ts'
import type { World } from '../world/world.ts'

/** The look of the control page: one column on a phone, two on a desktop. */
export const pageStyle = `
*{box-sizing:border-box}
body{margin:0;font:16px/1.5 system-ui,sans-serif;color:#1c1f26;background:#f4f4f7}
header{background:#272a31;color:#fff;padding:1rem 1.25rem}
header p,h1{margin:0}
h1{font-size:1.25rem}h2{font-size:1.0625rem;margin:0 0 .75rem}
main{display:grid;align-items:start;gap:1rem;padding:1rem;max-width:76rem;margin:0 auto;grid-template-columns:minmax(0,1fr)}
section{background:#fff;border:1px solid #d9dae1;border-radius:.5rem;padding:1rem;min-width:0}
.notice{margin:0;padding:.75rem 1rem;border-radius:.5rem;background:#e4f3ea;color:#0c4a2a}
.notice.wrong{background:#fde8e6;color:#8a1c10}
ul{list-style:none;margin:0 0 1rem;padding:0}
li{display:flex;flex-wrap:wrap;justify-content:space-between;gap:.5rem;padding:.5rem 0;border-bottom:1px solid #ececf1}
.scroll{max-height:22rem;overflow:auto}
ul+form{margin-bottom:1rem}
td:last-child{width:6rem}
small{display:block;color:#565b69;font-size:.875rem}
code{font:.9375em ui-monospace,monospace;overflow-wrap:anywhere}
.row,.inline{display:flex;flex-wrap:wrap;gap:.5rem;align-items:end}
.pair{display:grid;gap:0 .75rem;grid-template-columns:repeat(auto-fit,minmax(8rem,1fr))}
.field{margin-bottom:.75rem}.inline .field{margin:0;flex:1 1 10rem}
label{display:block;font-weight:600;font-size:.875rem}
input,select{width:100%;min-height:2.75rem;padding:.5rem;border:1px solid #767b8a;border-radius:.375rem;font:inherit;background:#fff}
button{min-height:2.75rem;padding:.5rem 1rem;border:1px solid #7f48df;border-radius:.375rem;background:#7f48df;color:#fff;font:inherit;font-weight:600;cursor:pointer}
button.quiet{background:#fff;color:#5d2bb5}
a{color:#5d2bb5}
:focus-visible{outline:3px solid #ffbf47;outline-offset:2px}
details{margin-top:1rem}summary{cursor:pointer;min-height:2rem}
dt{font-weight:600}dd{margin:0 0 .5rem}
table{width:100%;border-collapse:collapse;font-size:.9375rem}
th,td{text-align:left;vertical-align:top;padding:.5rem .5rem .5rem 0;border-bottom:1px solid #ececf1;overflow-wrap:anywhere}
tr.wrong td{background:#fde8e6}tr.wrong small{color:#8a1c10}
.unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
@media (min-width:60rem){main{grid-template-columns:minmax(0,1fr) minmax(0,1fr)}.notice,.wide{grid-column:1/-1}}
`

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escape = (text: string): string => text.replaceAll(/[&<>"]/g, (character) => escapes[character] ?? character)

const options = (names: readonly string[]): string =>
  names.map((name) => `<option value="${escape(name)}">${escape(name)}</option>`).join('')

/** A form that is one button. */
const button = (action: string, label: string, hidden: Readonly<Record<string, string>>, quiet = true): string =>
  `<form method="post" action="${action}">` +
  Object.entries(hidden)
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escape(value)}">`)
    .join('') +
  `<button${quiet ? ' class="quiet"' : ''}>${label}</button></form>`

const worldItem = (one: World, current: World): string => {
  const name = escape(one.name)
  const about = [one.scenario ?? 'as seeded', ...(one.faults.list().length > 0 ? ['with faults'] : [])]
  const link = one.name === current.name ? `<strong>${name}</strong>` : `<a href="/_mock/?world=${name}">${name}</a>`
  return (
    `<li><span>${link}<small>${escape(about.join(', '))}</small></span><span class="row">` +
    button(`/_mock/worlds/${name}/enter`, `Use in this browser<span class="unseen"> world ${name}</span>`, {
      world: one.name,
    }) +
    (one.name === 'default'
      ? ''
      : button(`/_mock/worlds/${name}/remove`, `Remove<span class="unseen"> world ${name}</span>`, {
          world: 'default',
        })) +
    `</span></li>`
  )
}

const faultItem = (world: World, { operation, kind, status, delayMs, times }: Fault): string =>
  `<li><span><code>${escape(operation)}</code> ${kind}` +
  `${status === undefined ? '' : ` ${status}`}${delayMs === undefined ? '' : `, ${delayMs} ms`}${times === undefined ? '' : `, ${times} more`}</span>` +
  button('/_mock/faults/clear', `Clear<span class="unseen"> the faults of ${escape(operation)}</span>`, {
    world: world.name,
    operation,
  }) +
  `</li>`

const callRow = ({ world, host, method, path, operation, status, fault, mismatch }: JournalEntry): string =>
  `<tr${mismatch ? ' class="wrong"' : ''}><td><code>${method} ${escape(path)}</code>` +
  `<small>${escape(`${operation ?? 'no operation'}, ${host}, world ${world}`)}</small>` +
  `${mismatch ? `<small>${escape(`${mismatch.side}: ${mismatch.path} ${mismatch.message}`)}</small>` : ''}</td>` +
  `<td>${status ?? 'dropped'}${fault ? `<small>${fault}</small>` : ''}</td></tr>`

const field = (id: string, label: string, control: string): string =>
  `<div class="field"><label for="${id}">${label}</label>${control}</div>`

const number = (id: string, name: string, label: string): string =>
  field(id, label, `<input id="${id}" name="${name}" inputmode="numeric" pattern="[0-9]*" autocomplete="off">`)

const scenarioForm = (world: World): string =>
  `<form method="post" action="/_mock/worlds/${escape(world.name)}/reset"><input type="hidden" name="world" value="${escape(world.name)}">` +
  field(
    'scenario',
    'Scenario',
    `<select id="scenario" name="scenario"><option value="">as seeded</option>${options(scenarioNames)}</select>`,
  ) +
  `<div class="pair">` +
  field('email', 'Account (optional)', `<input id="email" name="email" type="email" autocomplete="off">`) +
  field('benefitId', 'Benefit id (optional)', `<input id="benefitId" name="benefitId" autocomplete="off">`) +
  number('count', 'count', 'Count (optional)') +
  `</div><button>Reset to this scenario</button></form>` +
  `<details><summary>What each scenario does</summary><dl>` +
  scenarioNames.map((name) => `<dt>${name}</dt><dd>${escape(scenarios[name].summary)}</dd>`).join('') +
  `</dl></details>`

const faultForm = (mock: Mock, world: World): string =>
  `<form method="post" action="/_mock/faults"><input type="hidden" name="world" value="${escape(world.name)}">` +
  `<div class="pair">` +
  field(
    'operation',
    'Operation',
    `<select id="operation" name="operation"><option value="*">every operation</option>${options(mock.worlds.operations.map(({ operationId }) => operationId).sort())}</select>`,
  ) +
  field(
    'kind',
    'Fault',
    `<select id="kind" name="kind">${options(faultKinds.filter((kind) => kind !== 'body'))}</select>`,
  ) +
  `</div><div class="pair">` +
  number('status', 'status', 'Status') +
  number('delayMs', 'delayMs', 'Delay in ms') +
  number('times', 'times', 'How many calls') +
  `</div><button>Add fault</button></form>`

/** The purpose of each response mode. */
const modeLabels: Readonly<Record<ResponseMode, string>> = {
  full: 'everything',
  minimal: 'what OpenAPI requires',
  nulls: 'null for all that OpenAPI does not require',
}

const responsesForm = (world: World): string =>
  `<form method="post" action="/_mock/responses"><input type="hidden" name="world" value="${escape(world.name)}">` +
  field(
    'responses',
    'Responses hold',
    `<select id="responses" name="responses">${responseModes
      .map(
        (mode) => `<option value="${mode}"${mode === world.responses ? ' selected' : ''}>${modeLabels[mode]}</option>`,
      )
      .join('')}</select>`,
  ) +
  `<button>Use this mode</button></form>`

/** The logs that have arrived, each to be saved and replayed. */
const logList = ({ db }: World): string => {
  const items = db.logs
    .all()
    .flatMap(({ reference, length }) =>
      reference === null
        ? []
        : [`<li><a href="/_mock/logs/${reference}">${reference}</a><small>${length} bytes</small></li>`],
    )
  return items.length === 0 ? '<p>None.</p>' : `<ul>${items.join('')}</ul>`
}

/**
 * The control page for people: worlds, scenarios, faults, accounts, and what was called. It needs no script.
 * `problem` is the sentence for a form that was refused.
 */
export const renderPage = (mock: Mock, world: World, problem: string | null): string => {
  const name = escape(world.name)
  const mismatches = mock.journal.mismatches()
  const faults = world.faults.list()
  return `<!doctype html>
<html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Mock server</title><style>${pageStyle}</style></head><body>
<header><h1>Mock server</h1><p>World <strong>${name}</strong>${world.scenario ? ` in <strong>${world.scenario}</strong>` : ''}</p></header>
<main>
${problem === null ? '' : `<p class="notice wrong" role="alert">${escape(problem)}</p>`}
${mismatches.length === 0 ? '<p class="notice">No call has differed from the documents.</p>' : `<p class="notice wrong" role="status">${mismatches.length === 1 ? '1 call has' : `${mismatches.length} calls have`} differed from the documents.</p>`}
<section aria-labelledby="worlds"><h2 id="worlds">Worlds</h2>
<ul class="scroll">${mock.worlds
    .list()
    .map((one) => worldItem(one, world))
    .join('')}</ul>
<form method="post" action="/_mock/worlds" class="inline">${field('name', 'Name (optional)', '<input id="name" name="name" pattern="[a-z0-9-]{1,40}" autocomplete="off">')}<button class="quiet">New world</button></form></section>
<section aria-labelledby="scenarios"><h2 id="scenarios">Scenario of ${name}</h2>${scenarioForm(world)}</section>
<section aria-labelledby="faults"><h2 id="faults">Faults of ${name}</h2>
${faults.length === 0 ? '<p>None.</p>' : `<ul>${faults.map((fault) => faultItem(world, fault)).join('')}</ul>${button('/_mock/faults/clear', 'Clear all faults', { world: world.name })}`}
${faultForm(mock, world)}</section>
<section aria-labelledby="responses"><h2 id="responses">Responses of ${name}</h2>${responsesForm(world)}</section>
<section aria-labelledby="accounts"><h2 id="accounts">Demo accounts</h2>
<p>Password of all: <code>${demoPassword}</code><br>Two-factor code: <code>${demoCode}</code></p>
<ul>${world.db.people
    .all()
    .map(({ email, note }) => `<li><span><code>${email}</code><small>${escape(note)}</small></span></li>`)
    .join('')}</ul></section>
<section aria-labelledby="logs"><h2 id="logs">Logs sent to support</h2>${logList(world)}</section>
<section aria-labelledby="calls" class="wide"><h2 id="calls">Last calls</h2>
${mock.journal.calls().length === 0 ? '<p>None yet.</p>' : `<div class="scroll" tabindex="0" role="region" aria-labelledby="calls"><table><thead><tr><th scope="col">Call</th><th scope="col">Response</th></tr></thead><tbody>${mock.journal.calls().map(callRow).join('')}</tbody></table></div>`}</section>
</main></body></html>`
}

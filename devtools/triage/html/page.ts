import { createHash } from 'node:crypto'
import type { Compared, FindReport, Group, Stats, Tally, TriageReport } from '../report.ts'
import { bySlowness, share } from '../words-of-stats.ts'
import { kindName, many, moment, number, shrunkText } from '../words.ts'
import { dayChart } from './chart.ts'
import { html, type Html } from './escape.ts'
import { script, style } from './page-script.ts'
import { bar, table } from './table.ts'

/** How many logs of a group the page names. */
const NAMED = 20

const tallied = (tally: Tally): string =>
  Object.entries(tally)
    .toSorted(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
    .map(([name, count]) => `${name} (${number(count)})`)
    .join(', ')

const groupCard = (group: Group, most: number): Html => {
  const { id, kind, isNew, sentence, count, times, frames, example, logs } = group
  const more = count > NAMED ? `, and ${number(count - NAMED)} more` : ''
  const places = logs.slice(0, NAMED).map(({ path, seq }) => (seq === null ? path : `${path}#${seq}`))
  const shortest = `${example.path}, ${many(example.events, 'event')}${shrunkText(example)}`
  const facts: readonly (readonly [string, string])[] = [
    ['Seen', `${moment(group.firstSeen)} to ${moment(group.lastSeen)} UTC`],
    ['Builds', tallied(group.builds)],
    ['Brands', tallied(group.brands)],
    ['Browsers', tallied(group.browsers)],
    ['Pages', tallied(group.pages)],
    ['Shortest', shortest],
    ['Logs', `${places.join(', ')}${more}`],
  ]
  return html`<article id="${id}" data-search aria-labelledby="${id}-name">
    <p>
      ${isNew === true ? html`<span class="tag new">new</span>` : null}<span class="tag">${kindName(kind)}</span
      >${many(count, 'log')}${times > count ? `, ${number(times)} times` : ''}
    </p>
    ${bar(count, most, 'wrong')}
    <h3 id="${id}-name">${sentence}</h3>
    ${frames.length > 0 ? html`<pre>${frames.slice(0, 8).join('\n')}</pre>` : null}
    <dl>
      ${facts.map(
        ([name, value]) =>
          html`<dt>${name}</dt>
            <dd>${value}</dd>`,
      )}
    </dl>
  </article>`
}

const compared = (title: string, all: Compared): Html => {
  const rows = Object.entries(all).map(([name, counts]) => ({ name, ...counts }))
  const most = Math.max(1, ...rows.map(({ logs }) => logs))
  return table(
    title,
    [
      { title: title.replace('Logs by ', ''), show: ({ name }) => name },
      { title: 'logs', number: ({ logs }) => logs, show: ({ logs }) => number(logs) },
      { title: 'wrong', number: ({ wrong }) => wrong, show: ({ wrong }) => number(wrong) },
      { title: 'of all', number: ({ logs, wrong }) => wrong / logs, show: ({ logs, wrong }) => share(wrong, logs) },
      { title: 'share', show: ({ logs }) => bar(logs, most) },
    ],
    rows,
  )
}

const findings = (finds: readonly FindReport[]): Html =>
  html`${finds.map(({ query, logs, matches, found }) =>
    table(
      `${query}: found ${number(matches)} times in ${many(logs, 'log')}`,
      [
        { title: 'log', show: ({ path }) => path },
        { title: 'times', number: ({ count }) => count, show: ({ count }) => number(count) },
        { title: 'events', show: (one) => one.matches.map((seqs) => seqs.join(' … ')).join('; ') },
      ],
      found,
    ),
  )}`

const journeys = ({ funnels }: Stats): Html =>
  html`${Object.entries(funnels)
    .map(([name, { started, finished, steps, leftAt }]) => [
      table(
        `${name}: ${number(started)} started, ${number(finished)} finished (${share(finished, started)})`,
        [
          { title: 'step', show: ({ step }) => step },
          { title: 'reached', number: ({ reached }) => reached, show: ({ reached }) => number(reached) },
          { title: 'of all', number: ({ reached }) => reached, show: ({ reached }) => share(reached, started) },
          { title: 'left here', number: ({ left }) => left, show: ({ left }) => number(left) },
          { title: 'share', show: ({ reached }) => bar(reached, started) },
        ],
        steps,
      ),
      Object.keys(leftAt).length > 0
        ? html`<p class="soft">Last pages of those who left: ${tallied(leftAt)}</p>`
        : html``,
    ])
    .flat()}`

const operations = (stats: Stats): Html => {
  const rows = bySlowness(stats).map(([name, one]) => ({ name, ...one }))
  const slowest = Math.max(1, ...rows.map(({ p95 }) => p95))
  const releases = rows.flatMap(({ name, builds }) =>
    Object.entries(builds).map(([build, { count, failed }]) => ({ name, build, count, failed })),
  )
  const failing = releases
    .filter(({ failed }) => failed > 0)
    .toSorted((a, b) => b.failed / b.count - a.failed / a.count)
  return html`${table(
    'Calls of each operation, the slowest first',
    [
      { title: 'operation', show: ({ name }) => name },
      { title: 'calls', number: ({ count }) => count, show: ({ count }) => number(count) },
      { title: 'failed', number: ({ failed }) => failed, show: ({ failed }) => number(failed) },
      {
        title: 'of all',
        number: ({ count, failed }) => failed / count,
        show: ({ count, failed }) => share(failed, count),
      },
      { title: 'median ms', number: ({ median }) => median, show: ({ median }) => number(median) },
      { title: '95% ms', number: ({ p95 }) => p95, show: ({ p95 }) => number(p95) },
      { title: 'longest ms', number: ({ longest }) => longest, show: ({ longest }) => number(Math.round(longest)) },
      { title: '95%', show: ({ p95 }) => bar(p95, slowest) },
    ],
    rows,
  )}${table(
    'Failures by operation and release',
    [
      { title: 'operation', show: ({ name }) => name },
      { title: 'release', show: ({ build }) => build },
      { title: 'calls', number: ({ count }) => count, show: ({ count }) => number(count) },
      { title: 'failed', number: ({ failed }) => failed, show: ({ failed }) => number(failed) },
      {
        title: 'of all',
        number: ({ count, failed }) => failed / count,
        show: ({ count, failed }) => share(failed, count),
      },
      { title: 'share', show: ({ count, failed }) => bar(failed, count, 'wrong') },
    ],
    failing,
  )}`
}

const refusals = (refused: readonly Group[]): Html =>
  table(
    'Refused commands: no failure by themselves',
    [
      { title: 'command', show: ({ sentence }) => sentence.replace(/^After event \d+ the command /, '') },
      { title: 'logs', number: ({ count }) => count, show: ({ count }) => number(count) },
      { title: 'times', number: ({ times }) => times, show: ({ times }) => number(times) },
      { title: 'pages', show: ({ pages }) => tallied(pages) },
      { title: 'shortest', show: ({ example }) => example.path },
    ],
    refused,
  )

const events = ({ types }: Stats): Html => {
  const rows = Object.entries(types)
    .map(([name, counts]) => ({ name, ...counts }))
    .toSorted((a, b) => b.events - a.events || (a.name < b.name ? -1 : 1))
  return table(
    'Events of each type',
    [
      { title: 'event', show: ({ name }) => name },
      { title: 'events', number: (one) => one.events, show: (one) => number(one.events) },
      { title: 'logs', number: ({ logs }) => logs, show: ({ logs }) => number(logs) },
      { title: 'share', show: (one) => bar(one.events, rows[0]?.events ?? 0) },
    ],
    rows,
  )
}

/** A report as one page: it fetches nothing, and shows the content of logs only as text. */
export const reportPage = (report: TriageReport): string => {
  const { logs, groups, refused, finds, stats } = report
  const most = Math.max(1, ...groups.map(({ count }) => count))
  const newOnes = groups.filter(({ isNew }) => isNew === true).length
  const sections: readonly { readonly id: string; readonly name: string; readonly body: Html }[] = [
    ...(finds.length > 0 ? [{ id: 'found', name: 'What was looked for', body: findings(finds) }] : []),
    {
      id: 'wrong',
      name: `What is wrong (${many(groups.length, 'group')}${newOnes > 0 ? `, ${number(newOnes)} new` : ''})`,
      body: groups.length > 0 ? html`${groups.map((group) => groupCard(group, most))}` : html`<p>Nothing.</p>`,
    },
    {
      id: 'logs',
      name: 'Logs',
      body: html`${dayChart(report.days)}${compared('Logs by day', report.days)}${compared('Logs by build', report.builds)}${compared('Logs by brand', report.brands)}${compared('Logs by browser', report.browsers)}${compared('Logs by last page', report.pages)}`,
    },
    { id: 'journeys', name: 'Journeys', body: journeys(stats) },
    { id: 'calls', name: 'Calls', body: operations(stats) },
    { id: 'refused', name: 'Refused commands', body: refusals(refused) },
    { id: 'events', name: 'Events', body: events(stats) },
  ]
  const hash = createHash('sha256').update(script).digest('base64')
  const page = html`<!doctype html>
    <html lang="en-GB">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta
          http-equiv="Content-Security-Policy"
          content="default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'"
        />
        <title>Triage of ${many(logs.all, 'log')}</title>
        <style>
          ${{ html: style }}
        </style>
      </head>
      <body>
        <header>
          <h1>Triage of ${many(logs.all, 'log')}</h1>
          <p>
            ${number(report.events)} events, judged by ${report.build}: ${number(logs.sound)} sound,
            ${number(logs.wrong)}
            wrong${logs.unreadable > 0 ? `, of which ${number(logs.unreadable)} cannot be read` : ''}.
          </p>
          <nav aria-label="Parts">
            <ul>
              ${sections.map(({ id, name }) => html`<li><a href="#${id}">${name}</a></li>`)}
            </ul>
          </nav>
        </header>
        <form role="search" hidden>
          <label for="search">Search groups and tables</label
          ><input id="search" type="search" autocomplete="off" /><span id="shown" role="status" class="soft"></span>
        </form>
        <main>
          ${sections.map(
            ({ id, name, body }) =>
              html`<section id="${id}" aria-labelledby="${id}-title">
                <h2 id="${id}-title">${name}</h2>
                ${body}
              </section>`,
          )}
        </main>
        <script>
          ${{ html: script }}
        </script>
      </body>
    </html> `
  return page.html
}

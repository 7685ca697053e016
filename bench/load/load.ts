import { alternate, median, namesOf, rowOf } from '../measure/figures.ts'
import type { Benchmark } from '../measure/result.ts'
import { onSite } from '../measure/site.ts'
import { judge, type Looked } from './lighthouse.ts'
import { observe, type Observed, type Visited } from './observed.ts'

const observed = {
  '`/`': { path: '/', email: null },
  '`/app/home/`': { path: '/app/home/', email: 'employee@acme.example' },
  '`/app/home/`, second visit': { path: '/app/home/', email: 'employee@acme.example', second: true },
} as const satisfies Record<string, Visited>
const atMost = (value: number) => ({ bound: 'at most', value }) as const
const goals = {
  '`/`': { largestPaint: atMost(1500), usable: atMost(3000), firstScript: atMost(105), requests: null },
  '`/app/home/`': { largestPaint: atMost(3000), usable: null, firstScript: atMost(185), requests: atMost(12) },
  '`/app/home/`, second visit': { largestPaint: atMost(1000), usable: null, firstScript: null, requests: null },
} as const satisfies Record<keyof typeof observed, object>
const judged = {
  '`/`': { path: '/', email: null },
  home: { path: '/app/home/', email: 'employee@acme.example' },
  'My benefits': { path: '/app/my-benefits/', email: 'employee@acme.example' },
  dashboard: { path: '/app/dashboard/', email: 'employer@acme.example' },
} as const satisfies Record<string, Looked>

/** Bytes and times of first loads. */
export const load: Benchmark = {
  name: 'load',
  title: 'First load on a phone',
  method:
    'the built portal, gzipped, with an empty cache, in Chromium throttled like Lighthouse’s phone: 150 ms, 1.6 Mbit/s, a processor four times as slow. A kilobyte is 1,000 bytes; headers are included. The scores are Lighthouse’s own, with its phone profile. That profile assumes a good desktop machine: 1,500 to 2,000 on Lighthouse’s index.',
  rounds: 3,
  run: ({ rounds }) =>
    onSite(async (site, browser) => {
      const seen = await alternate(namesOf(observed), rounds, (name, i) =>
        observe(browser, site, observed[name], `load-${i}-${Object.keys(observed).indexOf(name)}`),
      )
      await browser.close()
      const scores = await alternate(namesOf(judged), rounds, (name, i) =>
        judge(site, judged[name], `judged-${i}-${Object.keys(judged).indexOf(name)}`),
      )
      const of = (name: keyof typeof observed, what: Exclude<keyof Observed, 'blockers'>): number =>
        median(seen[name].map((one) => one[what]))
      const rows = namesOf(observed).flatMap((name) => [
        rowOf(name, 'largest paint (LCP)', of(name, 'largestPaint'), 'ms', goals[name].largestPaint),
        rowOf(name, 'time until it can be used', of(name, 'usable'), 'ms', goals[name].usable),
        rowOf(name, 'JavaScript loaded by then', of(name, 'firstScript'), 'kB', goals[name].firstScript),
        rowOf(name, 'requests made by then', of(name, 'requests'), '', goals[name].requests),
        rowOf(name, 'JavaScript, including what loads afterwards', of(name, 'script'), 'kB'),
        rowOf(name, 'all bytes', of(name, 'all'), 'kB'),
        rowOf(name, 'layout shift (CLS)', of(name, 'shift'), '', { bound: 'at most', value: 0.1 }),
        rowOf(name, 'blocking time', of(name, 'blocking'), 'ms'),
      ])
      const points = namesOf(judged).flatMap((name) => [
        rowOf(`Lighthouse, ${name}`, 'performance', median(scores[name].map(({ score }) => score)), 'points', {
          bound: 'at least',
          value: 95,
        }),
        rowOf(`Lighthouse, ${name}`, 'largest paint (LCP)', median(scores[name].map((one) => one.largestPaint)), 'ms'),
        rowOf(`Lighthouse, ${name}`, 'layout shift (CLS)', median(scores[name].map((one) => one.shift)), ''),
        rowOf(`Lighthouse, ${name}`, 'blocking time', median(scores[name].map((one) => one.blocking)), 'ms'),
      ])
      const machine = median(namesOf(judged).flatMap((name) => scores[name].map((one) => one.machine)))
      const blockers = new Set(seen['`/`'].flatMap((one) => one.blockers))
      return {
        rows: [...rows, ...points, rowOf('machine', 'Lighthouse’s index of its speed', machine, '')],
        checks: [
          {
            what: `no file blocks the first paint of \`/\``,
            held: blockers.size === 0,
          },
        ],
      }
    }),
}

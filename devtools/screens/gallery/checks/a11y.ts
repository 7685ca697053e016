import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../../../../tools/setup.mjs'
import { a11yFolder, type SeenState } from './record.ts'
import { asCommand, buildGallery, emptyFolder, readAsked, readResults, runChecks } from './run.ts'
import { escape, reportPage } from '../../../../tools/html.ts'

const style = `
h3 { font-size: 1rem; margin: 0 } .good { color: #14603c } .bad { color: #8f1d14; font-weight: 600 }
.sums { display: flex; flex-wrap: wrap; gap: .5rem 2.5rem; margin: 1.25rem 0; padding: 0; list-style: none }
.sums strong { display: block; font-size: 1.5rem; line-height: 1.2; font-variant-numeric: tabular-nums }
.overview td, .overview thead th { text-align: center; white-space: nowrap }
.overview thead th span { display: inline-block; max-width: 5.5rem; white-space: normal; font-size: .85rem }
.overview th:first-child { position: sticky; left: 0; background: #fff; font-weight: 400; text-align: left; white-space: nowrap }
.failure { border: 1px solid #e8b9b5; border-radius: 8px; background: #fff; padding: 1rem; margin: .75rem 0 }
.failure ul { margin: .5rem 0; padding-left: 1.2rem; color: #6f1710 }
.failure img { display: block; max-width: min(100%, 48rem); height: auto; margin-top: .75rem; border: 1px solid #dfe2e6 }
`

/** How many states have no findings, and how many have some. */
export const sumsOf = (seen: readonly SeenState[]): { readonly passed: number; readonly failed: number } => {
  const failed = seen.filter(({ findings }) => findings.length > 0).length
  return { passed: seen.length - failed, failed }
}

const failure = ({ id, findings, pictures }: SeenState): string =>
  `<article class="failure"><h3>${escape(id)}</h3><ul>${findings.map(({ check, sentence }) => `<li><strong>${escape(check)}</strong>: ${escape(sentence)}</li>`).join('')}</ul>` +
  `${Object.entries(pictures)
    .map(([check, base64]) => `<img alt="${escape(id)}, ${escape(check)}" src="data:image/jpeg;base64,${base64}">`)
    .join('')}</article>`

const row = ({ id, checks, findings }: SeenState, columns: readonly string[]): string => {
  const cell = (column: string): string => {
    if (!checks.includes(column)) return '<td class="quiet">–</td>'
    const found = findings.filter(({ check }) => check === column).length
    return found === 0 ? '<td class="good">✓</td>' : `<td class="bad">${found}</td>`
  }
  return `<tr><th scope="row">${escape(id)}</th>${columns.map(cell).join('')}</tr>`
}

/** The results of the accessibility checks as one page that needs no script. */
export const a11yPage = (seen: readonly SeenState[]): string => {
  const { passed, failed } = sumsOf(seen)
  const columns = [...new Set(seen.flatMap(({ checks }) => checks))]
  const findings = seen.reduce((sum, one) => sum + one.findings.length, 0)
  return reportPage(
    'Accessibility',
    style,
    `<p class="quiet">Every component and every screen in each of its named states: by axe (WCAG 2.2 AA and best practices), by keyboard, at 320 px, with text of 200 %, in forced colours, under reduced motion; and what a screen reader announces on each screen.</p>
<ul class="sums"><li><strong>${seen.length}</strong>states</li><li><strong class="good">${passed}</strong>without a finding</li><li><strong class="${failed > 0 ? 'bad' : 'quiet'}">${findings}</strong>findings</li></ul>`,
    `<h2>Findings</h2>
${
  failed === 0
    ? '<p>Nothing was found.</p>'
    : seen
        .filter(({ findings: found }) => found.length > 0)
        .map(failure)
        .join('\n')
}
<h2>States by check</h2>
<p class="quiet">A number counts findings. A dash: the check does not concern the state.</p>
<div class="scroll" tabindex="0" role="region" aria-label="States by check"><table class="overview"><caption>States by check</caption>
<thead><tr><th scope="col">State</th>${columns.map((column) => `<th scope="col"><span>${escape(column)}</span></th>`).join('')}</tr></thead>
<tbody>${seen.map((one) => row(one, columns)).join('\n')}</tbody></table></div>`,
  )
}

/**
 * `npm run a11y [-- WORD … --update]`: checks every state of the gallery, or those whose id contains one of the words, with axe at 390 and
 * 1280 px, by keyboard, at 320 px, with text at 200 %, in forced colours and with reduced motion. Compares what a screen reader announces
 * with `devtools/screens/gallery/checks/names/`; `--update` writes those files again. Writes `reports/a11y.html`. The last line is
 * `N passed, N failed`. Exits with 1 if a state failed, and with 2 and a sentence if nothing could be checked.
 */
const report = path.join(root, 'reports', 'a11y.html')

await asCommand(async () => {
  const { words, isUpdate } = readAsked(process.argv.slice(2), ['update'])
  emptyFolder(a11yFolder)
  const code = await runChecks('a11y.spec.ts', words, await buildGallery(), isUpdate ? { GALLERY_UPDATE: '1' } : {})
  const seen = readResults(a11yFolder) as readonly SeenState[] // written by the spec
  if (seen.length === 0) throw new Error('No state of the gallery has such a name: `npm run gallery` lists them.')
  mkdirSync(path.dirname(report), { recursive: true })
  writeFileSync(report, a11yPage(seen))
  const { passed, failed } = sumsOf(seen)
  for (const { id, findings } of seen)
    for (const { check, sentence } of findings) console.error(`${id}, ${check}: ${sentence}`)
  console.log(`See ${path.relative(root, report)}.`)
  console.log(`${passed} passed, ${failed} failed`)
  return code === 0 && failed === 0 ? 0 : 1
})

/** What the page does: it searches its rows, and sorts its tables. Without it, the page shows everything. */
export const script = `'use strict'
const field = document.querySelector('#search')
const count = document.querySelector('#shown')
const rows = [...document.querySelectorAll('[data-search]')]
const texts = rows.map((row) => row.textContent.toLowerCase())
const search = () => {
  const words = field.value.toLowerCase().split(/\\s+/).filter(Boolean)
  let shown = 0
  rows.forEach((row, i) => {
    row.hidden = !words.every((word) => texts[i].includes(word))
    if (!row.hidden) shown += 1
  })
  count.textContent = words.length === 0 ? '' : shown + ' of ' + rows.length + ' entries'
}
field.addEventListener('input', search)
field.addEventListener('keydown', (event) => {
  if (event.key === 'Escape') { field.value = ''; search() }
})
document.querySelector('form').addEventListener('submit', (event) => event.preventDefault())
document.querySelector('form').hidden = false
for (const table of document.querySelectorAll('table')) {
  const heads = [...table.querySelectorAll('thead th')]
  heads.forEach((head, column) => {
    if (![...table.tBodies[0].rows].some((row) => row.cells[column].textContent)) return // bars are sorted by their numbers
    const button = document.createElement('button')
    button.type = 'button'
    button.textContent = head.textContent
    head.replaceChildren(button)
    button.addEventListener('click', () => {
      const isNumber = head.classList.contains('number')
      const before = head.getAttribute('aria-sort')
      const falls = before ? before === 'ascending' : isNumber
      for (const other of heads) other.removeAttribute('aria-sort')
      head.setAttribute('aria-sort', falls ? 'descending' : 'ascending')
      const body = table.tBodies[0]
      const keyOf = (row) => isNumber ? Number(row.cells[column].dataset.value) : row.cells[column].textContent
      const sorted = [...body.rows].sort((a, b) => {
        const [x, y] = [keyOf(a), keyOf(b)]
        return (x < y ? -1 : x > y ? 1 : 0) * (falls ? -1 : 1)
      })
      body.append(...sorted)
    })
  })
}
`

/** The page's style: light, dark and for print. */
export const style = `
:root { color-scheme: light dark; --ink: #1d2433; --soft: #5a6478; --line: #d5dae3; --page: #fff; --card: #f6f7fa; --blue: #2457c5; --red: #b3261e; }
@media (prefers-color-scheme: dark) { :root { --ink: #e8ebf2; --soft: #a5aec0; --line: #3a4254; --page: #14181f; --card: #1d232d; --blue: #8ab0ff; --red: #ff9d94; } }
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 1.5rem clamp(1rem, 4vw, 3rem) 4rem; max-width: 76rem; font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--page); }
h1 { font-size: 1.75rem; line-height: 1.2; margin: 0 0 .5rem; } h2 { font-size: 1.3rem; margin: 2.5rem 0 .75rem; } section, article { scroll-margin-top: 6rem; } h3 { font-size: 1rem; margin: .5rem 0 .25rem; overflow-wrap: anywhere; }
a { color: var(--blue); } nav ul { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; list-style: none; margin: 1rem 0; padding: 0; }
a:focus-visible, button:focus-visible, input:focus-visible, .scroll:focus-visible { outline: 3px solid var(--blue); outline-offset: 2px; }
form { position: sticky; top: 0; z-index: 1; padding: .75rem 0; background: var(--page); border-bottom: 1px solid var(--line); display: flex; flex-wrap: wrap; gap: .25rem .75rem; align-items: center; }
input { font: inherit; padding: .5rem .75rem; min-width: min(24rem, 100%); border: 1px solid var(--soft); border-radius: .375rem; color: inherit; background: var(--page); }
article { background: var(--card); border: 1px solid var(--line); border-radius: .5rem; padding: 1rem; margin: 0 0 .75rem; }
article p { margin: .25rem 0; overflow-wrap: anywhere; } dl { display: grid; grid-template-columns: max-content 1fr; gap: .125rem 1rem; margin: .5rem 0 0; font-size: .9375rem; } dt { color: var(--soft); } dd { margin: 0; overflow-wrap: anywhere; }
pre { margin: .5rem 0; overflow-x: auto; font-size: .8125rem; white-space: pre-wrap; overflow-wrap: anywhere; }
.tag { display: inline-block; font-size: .8125rem; font-weight: 600; border: 1px solid currentColor; border-radius: 1rem; padding: 0 .5rem; margin-right: .375rem; } .tag.new { color: var(--red); }
.scroll { overflow-x: auto; margin: 0 0 1.5rem; } table { border-collapse: collapse; width: 100%; font-size: .9375rem; } caption { text-align: left; font-weight: 600; padding: .25rem 0; }
th, td { text-align: left; padding: .375rem .75rem .375rem 0; border-bottom: 1px solid var(--line); vertical-align: top; font-weight: 400; } tbody th { overflow-wrap: anywhere; min-width: 9rem; } thead th { color: var(--soft); white-space: nowrap; }
.number { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
thead button { font: inherit; color: inherit; background: none; border: 0; padding: .25rem 0; min-height: 1.75rem; cursor: pointer; text-decoration: underline dotted; } [aria-sort=ascending] button::after { content: ' ↑'; } [aria-sort=descending] button::after { content: ' ↓'; }
.bar { display: block; width: 8rem; height: .625rem; margin-top: .375rem; background: var(--line); border-radius: .25rem; overflow: hidden; } .bar span { display: block; height: 100%; background: var(--blue); } .bar.wrong span { background: var(--red); }
figure { margin: 0 0 1rem; } svg { width: 100%; height: auto; } svg text { font-size: 12px; fill: var(--soft); } .all { fill: var(--blue); background: var(--blue); } .wrong { fill: var(--red); }
.key { display: inline-block; width: .75rem; height: .75rem; margin: 0 .25rem 0 .75rem; } .key.wrong { background: var(--red); } figcaption, .soft { color: var(--soft); font-size: .9375rem; }
@media (max-width: 40rem) { dl { grid-template-columns: 1fr; } dd { margin-bottom: .375rem; } .bar { width: 4rem; } }
@media print { form, nav { display: none; } body { padding: 0; max-width: none; font-size: 12px; } .scroll { overflow: visible; } article, tr, figure { break-inside: avoid; } .bar, .bar span, .key, rect { print-color-adjust: exact; } thead button { text-decoration: none; } }
`

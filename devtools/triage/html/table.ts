import { html, type Html } from './escape.ts'

/** A column of a table. */
export interface Column<Row> {
  readonly title: string
  /** For a column of numbers: right-aligned, and sorted by this value. */
  readonly number?: (row: Row) => number
  readonly show: (row: Row) => Html | string
}

/** A bar as long as a part of the whole. Its row also has the number. */
export const bar = (part: number, whole: number, kind = ''): Html =>
  html`<span class="bar ${kind}" aria-hidden="true"
    ><span style="width:${whole === 0 ? 0 : Math.round((100 * part) / whole)}%"></span
  ></span>`

/** A table whose rows can be searched and sorted. */
export const table = <Row>(caption: string, columns: readonly Column<Row>[], rows: readonly Row[]): Html =>
  html` <div class="scroll" tabindex="0" role="region" aria-label="${caption}">
    <table>
      <caption>
        ${caption}
      </caption>
      <thead>
        <tr>
          ${columns.map(({ title, number }) => html`<th scope="col" ${number ? html` class="number"` : null}>${title}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          (row) =>
            html`<tr data-search>
              ${columns.map(({ number, show }, i) => {
                const shown = show(row)
                if (i === 0) return html`<th scope="row">${shown}</th>`
                return number
                  ? html`<td class="number" data-value="${number(row)}">${shown}</td>`
                  : html`<td>${shown}</td>`
              })}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`

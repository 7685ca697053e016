import type { ReactNode } from 'react'
import { css } from '@linaria/core'
import type { Benefit, Level } from '../../domain/benefits/benefit.ts'
import { nextOf } from '../../domain/benefits/filter.ts'
import { ButtonLink } from '../components/actions/button-link.tsx'
import { Money } from '../components/content/money.tsx'
import { Card } from '../components/layout/card.tsx'
import { VisuallyHidden } from '../components/layout/visually-hidden.tsx'
import { pageOf } from '../shell/benefit-actions.ts'
import { useEmployer } from '../use-employer.ts'
import { benefitListText } from '../text/benefit-list.ts'
import { benefitsText } from '../text/benefits.ts'
import { selectionsText } from '../text/selections.ts'
import { sideBySide } from './side-by-side.ts'

const words = benefitsText.detail
const { notIncluded, notStated } = selectionsText.compare

const style = css`
  --row-names: minmax(8rem, 1.4fr);
  font-variant-numeric: tabular-nums;

  & tr {
    column-gap: var(--space-3);
    border-block-end: 1px solid var(--line);
  }

  & > thead {
    position: static;
  }

  & > thead th {
    justify-items: stretch;
    color: var(--ink-soft);
    font: 600 var(--text-s) / var(--leading-snug) var(--font-base);
  }

  & :is(th, td) {
    padding-block: var(--space-3);
    line-height: 1.4;
  }

  & tbody th {
    color: var(--ink);
    font-size: inherit;
  }

  & th[data-part='group'] {
    grid-column: 1 / -1;
    padding-block-start: var(--space-4);
    font-weight: 600;
  }

  & > [data-part='included'] td {
    font-size: var(--text-s);
    text-wrap: balance;
  }

  & > tbody:last-child tr:last-child {
    border: 0;
  }

  @media (min-width: 768px) {
    & :is(td, thead th + th) {
      text-align: end;
    }

    & > [data-part='choose'] td {
      justify-self: end;
    }
  }

  @media (max-width: 767px) {
    & tbody th {
      padding-block-end: 0;
    }

    & tbody td {
      padding-block-start: var(--space-1);
      font-size: var(--text-s);
    }

    & > [data-part='choose'] th {
      position: absolute;
    }

    & > [data-part='choose'] :is(td, a) {
      inline-size: 100%;
      padding-inline: 0;
    }
  }
`

const NOTHING = '–'

/** The address at which the wizard begins with a level chosen, as far as the host says which field chooses it. */
const levelPath = (benefit: Benefit, { option }: Level): string =>
  `${pageOf(benefit)}/setup/${option ? `?${new URLSearchParams({ [option.field]: option.value }).toString()}` : ''}`

/** What each level costs, by whom it covers, and what it includes; each column ends in its choice if the benefit can be chosen now. */
export const Levels = ({ benefit, levels }: { benefit: Benefit; levels: readonly Level[] }) => {
  const { starting } = useEmployer()
  const [first] = levels
  if (!first) return null
  const companies = new Set(levels.flatMap(({ costs }) => costs.map(({ company }) => company)))
  const [company = 0] = companies
  const included = [...new Set(levels.flatMap(({ includes }) => includes.map(({ name }) => name)))]
  const next = nextOf(benefit)
  const rowOf = (name: string, cellOf: (level: Level) => ReactNode, missing: string) => (
    <tr key={name} role="row">
      <th role="rowheader" scope="row">
        {name}
      </th>
      {levels.map((level) => (
        <td key={level.name} role="cell">
          {cellOf(level) ?? (
            <>
              <span aria-hidden="true">{NOTHING}</span>
              <VisuallyHidden>{missing}</VisuallyHidden>
            </>
          )}
        </td>
      ))}
    </tr>
  )
  const group = (title: string) => (
    <tr role="row">
      <th role="rowheader" scope="rowgroup" data-part="group">
        {title}
      </th>
    </tr>
  )
  return (
    <section aria-labelledby="levels">
      <h2 id="levels">{words.levels}</h2>
      {companies.size === 1 && company > 0 && (
        <p>
          {starting} {words.pays} <Money pence={company} /> {words.forEach}
        </p>
      )}
      <Card>
        <table
          role="table"
          aria-labelledby="levels"
          className={`${sideBySide} ${style}`}
          // React's type of styles has no custom properties.
          style={{ '--columns': levels.length } as React.CSSProperties}
        >
          <thead role="rowgroup">
            <tr role="row">
              <th role="columnheader" scope="col" data-part="corner">
                <VisuallyHidden>{selectionsText.compare.compared}</VisuallyHidden>
              </th>
              {levels.map(({ name }) => (
                <th key={name} role="columnheader" scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {group(words.youPayMonthly)}
            {first.costs.map(({ covers }) =>
              rowOf(
                covers,
                ({ costs }) => {
                  const cost = costs.find((one) => one.covers === covers)
                  return cost && (cost.employee === 0 ? benefitListText.list.noCost : <Money pence={cost.employee} />)
                },
                notStated(covers),
              ),
            )}
          </tbody>
          {included.length > 0 && (
            <tbody role="rowgroup" data-part="included">
              {group(words.included)}
              {included.map((name) =>
                rowOf(name, ({ includes }) => includes.find((one) => one.name === name)?.value, notIncluded(name)),
              )}
            </tbody>
          )}
          {(next === 'setup' || next === 'reapply' || next === 'resume') && (
            <tbody role="rowgroup" data-part="choose">
              <tr role="row">
                <th role="rowheader" scope="row">
                  <VisuallyHidden>{selectionsText.compare.actions}</VisuallyHidden>
                </th>
                {levels.map((level) => (
                  <td key={level.name} role="cell">
                    <ButtonLink variant="secondary" size="small" to={levelPath(benefit, level)}>
                      {selectionsText.compare.choose}
                      <VisuallyHidden>{` ${level.name}`}</VisuallyHidden>
                    </ButtonLink>
                  </td>
                ))}
              </tr>
            </tbody>
          )}
        </table>
      </Card>
    </section>
  )
}

import { css } from '@linaria/core'
import type { Benefit } from '../../domain/benefits/benefit.ts'
import { isOver } from '../../domain/benefits/dates.ts'
import { TextLink } from '../components/actions/text-link.tsx'
import { formatDate } from '../components/content/format.ts'
import { Money } from '../components/content/money.tsx'
import { StatusBadge } from '../components/feedback/status-badge.tsx'
import { BenefitThumb } from '../components/illustrations/benefit-picture.tsx'
import { Card } from '../components/layout/card.tsx'
import { pageOf } from '../shell/benefit-actions.ts'
import { benefitListText } from '../text/benefit-list.ts'
import { kindText } from '../text/benefits.ts'
import { useEmployer } from '../use-employer.ts'
import { hiddenRules } from '../components/layout/hidden-rules.ts'

const words = benefitListText.list

const table = css`
  inline-size: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;

  & :is(th, td) {
    padding: var(--space-2) 0 var(--space-2) var(--space-3);
    text-align: end;
    white-space: nowrap;
  }

  & :is(th, td):first-child {
    padding-inline-start: 0;
    text-align: start;
    white-space: normal;
  }

  & thead :is(th, td) {
    padding-block: 0 var(--space-3);
    border-block-end: 1px solid var(--line);
    color: var(--ink-soft);
    font-size: var(--text-s);
    font-weight: 600;
    vertical-align: bottom;
    overflow-wrap: anywhere;
    white-space: normal;
  }

  & thead [data-whose]::before {
    content: '';
    display: inline-block;
    inline-size: 0.75rem;
    block-size: 0.75rem;
    margin-inline-end: var(--space-2);
    border-radius: 4px;
    background: var(--money-employer);
    forced-color-adjust: none;
  }

  & thead [data-whose='you']::before {
    background: var(--money-you);
  }

  & tbody + tbody > tr:first-child > * {
    border-block-start: 1px solid var(--line);
  }

  & tbody > tr:first-child > * {
    padding-block: var(--space-4) var(--space-1);
    font-weight: 700;
  }

  & tbody > tr:last-child > * {
    padding-block-end: var(--space-4);
  }

  & tbody th > span {
    display: flex;
    flex-wrap: nowrap;
    align-items: center;
    gap: var(--space-3);
    font-weight: 600;
  }

  & tbody th > span > span:last-child {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 var(--space-3);
    min-inline-size: 0;
  }

  & th a {
    display: inline-block;
    padding-block: 0.625rem;
  }

  & tfoot > tr > * {
    padding-block: var(--space-3) 0;
    border-block-start: 2px solid var(--ink);
    font-weight: 700;
  }

  & tfoot td {
    font-size: var(--text-xl);
    letter-spacing: -0.02em;
  }

  /* Two lines a row: the name, then each sum with its word. */
  @media (max-width: 479px) {
    & thead {
      ${hiddenRules}
    }

    &,
    & :is(tbody, tfoot, th, td) {
      display: block;
    }

    & :is(tbody, tfoot) > tr:nth-child(n) > :is(th, td) {
      padding: 0;
      border: 0;
      overflow-wrap: anywhere;
      white-space: normal;
    }

    & tr {
      display: flex;
      flex-wrap: wrap;
      gap: 2px var(--space-3);
      padding-block: 0.625rem;
      border-block-end: 1px solid var(--line);
    }

    & tfoot tr {
      border: 0;
      border-block-start: 2px solid var(--ink);
    }

    & tr > th {
      flex: 1 0 100%;
    }

    /* The sums stand under the name, beside its picture. */
    & tbody > tr + tr {
      position: relative;
      padding-inline-start: calc(2.75rem + var(--space-3));

      & [data-part='thumb'] {
        position: absolute;
        inset: var(--space-3) auto auto 0;
      }

      & a {
        margin-block: -0.5rem;
      }
    }

    & td[data-label]::before {
      content: attr(data-label) ' ';
      color: var(--ink-soft);
      font-size: var(--text-s);
      font-weight: 400;
      letter-spacing: 0;
    }

    & td[data-none] {
      display: none;
    }
  }
`

interface Sums {
  readonly employee: number
  readonly company: number
}

/** What these benefits cost a month, together; those without a known cost are left out. */
export const sumsOf = (benefits: readonly Benefit[]): Sums =>
  benefits.reduce<Sums>(
    (sum, { selection }) => ({
      employee: sum.employee + (selection?.monthlyCost?.employee ?? 0),
      company: sum.company + (selection?.monthlyCost?.company ?? 0),
    }),
    { employee: 0, company: 0 },
  )

const Sum = ({ pence, label }: { pence: number | null; label: string }) => (
  <td role="cell" data-label={label} data-none={pence === 0 || undefined}>
    <Money pence={pence} none={words.nothing} />
  </td>
)

interface StatementTableProps {
  readonly caption: string
  readonly benefits: readonly Benefit[]
  /** Whether these are all, so that their sum is the total. */
  readonly isWhole: boolean
  /** Today, yyyy-mm-dd. */
  readonly today: string
}

/** What a person has: a row for each benefit, sums by kind, and a total that equals the sentence at the top of the page. */
export const StatementTable = ({ caption, benefits, isWhole, today }: StatementTableProps) => {
  const employer = useEmployer()
  const kinds = [...new Set(benefits.map(({ groupCode }) => groupCode))]
  const [you, theirs] = [words.youPay, words.employer(employer)]
  const total = sumsOf(benefits)
  return (
    <Card variant="paper">
      {/* Explicit roles, because a table laid out as lines on a phone loses its implicit ones. */}
      <table className={table} role="table" aria-label={caption}>
        <thead role="rowgroup">
          <tr role="row">
            <td role="cell">{words.perMonth}</td>
            <th role="columnheader" scope="col" data-whose="you">
              {you}
            </th>
            <th role="columnheader" scope="col" data-whose="employer">
              {theirs}
            </th>
          </tr>
        </thead>
        {kinds.map((kind) => {
          const rows = benefits.filter(({ groupCode }) => groupCode === kind)
          const sums = sumsOf(rows)
          return (
            <tbody role="rowgroup" key={kind}>
              <tr role="row">
                <th role="rowheader" scope="rowgroup">
                  {kindText(kind)}
                </th>
                <Sum pence={sums.employee} label={words.you} />
                <Sum pence={sums.company} label={employer.starting} />
              </tr>
              {rows.map((benefit) => {
                const end = benefit.selection?.endDate ?? null
                const cost = benefit.selection?.monthlyCost ?? null
                return (
                  <tr role="row" key={benefit.benefitId}>
                    <th role="rowheader" scope="row">
                      <span>
                        <BenefitThumb
                          size="small"
                          groupCode={benefit.groupCode}
                          kind={benefit.icon}
                          image={benefit.image}
                        />
                        <span>
                          <TextLink to={pageOf(benefit)}>{benefit.name}</TextLink>
                          {end !== null && !isOver(end, today) && (
                            <StatusBadge tone="neutral" label={words.ending(formatDate(end))} />
                          )}
                        </span>
                      </span>
                    </th>
                    <Sum pence={cost && cost.employee} label={words.you} />
                    <Sum pence={cost && cost.company} label={employer.starting} />
                  </tr>
                )
              })}
            </tbody>
          )
        })}
        {isWhole && (
          <tfoot role="rowgroup">
            <tr role="row">
              <th role="rowheader" scope="row">
                {words.total}
              </th>
              <Sum pence={total.employee} label={words.you} />
              <Sum pence={total.company} label={employer.starting} />
            </tr>
          </tfoot>
        )}
      </table>
    </Card>
  )
}

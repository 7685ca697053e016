import type { ReactNode } from 'react'
import type { Benefit } from '../../domain/benefits/benefit.ts'
import { datesOf } from '../../domain/benefits/dates.ts'
import { selectBenefit, selectDayRead } from '../../domain/benefits/detail.ts'
import { valueOf } from '../../domain/kernel/requests/remote.ts'
import { ButtonLink } from '../components/actions/button-link.tsx'
import { TextLink } from '../components/actions/text-link.tsx'
import { formatDate } from '../components/content/format.ts'
import { bone } from '../components/feedback/skeleton.tsx'
import { BenefitIcon } from '../components/icons/benefit-icon.tsx'
import { VisuallyHidden } from '../components/layout/visually-hidden.tsx'
import { useSelect } from '../portal.ts'
import { actionOf, pageOf } from '../shell/benefit-actions.ts'
import { hasPrice, Price } from '../shell/benefit-price.tsx'
import { BenefitStatus } from '../shell/benefit-status.tsx'
import { benefitsText } from '../text/benefits.ts'
import { text } from '../text/shared.ts'
import { useOnce } from '../use-once.ts'
import { sideBySide } from './side-by-side.ts'
import { framed } from './comparison-style.ts'

const { compare: words, detail } = benefitsText

interface Row {
  readonly label: string
  /** Null if the benefit does not say. */
  readonly cell: (side: Side) => ReactNode
}

interface Side {
  readonly benefit: Benefit
  readonly covers: string | null
  readonly leave: string | null
  readonly dates: string | null
  /** Whether the facts that the list lacks are still loading. */
  readonly waits: boolean
}

/** A benefit of the list, with the facts that only its own page has once they are loaded. */
const useSide = (benefit: Benefit): Side => {
  const remote = useSelect(selectBenefit, benefit.benefitId)
  const today = useSelect(selectDayRead, benefit.benefitId)
  const found = valueOf(remote)
  const said = (sentence: string | undefined): string | null => sentence || null
  return {
    benefit,
    covers: said(found?.covers),
    leave: said(found?.howToLeave),
    dates: said(
      found
        ? datesOf(found, today)
            .map(({ kind, date }) => detail.dates[kind](formatDate(date)))
            .join(' ')
        : undefined,
    ),
    waits: found === null && remote.status !== 'failed',
  }
}

const readLater = (said: string | null, { waits }: Side): ReactNode =>
  waits ? (
    <>
      <span className={bone} aria-hidden="true" />
      <VisuallyHidden>{text.common.loading}</VisuallyHidden>
    </>
  ) : (
    said
  )

const rows: readonly Row[] = [
  { label: detail.status, cell: ({ benefit }) => <BenefitStatus benefit={benefit} /> },
  {
    label: words.price,
    cell: ({ benefit }) => (hasPrice(benefit) ? <Price benefit={benefit} /> : words.priceLater),
  },
  { label: detail.about, cell: ({ benefit }) => benefit.summary || null },
  { label: detail.covers, cell: (side) => readLater(side.covers, side) },
  { label: detail.when, cell: (side) => readLater(side.dates, side) },
  { label: detail.leave, cell: (side) => readLater(side.leave, side) },
]

const Actions = ({ benefit }: { benefit: Benefit }) => {
  const action = actionOf(benefit)
  return (
    <span data-part="actions">
      {action && !benefit.restricted && (
        <ButtonLink size="small" to={action.to}>
          <span>{action.label}</span>
          <VisuallyHidden>{benefit.name}</VisuallyHidden>
        </ButtonLink>
      )}
      <TextLink variant="standalone" to={pageOf(benefit)}>
        {words.more}
        <VisuallyHidden>{benefit.name}</VisuallyHidden>
      </TextLink>
    </span>
  )
}

const Cell = ({ label, children }: { label: string; children: ReactNode }) => (
  <td role="cell">
    {children ?? (
      <>
        <span aria-hidden="true">–</span>
        <VisuallyHidden>{words.notSaid(label)}</VisuallyHidden>
      </>
    )}
  </td>
)

/**
 * Two benefits in a table, one column each, without rows that neither benefit fills. Roles are explicit, because a table laid out as a grid
 * loses its implicit ones.
 */
export const Comparison = ({ first, second }: { first: Benefit; second: Benefit }) => {
  const one = useSide(first)
  const other = useSide(second)
  const waits = one.waits || other.waits
  const isDrawn = useOnce(!waits)
  return (
    <table role="table" className={`${sideBySide} ${framed}`} aria-busy={waits}>
      <caption>
        <VisuallyHidden>{words.caption(first.name, second.name)}</VisuallyHidden>
      </caption>
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col" data-part="corner">
            <VisuallyHidden>{words.compared}</VisuallyHidden>
          </th>
          {[first, second].map(({ benefitId, icon, name }) => (
            <th key={benefitId} role="columnheader" scope="col">
              <BenefitIcon kind={icon} />
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(({ label, cell }) => {
          const [left, right] = [cell(one), cell(other)]
          return left === null && right === null ? null : (
            <tr key={label} role="row">
              <th role="rowheader" scope="row">
                {label}
              </th>
              <Cell label={label}>{left}</Cell>
              <Cell label={label}>{right}</Cell>
            </tr>
          )
        })}
        {/* What loads above changes its place. */}
        <tr role="row" style={{ visibility: isDrawn ? undefined : 'hidden' }}>
          <th role="rowheader" scope="row">
            {benefitsText.choices.next}
          </th>
          <td role="cell">
            <Actions benefit={first} />
          </td>
          <td role="cell">
            <Actions benefit={second} />
          </td>
        </tr>
      </tbody>
    </table>
  )
}

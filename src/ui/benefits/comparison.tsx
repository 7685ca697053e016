import type { ReactNode } from 'react'
import type { Benefit } from '../../domain/benefits/benefit.ts'
import { datesOf } from '../../domain/benefits/dates.ts'
import { selectBenefit, selectDayRead } from '../../domain/benefits/detail.ts'
import { nextOf } from '../../domain/benefits/filter.ts'
import { valueOf } from '../../domain/kernel/requests/remote.ts'
import { TextLink } from '../components/actions/text-link.tsx'
import { formatDate } from '../components/content/format.ts'
import { placeholder } from '../components/feedback/skeleton.tsx'
import { BenefitThumb } from '../components/illustrations/benefit-picture.tsx'
import { VisuallyHidden } from '../components/layout/visually-hidden.tsx'
import { useSelect } from '../portal.ts'
import { BenefitAction } from '../shell/benefit-action.tsx'
import { pageOf } from '../shell/benefit-actions.ts'
import { hasPrice, Price } from '../shell/benefit-price.tsx'
import { benefitListText } from '../text/benefit-list.ts'
import { benefitsText } from '../text/benefits.ts'
import { text } from '../text/shared.ts'
import { useOnce } from '../use-once.ts'
import { sideBySide } from './side-by-side.ts'
import { alike, framed } from './comparison-style.ts'

const { compare: words, detail } = benefitsText

interface Side {
  readonly benefit: Benefit
  /** What only the benefit's own page says, by name; null while it loads. */
  readonly facts: ReadonlyMap<string, string> | null
}

/** A benefit of the list, with the facts that only its own page has once they are loaded. */
const useSide = (benefit: Benefit): Side => {
  const remote = useSelect(selectBenefit, benefit.benefitId)
  const today = useSelect(selectDayRead, benefit.benefitId)
  const found = valueOf(remote)
  if (found === null) return { benefit, facts: remote.status === 'failed' ? new Map() : null }
  const dates = datesOf(found, today).map(({ kind, date }) => detail.dates[kind](formatDate(date)))
  const facts = [
    [detail.covers, found.covers],
    [detail.when, dates.join(' ')],
    ...found.facts.map(({ name, value }) => [name, value] as const),
    [detail.leave, found.howToLeave],
  ] as const
  return { benefit, facts: new Map(facts.filter(([, value]) => value !== '')) }
}

const standingOf = ({ restricted, selection }: Benefit): string =>
  restricted ? benefitListText.list.probation : (selection?.statusLabel ?? benefitListText.list.notSelected)

/** The place of facts that are still loading. */
const later = [detail.covers, detail.when, detail.leave]

const Actions = ({ benefit, isNext }: { benefit: Benefit; isNext: boolean }) => (
  <span data-part="actions">
    <BenefitAction benefit={benefit} size="small" variant={isNext ? 'primary' : 'secondary'} />
    <TextLink variant="standalone" to={pageOf(benefit)}>
      {words.more}
      <VisuallyHidden>{benefit.name}</VisuallyHidden>
    </TextLink>
  </span>
)

const Row = ({ label, cells }: { label: string; cells: readonly ReactNode[] }) => (
  <tr role="row">
    <th role="rowheader" scope="row">
      {label}
    </th>
    {cells.map((cell, index) => (
      <td key={index} role="cell">
        {cell ?? (
          <>
            <span aria-hidden="true">–</span>
            <VisuallyHidden>{words.notSaid(label)}</VisuallyHidden>
          </>
        )}
      </td>
    ))}
  </tr>
)

const waiting = (
  <>
    <span className={placeholder} aria-hidden="true" />
    <VisuallyHidden>{text.common.loading}</VisuallyHidden>
  </>
)

/**
 * Two benefits beside each other: a table of what differs, one column each, and below it what is the same in both. Roles are explicit,
 * because a table laid out as a grid loses its implicit ones.
 */
export const Comparison = ({ first, second }: { first: Benefit; second: Benefit }) => {
  const sides = [useSide(first), useSide(second)]
  const [one, other] = sides.map(({ facts }) => facts)
  const both = one && other ? { one, other } : null
  const isDrawn = useOnce(both !== null)
  const names = both ? [...new Set([...both.one.keys(), ...both.other.keys()])] : []
  const isSame = (name: string): boolean => both !== null && both.one.get(name) === both.other.get(name)
  const different = names.filter((name) => !isSame(name))
  const same = names.filter(isSame)
  // One filled button: that of the first benefit which is still to be chosen.
  const next = [first, second].find((benefit) => nextOf(benefit) !== 'manage')
  return (
    <>
      <section aria-labelledby="differ">
        <h2 id="differ">{both ? words.differ(different.length + 1) : words.differs}</h2>
        <table role="table" className={`${sideBySide} ${framed}`} aria-busy={both === null}>
          <caption>
            <VisuallyHidden>{words.caption(first.name, second.name)}</VisuallyHidden>
          </caption>
          <thead role="rowgroup">
            <tr role="row">
              <th role="columnheader" scope="col" data-part="corner">
                <VisuallyHidden>{words.compared}</VisuallyHidden>
              </th>
              {[first, second].map((benefit) => (
                <th key={benefit.benefitId} role="columnheader" scope="col">
                  <BenefitThumb groupCode={benefit.groupCode} kind={benefit.icon} image={benefit.image} />
                  <span>{benefit.name}</span>
                  <small>{standingOf(benefit)}</small>
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            <Row
              label={words.price}
              cells={[first, second].map((benefit) =>
                hasPrice(benefit) ? <Price key={benefit.benefitId} benefit={benefit} /> : words.priceLater,
              )}
            />
            {both
              ? different.map((name) => (
                  <Row key={name} label={name} cells={[both.one.get(name), both.other.get(name)]} />
                ))
              : later.map((name) => <Row key={name} label={name} cells={[waiting, waiting]} />)}
            {/* What loads above changes its place. */}
            <tr role="row" style={{ visibility: isDrawn ? undefined : 'hidden' }}>
              <th role="rowheader" scope="row">
                <VisuallyHidden>{benefitsText.choices.next}</VisuallyHidden>
              </th>
              {[first, second].map((benefit) => (
                <td key={benefit.benefitId} role="cell">
                  <Actions benefit={benefit} isNext={benefit === next} />
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </section>
      {same.length > 0 && (
        <section aria-labelledby="same">
          <h2 id="same">{words.same}</h2>
          <dl className={alike}>
            {same.map((name) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{both?.one.get(name)}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </>
  )
}

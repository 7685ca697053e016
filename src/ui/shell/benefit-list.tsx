import type { ReactNode } from 'react'
import { memo } from 'react'
import type { Benefit } from '../../domain/benefits/benefit.ts'
import type { Standing } from '../../domain/benefits/filter.ts'
import { standingOf } from '../../domain/benefits/filter.ts'
import { ButtonLink } from '../components/actions/button-link.tsx'
import { TextLink } from '../components/actions/text-link.tsx'
import { formatDate } from '../components/content/format.ts'
import { BenefitIcon } from '../components/icons/benefit-icon.tsx'
import { Icon } from '../components/icons/icon.tsx'
import { Card } from '../components/layout/card.tsx'
import { roomFor, rooms } from '../components/layout/fill.ts'
import { VisuallyHidden } from '../components/layout/visually-hidden.tsx'
import { benefitListText } from '../text/benefit-list.ts'
import { actionOf, pageOf } from './benefit-actions.ts'
import { item, list } from './benefit-list-style.ts'
import { Price } from './benefit-price.tsx'
import { BenefitStatus } from './benefit-status.tsx'

const words = benefitListText.list

/** Statuses that the heading of the group already gives. */
const saidAbove: ReadonlySet<Standing> = new Set(['not-selected', 'restricted'])

interface ItemProps {
  readonly benefit: Benefit
  /** Whether its action is the person's next task. The summary is then left out, because they know the benefit. */
  readonly asks?: boolean | undefined
}

/** A benefit with its cost, its next action if there is one, and its status unless the group is named after that. */
export const BenefitItem = memo(({ benefit, asks = false }: ItemProps) => {
  const action = actionOf(benefit)
  const label = action && (
    <>
      <span>{action.label}</span>
      <VisuallyHidden>{benefit.name}</VisuallyHidden>
    </>
  )
  return (
    <Card as="li" variant={asks ? 'tinted' : 'plain'}>
      <div className={item}>
        <BenefitIcon kind={benefit.icon} />
        <div data-part="head">
          <h3>
            <TextLink to={pageOf(benefit)} variant="cover">
              {benefit.name}
            </TextLink>
          </h3>
          {!saidAbove.has(standingOf(benefit)) && <BenefitStatus benefit={benefit} />}
        </div>
        <div data-part="text">
          {benefit.summary !== '' && !asks && <p data-part="summary">{benefit.summary}</p>}
          <Price benefit={benefit} />
          {benefit.restricted && (
            <p>{words.opens(benefit.restrictedUntil === null ? null : formatDate(benefit.restrictedUntil))}</p>
          )}
        </div>
        {action && (
          <div data-part="foot" data-length={benefit.restricted ? 'long' : 'short'}>
            {asks ? (
              <ButtonLink to={action.to} size="small">
                {label}
              </ButtonLink>
            ) : (
              <TextLink to={action.to} variant="standalone">
                {label}
              </TextLink>
            )}
          </div>
        )}
        <Icon name="chevron-right" size="small" />
      </div>
    </Card>
  )
})

interface ListProps {
  readonly children: ReactNode
  /** The number of items, if every row of cards must be full. */
  readonly fills?: number | undefined
}

/** `BenefitItem`s as cards, and as compact rows on a phone. */
export const BenefitList = ({ children, fills }: ListProps) => (
  <ul className={`${list} ${rooms}`} role="list" data-room={fills === undefined ? undefined : roomFor(fills)}>
    {children}
  </ul>
)

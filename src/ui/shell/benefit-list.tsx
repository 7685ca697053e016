import { memo, type ReactNode } from 'react'
import type { Benefit } from '../../domain/benefits/benefit.ts'
import { TextLink } from '../components/actions/text-link.tsx'
import { formatDate } from '../components/content/format.ts'
import { BenefitArt, BenefitThumb } from '../components/illustrations/benefit-picture.tsx'
import { Card } from '../components/layout/card.tsx'
import { benefitListText } from '../text/benefit-list.ts'
import { BenefitAction } from './benefit-action.tsx'
import { pageOf } from './benefit-actions.ts'
import { list, wait } from './benefit-list-style.ts'
import { Price, PriceLine } from './benefit-price.tsx'
import { BenefitStatus } from './benefit-status.tsx'

const words = benefitListText.list

const Name = ({ benefit }: { benefit: Benefit }) => (
  <h3>
    <TextLink to={pageOf(benefit)} variant="cover">
      {benefit.name}
    </TextLink>
  </h3>
)

/** A benefit that waits for the person: its state, its price, and one button. */
export const WaitingBenefit = memo(({ benefit, isFirst }: { benefit: Benefit; isFirst: boolean }) => (
  <Card as="li">
    <div className={wait}>
      <BenefitThumb groupCode={benefit.groupCode} kind={benefit.icon} image={benefit.image} />
      <div>
        <Name benefit={benefit} />
        <BenefitStatus benefit={benefit} />
        <PriceLine benefit={benefit} />
      </div>
    </div>
    <div data-part="foot">
      <BenefitAction benefit={benefit} variant={isFirst ? 'primary' : 'secondary'} width="full" />
    </div>
  </Card>
))

/** A benefit that can be chosen, now or later: its picture, what it is, what it costs, the way to its page, and for the decided to the choice. */
export const BenefitCard = memo(({ benefit }: { benefit: Benefit }) => (
  <Card as="li">
    <BenefitArt groupCode={benefit.groupCode} kind={benefit.icon} image={benefit.image} />
    <div data-part="body">
      <Name benefit={benefit} />
      {benefit.summary !== '' && <p>{benefit.summary}</p>}
      {benefit.restricted && (
        <p>{words.opens(benefit.restrictedUntil === null ? null : formatDate(benefit.restrictedUntil))}</p>
      )}
    </div>
    <div data-part="foot">
      <Price benefit={benefit} />
      <BenefitAction benefit={benefit} size="small" variant="secondary" />
    </div>
  </Card>
))

interface ListProps {
  readonly children: ReactNode
  /** What its items are: cards of what waits, or cards with a scene on top. */
  readonly of: 'waiting' | 'scenes'
}

/** A grid of benefits. */
export const BenefitList = ({ children, of }: ListProps) => (
  <ul className={list} role="list" data-of={of}>
    {children}
  </ul>
)

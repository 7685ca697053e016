import type { Benefit } from '../../domain/benefits/benefit.ts'
import { BenefitThumb } from '../components/illustrations/benefit-picture.tsx'
import { BenefitAction } from './benefit-action.tsx'
import { PriceLine } from './benefit-price.tsx'
import { BenefitStatus } from './benefit-status.tsx'
import { Row, Rows } from './rows.tsx'

interface ToFinishProps {
  readonly benefits: readonly Benefit[]
  /** Whether the first is what the page is for. */
  readonly isFirst?: boolean
}

/** The choices to finish, each with its price and what to do. */
export const ToFinish = ({ benefits, isFirst = false }: ToFinishProps) => (
  <Rows first="open">
    {benefits.map((benefit, index) => (
      <Row
        key={benefit.benefitId}
        picture={<BenefitThumb groupCode={benefit.groupCode} kind={benefit.icon} image={benefit.image} />}
        title={
          <>
            <span>{benefit.name}</span> <BenefitStatus benefit={benefit} />
          </>
        }
        action={
          <BenefitAction benefit={benefit} size="small" variant={isFirst && index === 0 ? 'primary' : 'secondary'} />
        }
      >
        <PriceLine benefit={benefit} />
      </Row>
    ))}
  </Rows>
)

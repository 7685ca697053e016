import type { Benefit } from '../../domain/benefits/benefit.ts'
import { ButtonLink, type ButtonLinkProps } from '../components/actions/button-link.tsx'
import { VisuallyHidden } from '../components/layout/visually-hidden.tsx'
import { actionOf } from './benefit-actions.ts'

type BenefitActionProps = { benefit: Benefit } & Pick<ButtonLinkProps, 'variant' | 'size' | 'width'>

/** The next step for a benefit among others, heard with its name; nothing if there is nothing to do. */
export const BenefitAction = ({ benefit, ...look }: BenefitActionProps) => {
  const action = actionOf(benefit)
  return (
    action && (
      <ButtonLink to={action.to} {...look}>
        <span>{action.label}</span>
        <VisuallyHidden>{benefit.name}</VisuallyHidden>
      </ButtonLink>
    )
  )
}

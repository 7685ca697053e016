import { rewardsText } from '../text/rewards.ts'
import { Overview } from './overview.tsx'

const words = rewardsText.total

/** Total benefits: the package, and what each benefit costs by year or by month [MTB-1] [MTB-2]. */
export const TotalBenefits = () => <Overview other={{ to: '/app/my-total-benefits-enhanced/', label: words.more }} />

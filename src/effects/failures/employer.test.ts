import {
  DecisionFailed,
  DecisionRequested,
  PendingBenefitsFailed,
  PendingBenefitsRequested,
  PendingFailed,
  PendingRequested,
} from '../../domain/employer/approvals.ts'
import { TileFailed, TileRequested } from '../../domain/employer/dashboard.ts'
import { InsightsFailed, InsightsRequested } from '../../domain/employer/insights.ts'
import { TakeUpOfBenefitFailed, TakeUpOfBenefitRequested } from '../../domain/employer/take-up-of-benefit.ts'
import { TakeUpFailed, TakeUpRequested } from '../../domain/employer/take-up.ts'
import { benefitId, selectionId } from '../../domain/samples.ts'
import { effects as employer } from '../employer.ts'
import { proveFailures } from './kit.ts'

const problem = { kind: 'unexpected', reason: 'Error' } as const
const ids = { benefitId: benefitId('dental'), selectionId: selectionId('selection-1') }
const benefit = { benefitId: ids.benefitId }

proveFailures([...employer], {
  'dashboard.loadTile': [TileRequested({ tile: 'approvals' }), TileFailed({ tile: 'approvals', problem })],
  'approvals.loadBenefits': [PendingBenefitsRequested({}), PendingBenefitsFailed({ problem })],
  'approvals.loadPending': [PendingRequested(benefit), PendingFailed({ ...benefit, problem })],
  'approvals.decide': [DecisionRequested({ selectionIds: ['a'], decision: 'approve' }), DecisionFailed({ problem })],
  'takeUp.load': [TakeUpRequested({ source: 'standard' }), TakeUpFailed({ problem })],
  'takeUp.loadOfBenefit': [
    TakeUpOfBenefitRequested({ ...benefit, source: 'standard' }),
    TakeUpOfBenefitFailed({ ...benefit, problem }),
  ],
  'insights.load': [InsightsRequested({}), InsightsFailed({ problem })],
})

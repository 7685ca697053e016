import { CreditsFailed, CreditsRequested } from '../../domain/benefits/credits.ts'
import { BenefitsFailed, BenefitsRequested } from '../../domain/benefits/eligible.ts'
import { TileFailed, TileRequested } from '../../domain/employer/dashboard.ts'
import { BannersFailed, BannersRequested, CardsFailed, CardsRequested } from '../../domain/home/cards.ts'
import { CarouselFailed, CarouselRequested } from '../../domain/home/carousel.ts'
import { TotalSummaryFailed, TotalSummaryRequested } from '../../domain/rewards/total-benefits.ts'
import { StayFailed, StayRequested } from '../../domain/session/idle.ts'
import { CodeLoginFailed, CodeLoginRequested } from '../../domain/session/second-factor.ts'
import {
  TermsAcceptanceFailed,
  TermsAcceptanceRequested,
  TermsFailed,
  TermsRequested,
} from '../../domain/session/terms.ts'
import { effects as signedIn } from '../signed-in.ts'
import { proveFailures } from './testing.ts'

const problem = { kind: 'unexpected', reason: 'Error' } as const

proveFailures(signedIn, {
  'home.loadCards': [CardsRequested({}), CardsFailed({ problem })],
  'home.loadBanners': [BannersRequested({}), BannersFailed({ problem })],
  'carousel.load': [CarouselRequested({}), CarouselFailed({ problem })],
  'eligible.load': [BenefitsRequested({}), BenefitsFailed({ problem })],
  'credits.load': [CreditsRequested({}), CreditsFailed({ problem })],
  'totalBenefits.loadSummary': [TotalSummaryRequested({}), TotalSummaryFailed({ problem })],
  'secondFactor.sendCode': [CodeLoginRequested({ code: '123456' }), CodeLoginFailed({ problem, codes: [] })],
  'terms.load': [TermsRequested({}), TermsFailed({ problem })],
  'terms.accept': [TermsAcceptanceRequested({}), TermsAcceptanceFailed({ problem })],
  'idle.keepAlive': [StayRequested({}), StayFailed({ problem })],
  'dashboard.loadTile': [TileRequested({ tile: 'approvals' }), TileFailed({ tile: 'approvals', problem })],
})

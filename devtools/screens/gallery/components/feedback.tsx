import { Banner } from '../../../../src/ui/components/feedback/banner.tsx'
import { EmptyState } from '../../../../src/ui/components/feedback/empty-state.tsx'
import { ErrorState } from '../../../../src/ui/components/feedback/error-state.tsx'
import { FailureBanner } from '../../../../src/ui/components/feedback/failure-banner.tsx'
import { Loading } from '../../../../src/ui/components/feedback/loading.tsx'
import { Placeholder, Outline, TextPlaceholder } from '../../../../src/ui/components/feedback/outline.tsx'
import { ProgressBar } from '../../../../src/ui/components/feedback/progress-bar.tsx'
import { Skeleton } from '../../../../src/ui/components/feedback/skeleton.tsx'
import { Row } from '../component-frame.tsx'
import { StatusBadge } from '../../../../src/ui/components/feedback/status-badge.tsx'

const nothing = () => undefined

const BannersComponentExample = () => (
  <>
    <Banner tone="info" title="The selection window closes on 30 November 2026" announce="none">
      <p>You can change your benefits until then.</p>
    </Banner>
    <Banner tone="success" title="You have opted out of Dental cover" />
    <Banner tone="warning" title="You are offline">
      <p>What you see may be out of date. We try again when you are back.</p>
    </Banner>
    <FailureBanner title="We could not opt you out">
      <p>Nothing has changed. Try again, or write to help@acme.example.</p>
    </FailureBanner>
  </>
)

const StatusBadgesComponentExample = () => (
  <>
    <Row>
      <StatusBadge tone="neutral" label="Not chosen" />
      <StatusBadge tone="info" label="Not submitted" />
      <StatusBadge tone="success" label="Active" />
      <StatusBadge tone="warning" label="Awaiting approval" />
      <StatusBadge tone="danger" label="Rejected" />
    </Row>
  </>
)

const WaitingComponentExample = () => (
  <>
    <Loading label="Loading profile..." />
    <Skeleton label="Loading your benefits" shape="cards" count={3} />
    <Skeleton label="Loading selections" shape="rows" count={3} />
    <Skeleton label="Loading content" shape="text" count={4} />
    <Outline label="Loading registered employees">
      <Placeholder shape="figure" />
      <Placeholder shape="bar" />
      <TextPlaceholder>0,000 of 00,000 employees have registered</TextPlaceholder>
      <Placeholder shape="button" />
      <Placeholder shape="field" />
    </Outline>
  </>
)

const HowFarSomethingIsComponentExample = () => (
  <>
    <ProgressBar label="Checking employees.csv" percent={42} detail="25 of 60 rows" />
    <ProgressBar label="Sending employees.csv" percent={null} />
  </>
)

const EmptyAndFailedComponentExample = () => (
  <>
    <EmptyState title="There are no selections to show">
      When an employee chooses a benefit, it waits here for you.
    </EmptyState>
    <ErrorState title="There was a problem loading your benefits" retry={{ read: nothing }}>
      Nothing you have chosen is lost. Check your connection and try again.
    </ErrorState>
  </>
)

export const feedbackExamples = {
  banners: BannersComponentExample,
  'status-badges': StatusBadgesComponentExample,
  waiting: WaitingComponentExample,
  'how-far-something-is': HowFarSomethingIsComponentExample,
  'empty-and-failed': EmptyAndFailedComponentExample,
}

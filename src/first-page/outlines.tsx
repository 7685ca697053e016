import { Loading } from '../ui/components/feedback/loading.tsx'
import { TextPlaceholder } from '../ui/components/feedback/outline.tsx'
import { Card } from '../ui/components/layout/card.tsx'
import { PageHeader } from '../ui/components/layout/page-header.tsx'
import { PageLayout } from '../ui/components/layout/page-layout.tsx'
import { Pill } from '../ui/components/layout/pill.tsx'
import { firstBlock } from '../ui/home/home-style.ts'
import { TasksOutline, TotalOutline } from '../ui/home/outlines.tsx'
import { HeaderSpace } from '../ui/shell/signed-in-header.tsx'
import { stack } from '../ui/shell/stack.ts'
import { homeText } from '../ui/text/home.ts'
import { text } from '../ui/text/shared.ts'
import { employerNamed } from '../ui/text/your-employer.ts'

/** Home while nothing is known about the person. */
const HomeOutline = () => (
  <PageLayout header={<HeaderSpace />}>
    <PageHeader
      ground="hero"
      kind="home"
      above={
        <Pill icon="clock" isKept>
          {text.common.loading}
        </Pill>
      }
      title={<TextPlaceholder>{homeText.title('Rebecca')}</TextPlaceholder>}
      lead=" "
    />
    <div className={stack} data-over="">
      <div className={firstBlock}>
        <TasksOutline />
        <Card>
          <h2>
            <TextPlaceholder>{homeText.glance.total(employerNamed('Acme'))}</TextPlaceholder>
          </h2>
          <TotalOutline />
        </Card>
      </div>
    </div>
  </PageLayout>
)

const page = (label: string) => (
  <PageLayout header={<HeaderSpace />}>
    <Loading label={label} />
  </PageLayout>
)

/** What fills the window until the portal can draw the page [SHELL-3]; `open` is for somebody who is not signed in, as by a link of an email. */
export const outlines = {
  open: page(text.common.loading),
  home: <HomeOutline />,
  page: page(text.common.loadingProfile),
  work: (
    <PageLayout frame="work">
      <Loading label={text.common.loadingProfile} />
    </PageLayout>
  ),
} as const

import type { SafeHtml } from '../../../../src/domain/kernel/codecs/classification.ts'
import { ContentHtml } from '../../../../src/ui/components/content/content-html.tsx'
import { DateText } from '../../../../src/ui/components/content/date-text.tsx'
import { Disclosure } from '../../../../src/ui/components/content/disclosure.tsx'
import { Html } from '../../../../src/ui/components/content/html.tsx'
import { Logo } from '../../../../src/ui/components/header/logo.tsx'
import { LongTable } from '../../../../src/ui/components/tables/long-table.tsx'
import { Video } from '../../../../src/ui/components/content/video.tsx'
import { VideoConsent } from '../../../../src/ui/components/content/video-consent.ts'
import { Row } from '../component-frame.tsx'

const nothing = () => undefined
const html =
  '<h2>Your cover</h2><p>It begins on the <strong>first day</strong> of the month. See <a href="https://partner.example/">our partner</a>.</p><ul><li>Check-ups</li><li>Treatment</li></ul><table><caption>Limits</caption><thead><tr><th scope="col">Level</th><th scope="col">Limit</th></tr></thead><tbody><tr><td>Basic</td><td>£500</td></tr></tbody></table>' as SafeHtml // written here, so nothing in it is foreign

const Prose = () => (
  <>
    <Html html={html} />
    <ContentHtml html={html} />
    <Disclosure summary="Which dentist can I see?">
      <p>Any dentist in the country.</p>
    </Disclosure>
    <p>
      Until <DateText iso="2026-12-31" />
    </p>
  </>
)

const rows = Array.from({ length: 2000 }, (_, index) => ({ id: String(index), name: `Employee ${index + 1}` }))

const ManyRows = () => (
  <LongTable
    caption="Two thousand employees"
    rows={rows}
    rowKey={({ id }) => id}
    columns={[
      { key: 'name', kind: 'heading', header: 'Name', cell: ({ name }) => name },
      { key: 'id', kind: 'text', header: 'Number', cell: ({ id }) => id },
    ]}
  />
)

const VideoNotAllowed = () => (
  <VideoConsent value={{ allowed: false, onAllow: nothing }}>
    <Video url="https://player.video.example/1" title="How to choose a benefit" />
  </VideoConsent>
)

const Logos = () => (
  <Row>
    <Logo brandName="Acme Rewards" files={null} />
    <Logo brandName="Acme Rewards" files={null} size="large" />
  </Row>
)

export const proseExamples = {
  prose: Prose,
  'long-table': ManyRows,
  video: VideoNotAllowed,
  logos: Logos,
}

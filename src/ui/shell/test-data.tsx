import { Banner } from '../components/feedback/banner.tsx'
import { logText as words } from '../text/log.ts'
import { noticeStyle } from './notice-style.ts'

/** Shown above every page of a build that records without redaction. */
export const TestData = () => (
  <div className={noticeStyle}>
    <Banner tone="warning" announce="none" title={words.testData}>
      {words.testDataMore}
    </Banner>
  </div>
)

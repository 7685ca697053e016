import type { BannerProps } from './banner.tsx'
import { Banner } from './banner.tsx'
import { useErrorTitle } from '../layout/page-title.ts'

/** What somebody sent was not taken: it is to be mended or sent again, and the title of the tab says so as long as this is shown. */
export const FailureBanner = (props: Pick<BannerProps, 'title' | 'children'>) => {
  useErrorTitle(true)
  return <Banner tone="danger" {...props} />
}

import { Banner, type BannerProps } from './banner.tsx'
import { useErrorTitle } from '../layout/page-title.ts'

/** A submission failed and must be corrected or sent again; the tab's title says so while this is shown. */
export const FailureBanner = (props: Pick<BannerProps, 'title' | 'children'>) => {
  useErrorTitle(true)
  return <Banner tone="danger" {...props} />
}

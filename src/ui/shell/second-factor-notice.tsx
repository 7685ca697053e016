import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { css } from '@linaria/core'
import { noticeSeen, selectSecondFactorSettings } from '../../domain/account/second-factor-settings.ts'
import { selectIsCovered } from '../../domain/shell/panels.ts'
import { Announcer } from '../components/feedback/announcer.tsx'
import { Banner } from '../components/feedback/banner.tsx'
import { useDispatch, useSelect } from '../portal.ts'
import { secondFactorText } from '../text/second-factor.ts'

const frame = css`
  &:not(:empty) {
    margin-block-end: var(--space-5);
  }
`

const Shown = ({ words }: { words: string }) => {
  const dispatch = useDispatch()
  useEffect(() => () => void dispatch(noticeSeen, undefined), [dispatch])
  return (
    <div className={frame}>
      <Banner tone="success" announce="none">
        {words}
      </Banner>
    </div>
  )
}

/** Says once that two-factor was turned on or off, on the next page that the person sees. */
export const SecondFactorNotice = () => {
  const { notice } = useSelect(selectSecondFactorSettings)
  const isCovered = useSelect(selectIsCovered)
  const { pathname } = useLocation()
  // An open panel hides the page behind it, visually and from screen readers.
  const words = notice === null || isCovered ? '' : secondFactorText.settings[notice]
  return (
    <>
      <Announcer message={words} />
      {words !== '' && <Shown key={pathname} words={words} />}
    </>
  )
}

import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react'
import { css } from '@linaria/core'
import { selectBenefitGroups } from '../../domain/benefits/eligible.ts'
import { selectEnrolment } from '../../domain/benefits/enrolment.ts'
import { requestTile } from '../../domain/employer/dashboard.ts'
import { requestBanners, requestCards, selectBanners } from '../../domain/home/cards.ts'
import { requestCarousel, selectCarousel } from '../../domain/home/carousel.ts'
import { valueOf } from '../../domain/kernel/requests/remote.ts'
import { selectProfile } from '../../domain/session/session.ts'
import { TextLink } from '../components/actions/text-link.tsx'
import { formatDate } from '../components/content/format.ts'
import { Scene } from '../components/illustrations/scene.tsx'
import { Card } from '../components/layout/card.tsx'
import { Pill } from '../components/layout/pill.tsx'
import { Land } from '../shell/land.tsx'
import { lazyComponent } from '../shell/lazy-component.tsx'
import { benefitListText } from '../text/benefit-list.ts'
import { ErrorState } from '../components/feedback/error-state.tsx'
import { Html } from '../components/content/html.tsx'
import { useDispatch, usePortal, useSelect } from '../portal.ts'
import { useOnce } from '../use-once.ts'
import { Page } from '../shell/page.tsx'
import { stack } from '../shell/stack.ts'
import { selectCreditsOnly } from '../../domain/shell/credits-only.ts'
import { selectMayFollow } from '../../domain/shell/navigation.ts'
import { homeText } from '../text/home.ts'
import { shellText } from '../text/shell.ts'
import { approvalsPath, Attention, useAttentionSettled, useCards, useEnrolmentSettled } from './attention.tsx'
import { Glance, useGlanceSettled } from './glance.tsx'
import { HomeCard } from './home-card.tsx'
import { wideCard } from '../shell/wide-card.ts'
import { blockHead, firstBlock, ideas, pair } from './home-style.ts'

/* While content above loads, the content below keeps its space and stays hidden, so that nothing jumps. After three seconds it is shown
   anyway, because a page that seems to end there is worse. */
const held = css`
  display: grid;
  gap: var(--section-gap);

  & > section {
    display: grid;
    gap: var(--space-4);
    min-inline-size: 0;
  }

  &[data-held='true'] {
    visibility: hidden;
  }
`

/* An animation measures the three seconds, because screens have no timers. */
const patience = css`
  animation: home-patience 1ms 3s;

  @keyframes home-patience {
    to {
      visibility: visible;
    }
  }
`

const Stages = lazyComponent(() => import('./stages.tsx').then((m) => m.Stages))
const Carousel = lazy(() => import('./carousel.tsx').then((m) => ({ default: m.Carousel })))

/** The scheme's news, below the tasks. It loads without an indicator, since nothing below it can move. */
const News = () => {
  const banners = useSelect(selectBanners)
  const dispatch = useDispatch()
  useEffect(() => {
    dispatch(requestBanners, undefined)
  }, [dispatch])
  const news = valueOf(banners)
  if (news === null)
    return (
      banners.status === 'failed' && (
        <ErrorState title={homeText.bannersFailed} retry={{ read: () => void dispatch(requestBanners, undefined) }} />
      )
    )
  return (
    news.length > 0 && (
      <>
        {news.map((banner) => (
          <Card as="section" key={banner.id} label={homeText.news}>
            <div className={wideCard}>
              <div data-part="words">
                {banner.title !== '' && <h2 style={{ fontSize: 'var(--text-l)' }}>{banner.title}</h2>}
                <Html html={banner.text} width="full" />
              </div>
              <div data-part="side">
                <Scene name="week" part="card" />
              </div>
            </div>
          </Card>
        ))}
      </>
    )
  )
}

/** Home: cards, most urgent first, then figures and news [HOME-1]. */
export const Home = ({ children }: { children: ReactNode }) => {
  const profile = useSelect(selectProfile)
  const mayFollow = useSelect(selectMayFollow)
  const creditsOnly = useSelect(selectCreditsOnly)
  // It is only unknown for somebody who has left, and most of them have credits.
  const isCreditsFirst = creditsOnly === 'yes' || creditsOnly === 'unknown'
  const welcome = useSelect(selectCarousel)
  const dispatch = useDispatch()
  useEffect(() => {
    dispatch(requestCards, undefined)
    dispatch(requestCarousel, undefined)
  }, [dispatch])
  const approves = mayFollow(approvalsPath)
  useEffect(() => {
    if (approves) dispatch(requestTile, 'approvals')
  }, [approves, dispatch])
  const more = useCards()?.filter(({ urgent }) => !urgent) ?? []
  const enrolment = useSelect(selectEnrolment)
  const choosesBenefits = !isCreditsFirst && mayFollow('/app/my-benefits/')
  const { loadRest } = usePortal()
  const [isPatient, setPatient] = useState(true)
  const isWindowSettled = useOnce(useEnrolmentSettled() || !choosesBenefits || !isPatient)
  const isAttentionSettled = useOnce((useAttentionSettled() && isWindowSettled) || !isPatient)
  const isGlanceSettled = useOnce((useGlanceSettled() && isAttentionSettled) || !isPatient)
  // Home is complete, so the slices of the other pages can load.
  useEffect(() => {
    if (isGlanceSettled) loadRest()
  }, [isGlanceSettled, loadRest])
  const closes = choosesBenefits ? enrolment?.window : null
  const waitsForProbation = useSelect(selectBenefitGroups).later.length > 0
  const toFinish = enrolment?.toFinish.length ?? 0
  return (
    <Page
      title={homeText.title(profile?.user.firstName ?? '')}
      tabTitle={shellText.navigation.home}
      ground="hero"
      kind="home"
      land={<Land />}
      above={
        <Pill icon="clock" isKept={!closes}>
          {benefitListText.enrolment.lastDay(closes?.daysLeft ?? 10)}
        </Pill>
      }
      lead={
        // Its place is kept while it loads, so that nothing below it moves.
        <>
          {closes && <strong>{homeText.lead(formatDate(closes.closes))}</strong>}{' '}
          {closes && toFinish > 0 && <span>{homeText.waiting(toFinish)}</span>}
          {creditsOnly === 'yes' && <span>{homeText.left}</span>}
        </>
      }
    >
      <div
        className={`${stack} ${patience}`}
        data-over=""
        onAnimationEnd={({ target, currentTarget }) => target === currentTarget && setPatient(false)}
      >
        <div className={firstBlock}>
          {isCreditsFirst && <Glance />}
          {/* A new element once its place is known, rather than one that moves: until then it holds nothing to press. */}
          <div key={String(isWindowSettled)}>
            <Attention isHeld={!isAttentionSettled} chooses={choosesBenefits} hasLeft={creditsOnly === 'yes'} />
          </div>
          {!isCreditsFirst && (
            <div data-held={!isAttentionSettled}>
              <Glance />
            </div>
          )}
        </div>
        <div className={held} data-held={!isGlanceSettled}>
          {waitsForProbation && <Stages />}
          {more.length > 0 && (
            <section aria-labelledby="more">
              <div className={blockHead}>
                <h2 id="more">{homeText.more}</h2>
                {choosesBenefits && (
                  <TextLink to="/app/my-benefits/" variant="standalone">
                    {benefitListText.enrolment.all}
                  </TextLink>
                )}
              </div>
              <ul className={ideas} role="list" data-count={more.length}>
                {more.map(({ id, title, link, icon, text }) => (
                  <HomeCard key={id} title={title} link={link} icon={icon} text={text} />
                ))}
              </ul>
            </section>
          )}
          <div className={pair}>
            {children}
            <News />
          </div>
        </div>
      </div>
      {welcome && (
        <Suspense>
          <Carousel />
        </Suspense>
      )}
    </Page>
  )
}

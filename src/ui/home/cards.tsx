import type { ReactNode } from 'react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { css } from '@linaria/core'
import { selectEnrolment } from '../../domain/benefits/enrolment.ts'
import { requestTile } from '../../domain/employer/dashboard.ts'
import { requestBanners, requestCards, selectBanners } from '../../domain/home/cards.ts'
import { requestCarousel, selectCarousel } from '../../domain/home/carousel.ts'
import { valueOf } from '../../domain/kernel/requests/remote.ts'
import { selectProfile } from '../../domain/session/session.ts'
import { Banner } from '../components/feedback/banner.tsx'
import { CardGrid } from '../components/layout/card-grid.tsx'
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
import { approvalsPath, Attention, useAttentionSettled, useCards } from './attention.tsx'
import { useEnrolmentSettled, Window } from './enrolment.tsx'
import { Glance, useGlanceSettled } from './glance.tsx'
import { HomeCard } from './home-card.tsx'

const newsList = css`
  display: grid;
  gap: var(--space-3);
`

/* While content above loads, the content below keeps its space and stays hidden, so that nothing jumps. After three seconds it is shown
   anyway, because a page that seems to end there is worse. */
const held = css`
  display: grid;
  gap: var(--space-6);

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
      <section aria-labelledby="news">
        <h2 id="news">{homeText.news}</h2>
        <div className={newsList}>
          {news.map((banner) => (
            <Banner key={banner.id} tone="info" title={banner.title} announce="none">
              <Html html={banner.text} width="full" />
            </Banner>
          ))}
        </div>
      </section>
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
  // While choices wait to be finished, offers step back to their titles.
  const isBrief = (useSelect(selectEnrolment)?.toFinish.length ?? 0) > 0
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
  return (
    <Page title={homeText.title(profile?.user.firstName ?? '')} tabTitle={shellText.navigation.home}>
      <div
        className={`${stack} ${patience}`}
        onAnimationEnd={({ target, currentTarget }) => target === currentTarget && setPatient(false)}
      >
        {isCreditsFirst && <Glance />}
        {choosesBenefits && <Window />}
        {/* A new element once its place is known, rather than one that moves: until then it holds nothing to press. */}
        <section aria-labelledby="asks" key={String(isWindowSettled)}>
          <h2 id="asks">{homeText.asks}</h2>
          <Attention isHeld={!isAttentionSettled} />
        </section>
        {!isCreditsFirst && (
          <div className={held} data-held={!isAttentionSettled}>
            <Glance />
          </div>
        )}
        <div className={held} data-held={!isGlanceSettled}>
          {more.length > 0 && (
            <section aria-labelledby="more">
              <h2 id="more">{homeText.more}</h2>
              <CardGrid fills={more.length}>
                {more.map(({ id, text, ...card }) => (
                  <HomeCard key={id} {...card}>
                    {!isBrief && text}
                  </HomeCard>
                ))}
              </CardGrid>
            </section>
          )}
          {children}
          <News />
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

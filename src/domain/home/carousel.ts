import { left, right, type Either } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { refuse, type Refusal } from '../kernel/command.ts'
import { defineEvent, type DomainEvent } from '../kernel/event.ts'
import { plain, SafeHtml } from '../kernel/codecs/classification.ts'
import { Problem } from '../kernel/requests/problem.ts'
import { idle, loaded, valueOf, type Remote } from '../kernel/requests/remote.ts'
import { selector } from '../kernel/selector.ts'
import { defineSlice, type StateWith } from '../kernel/slice.ts'
import { masquerade, masquerading } from '../session/masquerade.ts'
import { ProfileLoaded } from '../session/session.ts'
import { defineRead } from '../kernel/requests/read.ts'

const address = t.union([plain, t.null])

export const Slide = t.type({ title: plain, text: SafeHtml, image: address, icon: address })
export type Slide = t.TypeOf<typeof Slide>

export const carouselRead = defineRead('Carousel', { data: { slides: t.array(Slide) }, value: ({ slides }) => slides })
export const { CarouselRequested, CarouselLoaded, CarouselFailed } = carouselRead.events
/** The host recorded that the person was welcomed. */
export const WelcomeNoted = defineEvent('WelcomeNoted', {})
/** The host did not record it: the next login can show the welcome again. */
export const WelcomeNotingFailed = defineEvent('WelcomeNotingFailed', { problem: Problem })
/** `to` counts from 0. */
export const CarouselTurned = defineEvent('CarouselTurned', { to: t.number })
export const CarouselClosed = defineEvent('CarouselClosed', {})

interface CarouselState {
  /** A first login needs the welcome, until its content has loaded. */
  needed: boolean
  slides: Remote<Slide[]>
  /** The visible slide; null while the welcome is not shown. */
  shown: number | null
}

export const carousel = defineSlice({
  name: 'carousel',
  lifetime: 'session',
  initial: (): CarouselState => ({ needed: false, slides: idle, shown: null }),
  own: { ...carouselRead.events, WelcomeNoted, WelcomeNotingFailed, CarouselTurned, CarouselClosed },
  on: {
    ...carouselRead.on('slides'),
    CarouselLoaded: (draft, { slides }, at) => {
      draft.slides = loaded(slides, at)
      draft.needed = false
      draft.shown = slides.length > 0 ? 0 : null
    },
    WelcomeNoted: () => {},
    WelcomeNotingFailed: () => {},
    CarouselTurned: (draft, { to }) => {
      draft.shown = to
    },
    CarouselClosed: (draft) => {
      draft.shown = null
    },
  },
  extraReducers: (on) => [
    on(ProfileLoaded, (draft, { profile }) => {
      draft.needed = profile.showWelcomeModal || profile.user.firstLogin
    }),
  ],
})
type Needs = StateWith<typeof carousel>

/** The welcome is for the person alone: a masquerade neither shows it nor uses it up. */
export const requestCarousel = (state: Needs & StateWith<typeof masquerade>): Either<Refusal, DomainEvent> => {
  if (masquerading(state)) return left(refuse('masquerade'))
  if (!state.carousel.needed) return left(refuse('notNeeded'))
  return state.carousel.slides.status === 'loading' ? left(refuse('busy')) : right(CarouselRequested({}))
}

/** Moves one slide on or back; there is none before the first, and the welcome ends after the last. */
export const turnCarousel = ({ carousel: { shown, slides } }: Needs, by: 1 | -1): Either<Refusal, DomainEvent> => {
  if (shown === null) return left(refuse('closed'))
  const to = shown + by
  if (to < 0) return left(refuse('first'))
  return right(to < (valueOf(slides)?.length ?? 0) ? CarouselTurned({ to }) : CarouselClosed({}))
}

export const closeCarousel = ({ carousel: { shown } }: Needs): Either<Refusal, DomainEvent> =>
  shown === null ? left(refuse('closed')) : right(CarouselClosed({}))

/** The visible slide, counted from 1. Null while the welcome is not shown. */
export const selectCarousel = selector([carousel], ({ carousel: { shown, slides } }) => {
  const all = valueOf(slides) ?? []
  const slide = shown === null ? undefined : all[shown]
  return shown === null || !slide ? null : { slide, number: shown + 1, count: all.length }
})

/** Whether the welcome is shown or about to be: it keeps the person on the page. [CAR-1] */
export const selectWelcoming = selector(
  [carousel, masquerade],
  (state): boolean => !masquerading(state) && (state.carousel.needed || state.carousel.shown !== null),
)

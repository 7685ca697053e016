import { foldW } from 'fp-ts/lib/Either.js'
import { map } from 'rxjs'
import { CarouselLoaded, carouselRead, WelcomeNoted, WelcomeNotingFailed } from '../../domain/home/carousel.ts'
import { updateUser } from '../api/generated/account.ts'
import { getCarousel } from '../api/generated/home.ts'
import { one } from '../runtime/effect.ts'
import { portalEffect } from '../runtime/portal-effect.ts'
import { portalRead } from '../runtime/portal-calls.ts'

export const loadCarousel = portalRead(carouselRead, {
  name: 'carousel.load',
  call: (_, { api }) => api(getCarousel),
  data: (slides) => ({ slides }),
})

/** Once the content has loaded, notifies the host, so that a reload does not welcome the person again. */
export const noteWelcome = portalEffect({
  name: 'carousel.noteWelcome',
  on: [CarouselLoaded],
  policy: { exhaustBy: one },
  emits: [WelcomeNoted, WelcomeNotingFailed],
  failure: (problem) => WelcomeNotingFailed({ problem }),
  run: (_, { api }) =>
    api(updateUser, { body: { firstLogin: false } }).pipe(
      map(
        foldW(
          ({ problem }) => WelcomeNotingFailed({ problem }),
          () => WelcomeNoted({}),
        ),
      ),
    ),
})

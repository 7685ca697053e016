import { getCarousel } from '../../src/effects/api/generated/home.ts'
import { contract } from '../pact.ts'

contract('home/carousel', (interaction) => {
  interaction('[HOME-2] the slides of the welcome', getCarousel, { state: 'first-login-signed-in', refusals: 'shared' })
  interaction('[HOME-2] a welcome without slides', getCarousel, { state: 'no-carousel' })
  interaction('[HOME-2] the welcome cannot be loaded', getCarousel, {
    state: 'carousel-unavailable',
    status: 500,
    problem: { kind: 'refused', status: 500, message: null },
  })
})

import { getHomePageBanner, getHomePageCards } from '../../src/effects/api/generated/home.ts'
import { contract } from '../pact.ts'

const failed = 'It looks like something has gone wrong, please try again later'

contract('home/cards', (interaction) => {
  interaction('[HOME-1] the cards', getHomePageCards, { state: 'employee-signed-in' })
  interaction('[HOME-1] no cards', getHomePageCards, { state: 'nothing-on-home' })
  interaction('[HOME-1] the cards cannot be had', getHomePageCards, {
    state: 'server-fails',
    status: 500,
    problem: { kind: 'refused', status: 500, message: failed },
  })
  interaction('[HOME-1] the banners', getHomePageBanner, { state: 'employee-signed-in' })
  interaction('[HOME-1] no banners', getHomePageBanner, { state: 'nothing-on-home' })
})

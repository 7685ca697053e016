import { getHomePageBanner, getHomePageCards } from '../../src/effects/api/generated/home.ts'
import { contract } from '../pact.ts'

contract('home/cards', (interaction) => {
  interaction('[HOME-1] the cards', getHomePageCards, { state: 'employee-signed-in', refusals: 'shared' })
  interaction('[HOME-1] no cards', getHomePageCards, { state: 'nothing-on-home' })
  interaction('[HOME-1] the banners', getHomePageBanner, { state: 'employee-signed-in', refusals: 'shared' })
  interaction('[HOME-1] no banners', getHomePageBanner, { state: 'nothing-on-home' })
})

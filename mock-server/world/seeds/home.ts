import type { Banner, Card } from '../content-records.ts'

/** The cards of everybody's home page. */
export const seedCards: readonly Card[] = [
  {
    id: 'card-1',
    title: 'Your choices close on 30 November',
    text: 'Look at what you have and make your choices for the new scheme year.',
    link: '/app/my-benefits/',
    icon: 'gift',
    priority: 'urgent',
  },
  {
    id: 'card-2',
    title: 'Finish setting up your will',
    text: 'You have started. It takes about ten minutes to finish.',
    link: '/app/my-benefits/209',
    icon: 'will',
    priority: 'urgent',
    whileBegun: '209',
  },
  {
    id: 'card-3',
    title: 'Cycle to work',
    text: 'Spread the cost of a bicycle over twelve months and save tax.',
    link: '/app/my-benefits/204',
    icon: 'cycle',
    priority: 'normal',
  },
  {
    id: 'card-4',
    title: 'Save a little more for later',
    text: 'Your company matches what you pay in, up to 8% of your salary.',
    link: '/app/my-benefits/205',
    icon: 'pension',
    priority: 'normal',
  },
  {
    id: 'card-5',
    title: 'Somebody to talk to, day or night',
    text: 'The employee assistance line is free, confidential and open to your family.',
    link: '/app/my-benefits/217',
    icon: 'phone',
    priority: 'normal',
  },
  {
    id: 'card-6',
    title: 'Buy up to five days of leave',
    text: 'Need a longer break next year? Buy extra days from your salary.',
    link: '/app/my-benefits/206',
    icon: 'annual-leave',
    priority: 'normal',
  },
]

/** The banners of everybody's home page. */
export const seedBanners: readonly Banner[] = [
  {
    id: 'banner-1',
    title: 'Wellbeing week',
    text: '<p>Free health checks in <strong>every office</strong> from Monday to Friday. Bring a colleague.</p>',
    imageUrl: null,
    link: '/app/my-benefits/203',
  },
]

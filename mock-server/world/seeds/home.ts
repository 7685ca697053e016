import type { Banner, Card } from '../content-records.ts'

/** The cards of everybody's home page. */
export const seedCards: readonly Card[] = [
  {
    id: 'card-1',
    title: 'Say who your life assurance is for',
    text: 'It takes two minutes to name the people whom you want to receive the money.',
    link: '/app/my-benefits/210',
    icon: 'life',
    priority: 'urgent',
  },
  {
    id: 'card-2',
    title: 'Check your family’s details',
    text: 'Benefits cover the people on your profile. Please make sure that all of them are there.',
    link: '/app/home/my-profile/',
    icon: 'childcare',
    priority: 'urgent',
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

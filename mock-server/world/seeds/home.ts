import { chooseByText, nextYear } from '../rules.ts'
import type { Banner, Card } from '../content-records.ts'

/** The card about people whom benefits cover. */
export const familyCard = 'card-2'

/** The cards of everybody's home page. */
export const seedCards: readonly Card[] = [
  {
    id: 'card-1',
    title: 'Choose who gets your life assurance',
    text: 'It takes 2 minutes to name your beneficiaries.',
    link: '/app/my-benefits/210',
    icon: 'life',
    priority: 'urgent',
  },
  {
    id: familyCard,
    title: 'Check your family’s details',
    text: 'Your benefits can only cover people on your profile. Check everyone’s there.',
    link: '/app/home/my-profile/',
    icon: 'childcare',
    priority: 'urgent',
  },
  {
    id: 'card-3',
    title: 'Cycle to work',
    text: 'Spread the cost of a bike over 12 months and save tax.',
    link: '/app/my-benefits/204',
    icon: 'cycle',
    priority: 'normal',
  },
  {
    id: 'card-4',
    title: 'Get more from Acme in your pension',
    text: 'Acme matches what you pay in, up to 8% of your salary.',
    link: '/app/my-benefits/205',
    icon: 'pension',
    priority: 'normal',
  },
  {
    id: 'card-5',
    title: 'Someone to talk to, day or night',
    text: 'The helpline is free, confidential and open to your whole household.',
    link: '/app/my-benefits/217',
    icon: 'phone',
    priority: 'normal',
  },
  {
    id: 'card-6',
    title: `Buy up to 5 days’ leave for ${nextYear.slice(0, 4)}`,
    text: `Want a longer break next year? Choose by ${chooseByText}.`,
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
    text: '<p>Free health checks in <strong>every office</strong>, in the last week of November.</p>',
    imageUrl: null,
    link: '/app/my-benefits/203',
  },
]

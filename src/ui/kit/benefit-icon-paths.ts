const circle = (x: number, y: number, radius: number): string =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0 ${-radius * 2} 0`

// One drawing for each kind of benefit, on a grid of 24. The names are those the server sends in `icon`.
export const benefitIconPaths = {
  accident: 'M8 4h8v4h4v8h-4v4H8v-4H4V8h4zM12 9v6M9 12h6',
  'annual-leave': `${circle(12, 11, 4)}M12 3v1.5M5 11H3.5M20.5 11H19M6.7 5.7l1 1M17.3 5.7l-1 1M3 18.5c1.5 0 1.5 1 3 1s1.5-1 3-1s1.5 1 3 1s1.5-1 3-1s1.5 1 3 1s1.5-1 3-1`,
  assessment: 'M8 5H6v16h12V5h-2M8.5 3.5h7v3h-7zM9 12.5l2 2l4-4M9 18h6',
  car: `M4 16v-4l2-5.5h12L20 12v4zM4 12h16${circle(7.5, 16.5, 1.8)}${circle(16.5, 16.5, 1.8)}`,
  cash: `M3 7h18v10H3z${circle(12, 12, 2.5)}M6 10v.01M18 14v.01`,
  childcare: `${circle(12, 13, 7)}M12 6c-1.5-2.5.5-3.8 2-2.5M9.5 12.5v.01M14.5 12.5v.01M9.5 16c1.5 1.3 3.5 1.3 5 0`,
  'critical-illness':
    'M12 20s-8-4.7-8-10.3A4.5 4.5 0 0 1 12 7a4.5 4.5 0 0 1 8 2.7C20 15.3 12 20 12 20zM5 12.5h4l1.5-2.5l2.5 5l1.5-2.5H19',
  cycle: `${circle(6, 16, 3.5)}${circle(18, 16, 3.5)}M6 16l3.5-7h5.5l3 7M9.5 9l4 7H6M13.5 16l2-7l-1-3h2.5M8 9h3`,
  dental:
    'M12 6.5C10.5 5 9 4.5 7.5 4.5C5 4.5 4 6.5 4 9c0 3 1.5 4.5 2 7c.4 2.5.8 4 2 4c2 0 1.5-5.5 4-5.5s2 5.5 4 5.5c1.2 0 1.6-1.5 2-4c.5-2.5 2-4 2-7c0-2.5-1-4.5-3.5-4.5c-1.5 0-3 .5-4.5 2z',
  eye: `M2.5 12C4.5 7.8 8 5.5 12 5.5s7.5 2.3 9.5 6.5c-2 4.2-5.5 6.5-9.5 6.5S4.5 16.2 2.5 12z${circle(12, 12, 3)}`,
  gift: 'M4 9h16v4H4zM5.5 13h13v7.5h-13zM12 9v11.5M12 9C8.5 9 7 7.5 7.5 5.8C8.2 4 11 4.5 12 9c1-4.5 3.8-5 4.5-3.2C17 7.5 15.5 9 12 9z',
  giving:
    'M3 13.5h3.5c1.5 0 2.5 1.5 4 1.5H14c1.5 0 1.5 2.5 0 2.5h-3.5M14.5 16.5l4.5-2.5c1.5-.7 2.7 1.2 1.5 2.2L15 20H3M13 10.5S9 8.2 9 5.7A2.2 2.2 0 0 1 13 4.5a2.2 2.2 0 0 1 4 1.2c0 2.5-4 4.8-4 4.8z',
  gym: 'M3 10.5v3M6 7.5v9M18 7.5v9M21 10.5v3M9 8.5v7M15 8.5v7M9 12h6M3 12h3M18 12h3',
  health: 'M12 20s-8-4.7-8-10.3A4.5 4.5 0 0 1 12 7a4.5 4.5 0 0 1 8 2.7C20 15.3 12 20 12 20zM12 10v5M9.5 12.5h5',
  income: 'M4 20h16M6 20v-5M10.7 20v-8M15.3 20v-6M20 20V9M4.5 9.5L9 5.5l4.5 3L19 4M15.5 4H19v3.5',
  learning: 'M2.5 9L12 5l9.5 4L12 13zM6.5 11v5c3 2.5 8 2.5 11 0v-5M21.5 9v6',
  life: 'M12 4v-1M3 12.5a9 9 0 0 1 18 0c-1.5-1.5-3-1.5-4.5 0c-1.5-1.5-3-1.5-4.5 0c-1.5-1.5-3-1.5-4.5 0c-1.5-1.5-3-1.5-4.5 0zM12 12.5v6a2 2 0 0 1-4 0',
  parking: 'M4 4h16v16H4zM9.5 17V7.5h3.5a3 3 0 0 1 0 6H9.5',
  pension:
    'M4 12.5c0-3.5 3-6 7-6h3l3-2v3.5c1 .8 1.7 1.7 2 3h1.5v4H18.5c-.5.8-1 1.4-1.8 2V20h-3v-1.5h-4V20h-3v-3C5 16 4 14.5 4 12.5zM9.5 9.5h3.5M16 11.5v.01',
  phone: 'M7.5 3h9v18h-9zM11 18h2',
  retail: 'M5.5 8h13l1 12.5h-15zM8.5 10.5V7a3.5 3.5 0 0 1 7 0v3.5',
  technology: 'M5 5h14v10.5H5zM2.5 19h19M10 19v.01',
  travel:
    'M21 4.5c-1-1-2.5-.5-3.5.5L14 8.5L5 6L3.5 7.5l7 4.5L7 15.5l-2.5-.5L3 16.5l3 1.5l1.5 3l1.5-1.5l-.5-2.5l3.5-3.5l4.5 7l1.5-1.5L15.5 10L19 6.5c1-1 2.5-1.5 2-2z',
  will: 'M6 3h8l4 4v5M6 3v18h5M14 3v4h4M9 10h5M9 14h3M13.5 20.5l.5-2.5l5-5l2 2l-5 5z',
  wine: 'M7.5 3h9l.5 6c0 3-2 5-5 5s-5-2-5-5zM12 14v7M8.5 21h7M7.2 8.5h9.6',
} as const

export type BenefitIconKind = keyof typeof benefitIconPaths

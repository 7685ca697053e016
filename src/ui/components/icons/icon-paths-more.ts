import { circle, joined } from './icon-shapes.ts'

/** The icons that the login page does not show. */
const morePaths = {
  activity: 'M3 12h4l2.5-7l5 14l2.5-7h4',
  'arrow-left': 'M19 12H5M11 6l-6 6l6 6',
  'arrow-right': 'M5 12h14M13 6l6 6l-6 6',
  bars: 'M4.5 20v-9M12 20V4M19.5 20v-6',
  calendar: 'M4 7a2 2 0 0 1 2-2h12a2 2 0 0 1 2 2v11a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2zM4 10h16M8 3v4M16 3v4',
  card: 'M3.5 6.5h17v11h-17zM3.5 10.5h17M7 14.5h4',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  'chevron-down': 'M6 9l6 6l6-6',
  'chevron-left': 'M15 6l-6 6l6 6',
  'chevron-right': 'M9 6l6 6l-6 6',
  circle: circle(12, 12, 9),
  clock: `${circle(12, 12, 9)}M12 7v5l3.5 2`,
  cookie:
    'M20.9 11.2A9 9 0 1 1 12.6 3a4 4 0 0 0 4.2 4.3a4 4 0 0 0 4.1 3.9zM8.5 9.5v.01M9 15v.01M14 16.5v.01M13 11.5v.01',
  cross: `${circle(12, 12, 9)}M9 9l6 6M15 9l-6 6`,
  dashboard: 'M4 4h6.5v8H4zM13.5 4H20v5h-6.5zM13.5 12H20v8h-6.5zM4 15h6.5v5H4z',
  edit: 'M4 20h4L19 9l-4-4L4 16zM13 7l4 4',
  external: 'M14 4h6v6M20 4l-9 9M18 14v4a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2h4',
  file: 'M6 3.5h8l4.5 4.5v12.5H6zM14 3.5V8h4.5',
  home: 'M4 11l8-7l8 7M6 9.5V20h12V9.5M10 20v-5.5h4V20',
  heart: 'M12 20s-8.5-5-8.5-10.8A4.6 4.6 0 0 1 12 7a4.6 4.6 0 0 1 8.5 2.2C20.5 15 12 20 12 20z',
  idea: 'M9 17.5h6M10 20.5h4M12 3.5a6 6 0 0 0-3.6 10.8c.5.4.8 1 .8 1.7h5.6c0-.7.3-1.3.8-1.7A6 6 0 0 0 12 3.5z',
  'log-out': 'M10 4H6a2 2 0 0 0-2 2v12a2 2 0 0 0 2 2h4M9.5 12H20M16 8l4 4l-4 4',
  mail: 'M3.5 6.5h17v12h-17zM4 7l8 6.5L20 7',
  menu: 'M4 7h16M4 12h16M4 17h16',
  minus: 'M5 12h14',
  people: `${circle(9, 8.5, 3.5)}M2.5 19.5c.6-3.6 3.2-5.5 6.5-5.5s5.9 1.9 6.5 5.5M15.5 5.3a3.5 3.5 0 0 1 0 6.4M17.5 14.3c2.2.7 3.6 2.5 4 5.2`,
  pie: 'M12 3a9 9 0 1 0 9 9h-9zM16 3.5A9 9 0 0 1 20.5 8H16z',
  phone:
    'M5 4h4l1.8 4.7L8.5 10.3a11 11 0 0 0 5.2 5.2l1.6-2.3L20 15v4a1.5 1.5 0 0 1-1.6 1.5A15.5 15.5 0 0 1 3.5 5.6A1.5 1.5 0 0 1 5 4z',
  plus: 'M12 5v14M5 12h14',
  print:
    'M7 8V4h10v4M7 17H5a1.5 1.5 0 0 1-1.5-1.5V10A2 2 0 0 1 5.5 8h13a2 2 0 0 1 2 2v5.5A1.5 1.5 0 0 1 19 17h-2M7 14h10v6H7z',
  share: `${circle(12, 12, 8.5)}M12 3.5V12l6 6M12 12h8.5`,
  search: `${circle(11, 11, 6.5)}M16 16l4.5 4.5`,
  settings: `M4 7h8M18 7h2M4 17h2M12 17h8${circle(15, 7, 2.5)}${circle(9, 17, 2.5)}`,
  sort: 'M8 10l4-4l4 4M8 14l4 4l4-4',
  upload: 'M12 16V5M7 9.5l5-5l5 5M5 20h14',
  user: `${circle(12, 8.5, 4)}M4.5 20.5c.8-4 3.7-6 7.5-6s6.7 2 7.5 6`,
} as const
export type MoreIconName = keyof typeof morePaths

Object.assign(joined, morePaths)

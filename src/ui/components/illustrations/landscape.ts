import { box, bush, cloud, disc, group, light, tree, type Light, type Mark } from './marks.ts'

// What somebody has, where it stands in their landscape.
const places = {
  bicycle: [
    group(
      [
        group([disc(null, -46, 0, 26), disc(null, 44, 0, 26)], null, 'line-ink w5'),
        ['line-front w6', 'M-46 0l26-44h46l18 44M-20-44l20 44h-46M0 0l26-44M-20-44l-5-12M26-44l-6-16h14'],
        ['ink', 'M-32-62h22v5h-22z'],
      ],
      'translate(796 250) scale(0.52)',
    ),
  ],
  rider: [
    group(
      [
        group([disc(null, -46, 0, 26), disc(null, 44, 0, 26)], null, 'line-ink w5'),
        ['line-front w6', 'M-46 0l26-44h46l18 44M-20-44l20 44h-46M0 0l26-44M-20-44l-5-12M26-44l-6-16h14'],
        ['ink', 'M-32-62h22v5h-22z'],
        ['line-ink w9', 'M-18-64L8-38L0-2'],
        ['accent', 'M-28-60C-30-82-14-102 8-104L22-96C16-80 0-74-4-58Z'],
        ['line-accent w8', 'M12-94L22-72L36-62'],
        disc('warm', 22, -116, 12),
        ['front', 'M8-117a14 14 0 0 1 28 0z'],
      ],
      'translate(800 254) scale(0.52)',
    ),
  ],
  car: [
    group(
      [
        [
          'front',
          'M-96-18v-22a12 12 0 0 1 10-12l22-5l26-26a18 18 0 0 1 12-5h58a18 18 0 0 1 14 6l22 26l18 4a14 14 0 0 1 11 14v20z',
        ],
        ['paper', 'M-48-56l20-20h22v20zM4-76h26l16 20H4z'],
        disc('ink', -54, -18, 18),
        disc('ink', 56, -18, 18),
        disc('paper', -54, -18, 7),
        disc('paper', 56, -18, 7),
      ],
      'translate(800 262) scale(0.46)',
    ),
  ],
  umbrella: [
    group(
      [
        ['line-ink', 'M0-52V24'],
        ['front', 'M-72 0a72 50 0 0 1 144 0c-12-10-24-10-36 0c-12-10-24-10-36 0c-12-10-24-10-36 0c-12-10-24-10-36 0z'],
        ['mid', 'M-36 0c3-28 16-46 36-50c20 4 33 22 36 50c-12-10-24-10-36 0c-12-10-24-10-36 0z'],
      ],
      'translate(999 186) scale(1)',
    ),
  ],
  lighthouse: [
    group(
      [
        ['paper', 'M-13-78h26l8 80h-42z'],
        ['accent', 'M-15-60h30l2 20h-34zM-19-20h38l2 20h-42z'],
        box('front', -18, -84, 36, 8, 3),
        box('warm', -11, -100, 22, 16, 2),
        ['front', 'M-16-98L0-114L16-98z'],
      ],
      'translate(1142 226) scale(1)',
    ),
  ],
  clinic: [
    group(
      [
        box('paper', -31, -40, 62, 42, 3),
        box('front', -35, -46, 70, 10, 4),
        ['front', 'M-4-30h8v6h6v8h-6v6h-8v-6h-6v-8h6z'],
        box('back', -25, -28, 11, 9, 2),
        box('back', 14, -28, 11, 9, 2),
        box('mid', -6, -6, 12, 8, 1),
      ],
      'translate(742 214) scale(1)',
    ),
  ],
  coins: [
    disc('warm', 1048.4, 194, 6.5),
    disc('warm', 1072.2, 204.2, 7.800000000000001),
    disc('warm', 1055.2, 221.2, 6.5),
  ],
  weights: [
    group(
      [
        box('ink', -58, -5, 116, 10, 5),
        box('front', -66, -30, 20, 60, 7),
        box('front', 46, -30, 20, 60, 7),
        box('accent', -84, -20, 16, 40, 6),
        box('accent', 68, -20, 16, 40, 6),
      ],
      'translate(884 254) scale(0.4)',
    ),
  ],
  parcel: [
    group(
      [
        box('accent', -15, -24, 30, 24, 3),
        box('front', -3, -24, 6, 24, 0),
        ['front', 'M0-24c-10 2-15-2-13-7s10-4 13 7c3-11 11-12 13-7s-3 9-13 7z'],
      ],
      'translate(949 258) scale(0.95)',
    ),
  ],
  kite: [
    ['line-ink thin', 'M786 112c6 40-10 60-6 118'],
    group(
      [
        ['front', 'M0-26L18-2L0 24z'],
        ['accent', 'M0-26L-18-2L0 24z'],
      ],
      'translate(786 88) scale(1)',
    ),
  ],
  plane: [
    group(
      [
        group(
          [
            ['front', 'M-58 0c0-7 8-11 18-11h72c16 0 28 5 28 11s-12 11-28 11h-72c-10 0-18-4-18-11z'],
            ['ink', 'M-8-6l-26-42h15l40 42zM-8 6l-26 42h15l40-42z'],
            ['accent', 'M-58 0l-12-24h13l20 18z'],
          ],
          'rotate(-18)',
        ),
      ],
      'translate(786 96) scale(0.52)',
    ),
  ],
} as const satisfies Readonly<Record<string, readonly Mark[]>>

/** An object of the landscape that stands for a benefit that somebody has. */
export type Place = keyof typeof places

const put = (has: ReadonlySet<Place>, place: Place): readonly Mark[] | null => (has.has(place) ? places[place] : null)

/** The landscape of home and of total reward: 1200 by 360, its left side free for words. Each place shows the first of its objects. */
export const landscape = (has: ReadonlySet<Place>, time: Light): readonly Mark[] => [
  ...light(874, 112, 52, time),
  cloud(694, 42, 1.1),
  cloud(1040, 44, 1.2),
  ...(put(has, 'kite') ?? put(has, 'plane') ?? []),
  ['back', 'M-1600 334C-1000 334-400 326 0 300C160 270 300 282 440 250S700 150 860 190S1080 250 1200 176V360H-1600Z'],
  ...(put(has, 'clinic') ?? []),
  tree(668, 232, 1.1, 'mid'),
  tree(694, 226, 0.85, 'mid'),
  ...(put(has, 'lighthouse') ?? [tree(1130, 226, 1.3)]),
  tree(1180, 214, 1, 'mid'),
  ['near', 'M-1600 352C-1000 352-400 350 0 336C200 300 420 330 600 290S900 220 1010 250S1140 280 1200 256V360H-1600Z'],
  ['back', 'M1010 250c-40 22-120 26-150 44s-70 40-200 66h70c90-20 160-40 190-62s80-28 104-46z'],
  box('paper', 968, 204, 62, 50, 3),
  ['accent', 'M956 208l43-34l43 34z'],
  box('front', 992, 228, 15, 26, 2),
  box('warm', 975, 216, 11, 11, 2),
  box('warm', 1013, 216, 11, 11, 2),
  ...(put(has, 'umbrella') ?? []),
  tree(1062, 262, 1.7, 'front'),
  ...(put(has, 'coins') ?? []),
  tree(1090, 266, 1.1, 'mid'),
  ...(put(has, 'parcel') ?? [bush(952, 256, 0.9)]),
  ...(put(has, 'weights') ?? []),
  ['ground', 'M-1600 358L0 352C240 340 460 356 640 336S1000 300 1200 330V362H-1600Z'],
  ...(put(has, 'rider') ?? put(has, 'bicycle') ?? put(has, 'car') ?? []),
]

/** The low landscape of lists: 1200 by 170. */
export const lowLandscape = (time: Light): readonly Mark[] => [
  ...light(1010, 62, 34, time),
  cloud(820, 30, 1.1),
  ['back', 'M-1600 160C-900 160-300 152 0 150C200 150 420 150 560 134S800 70 930 92S1100 110 1200 76V170H-1600Z'],
  tree(760, 104, 1, 'mid'),
  tree(786, 98, 0.8, 'mid'),
  tree(1130, 100, 1.1, 'mid'),
  ['near', 'M-1600 169C-900 169-300 168 0 166C300 158 560 166 720 140S1000 118 1200 136V170H-1600Z'],
  box('paper', 1066, 92, 40, 34, 2),
  ['accent', 'M1058 95l28-22l28 22z'],
  box('front', 1081, 108, 10, 18, 1),
  box('warm', 1071, 100, 7, 7, 1),
  box('warm', 1095, 100, 7, 7, 1),
  tree(1044, 130, 1.1, 'front'),
  tree(900, 138, 1, 'front'),
  tree(922, 138, 0.7, 'mid'),
]

/** The balloon of a receipt: 400 by 400. */
export const balloon: readonly Mark[] = [
  disc('warm', 300, 300, 60),
  cloud(60, 120, 1.4),
  cloud(330, 60, 1.1),
  ['back', 'M-1400 360C-900 300-500 370-100 330C0 300 100 290 200 310S380 310 500 270S900 330 1400 280V440H-1400Z'],
  group(
    [
      ['front', 'M200 40c60 0 96 42 96 92c0 46-38 82-66 112h-60c-28-30-66-66-66-112c0-50 36-92 96-92z'],
      ['accent', 'M200 40c26 0 42 42 42 92c0 46-16 82-28 112h-28c-12-30-28-66-28-112c0-50 16-92 42-92z'],
      ['paper o8', 'M200 40c8 0 13 42 13 92c0 46-5 82-9 112h-8c-4-30-9-66-9-112c0-50 5-92 13-92z'],
      ['line-fine', 'M172 244l8 28M228 244l-8 28'],
      box('ink', 176, 270, 48, 34, 7),
      box('accent', 176, 270, 48, 9, 4),
    ],
    null,
  ),
  ['near', 'M-1400 400C-900 370-500 396-200 384C20 350 120 356 220 360S400 344 500 340S900 380 1400 360V440H-1400Z'],
  tree(60, 372, 1.6, 'front'),
  tree(90, 370, 1.1, 'mid'),
  tree(372, 362, 1.5, 'front'),
]

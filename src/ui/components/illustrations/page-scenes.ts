import { box, bush, cloud, disc, group, heart, spark, sun, tree, type Drawn } from './marks.ts'

/** The scenes of pages and of states, by what they show. */
export const pageScenes = {
  week: {
    sky: [sun(200, 58, 34)],
    object: [
      ['line-front w6', 'M200 144V84'],
      ['front', 'M200 104c0-22 12-30 34-30c0 20-12 30-34 30zM200 118c0-20-11-27-31-27c0 18 11 27 31 27z'],
      ['accent', 'M200 88c0-17 9-24 26-24c0 15-9 24-26 24z'],
    ],
    front: [bush(300, 146), bush(110, 148, 0.8)],
  },
  bench: {
    sky: [cloud(88, 40), sun(300, 44)],
    back: [tree(262, 138, 2.4)],
    object: [
      group(
        [
          box('front', 134, 96, 92, 9, 4),
          box('front', 134, 110, 92, 9, 4),
          box('accent', 128, 122, 104, 8, 4),
          ['line-ink w5', 'M142 96v50M218 96v50'],
        ],
        null,
      ),
    ],
  },
  cloudy: {
    sky: [sun(226, 54, 30)],
    object: [
      ['paper', 'M12 24a12 12 0 0 1 2-23.800a17 17 0 0 1 32-1a13 13 0 0 1 8 24.800z', 'translate(128 46) scale(2.1)'],
      ['line-front w5 dash', 'M156 114l-8 20M186 114l-8 20M216 114l-8 20'],
    ],
    front: [tree(302, 138, 1.3)],
  },
  signpost: {
    sky: [sun(316, 40), cloud(40, 84, 0.8)],
    back: [tree(86, 134, 1.1)],
    object: [
      box('ink', 195, 30, 10, 118, 4),
      ['front', 'M170 40h84l18 15l-18 15h-84a5 5 0 0 1-5-5V45a5 5 0 0 1 5-5z'],
      box('paper', 182, 51, 56, 8, 4),
      ['accent', 'M226 80h-70l-17 13l17 13h70a5 5 0 0 0 5-5V85a5 5 0 0 0-5-5z'],
      box('paper', 166, 89, 46, 8, 4),
    ],
    front: [bush(226, 148, 0.8), tree(318, 136, 0.9)],
  },
  night: {
    sky: [
      ['warm', 'M6-24a26 26 0 1 0 18 38a22 22 0 0 1-18-38z', 'translate(292 46)'],
      spark(110, 36, 0.6, 'paper'),
      spark(172, 22, 0.45, 'paper'),
      spark(232, 44, 0.5, 'paper'),
      spark(334, 76, 0.4, 'paper'),
    ],
    back: [tree(118, 132, 1.5)],
    object: [
      box('paper', 164, 88, 74, 56, 4),
      ['front', 'M152 92l49-38l49 38z'],
      box('front', 218, 54, 12, 24, 2),
      box('mid', 192, 112, 20, 32, 2),
      box('warm', 172, 100, 14, 14, 2),
      box('warm', 218, 100, 14, 14, 2),
    ],
    front: [tree(268, 142, 1.1, 'front'), bush(150, 146, 0.8)],
  },
  kite: {
    sky: [cloud(66, 50, 0.9), cloud(300, 26, 0.9)],
    back: [tree(330, 130, 1)],
    object: [
      group(
        [
          ['front', 'M0-46L30-6L0 42L-30-6Z'],
          ['accent', 'M0-46L30-6H0Z'],
          ['mid', 'M0-6H-30L0 42Z'],
          ['line-fine', 'M0-46V42M-30-6H30'],
        ],
        'translate(222 58) rotate(24)',
      ),
      ['line-ink', 'M204 96c-10 16-34 10-34 24s-22 4-30 16c-4 6 2 10 8 8'],
      ['accent', 'M188 106l-12-6l2 12zM188 106l12 4l-6 8z'],
      ['accent', 'M160 126l-12-4l4 11zM160 126l10 6l-8 6z'],
    ],
  },
  key: {
    sky: [sun(96, 44)],
    object: [
      ['line-paper w8', 'M168 82V62a26 26 0 0 1 52 0v20'],
      box('front', 150, 78, 88, 66, 12),
      disc('paper', 194, 104, 9),
      ['paper', 'M190 106h8l4 22h-16z'],
      group(
        [
          disc('accent', 276, 66, 21),
          disc('near', 276, 61, 7),
          box('accent', 271, 84, 10, 56, 3),
          box('accent', 279, 112, 16, 9, 2),
          box('accent', 279, 127, 12, 9, 2),
        ],
        'rotate(-38 276 96)',
      ),
      spark(268, 38, 0.7),
    ],
  },
  phone: {
    sky: [cloud(72, 44)],
    object: [
      box('mid', 156, 28, 80, 150, 13),
      box('paper', 163, 35, 66, 140, 7),
      box('back', 174, 48, 44, 7, 3.5),
      box('front', 171, 66, 14, 17, 4),
      box('front', 189, 66, 14, 17, 4),
      box('front', 207, 66, 14, 17, 4),
      box('front', 171, 89, 14, 17, 4),
      box('front', 189, 89, 14, 17, 4),
      box('back', 207, 89, 14, 17, 4),
      group(
        [
          ['accent', 'M0-36c12 8 23 11 34 12c2 32-8 54-34 66c-26-12-36-34-34-66c11-1 22-4 34-12z'],
          ['line-paper w6', 'M-13 2l9 10l18-20'],
        ],
        'translate(252 108)',
      ),
      spark(120, 84, 0.7),
    ],
  },
  letter: {
    sky: [sun(306, 44, 22)],
    object: [
      ['line-paper dash', 'M36 112c44 22 84 10 108-12'],
      group(
        [
          box('paper', 148, 46, 116, 80, 8),
          ['mid', 'M150 50l56 42l56-42a8 8 0 0 0-4-4H154a8 8 0 0 0-4 4z'],
          ['line-fine', 'M150 122l40-36M262 122l-40-36'],
          disc('accent', 206, 90, 14),
        ],
        'rotate(-8 206 86)',
      ),
      heart(205, 87, 0.24, 'paper'),
      spark(284, 84, 0.7),
    ],
  },
  hourglass: {
    sky: [cloud(74, 44)],
    object: [
      [
        'paper',
        'M167.2 48.5h65.6c0 27.9-23 32.8-23 47.6s23 19.7 23 47.6h-65.6c0-27.9 23-32.8 23-47.6s-23-19.7-23-47.6z',
      ],
      ['warm', 'M175.4 64.9h49.2c-4.1 14.8-19.7 19.7-23 31.2h-3.3c-3.3-11.5-18.8-16.4-22.9-31.2z'],
      ['warm', 'M170.5 143.6c1.6-11.5 13.1-18 27.9-23v-21.3h3.3v21.3c14.7 5 26.2 11.5 27.8 23z'],
      box('front', 157.4, 40.3, 85.3, 10.7, 4),
      box('front', 157.4, 140.3, 85.3, 10.7, 4),
      box('accent', 162.3, 51, 6.6, 89.4, 2.5),
      box('accent', 231.2, 51, 6.6, 89.4, 2.5),
    ],
    front: [bush(286, 148, 0.8)],
  },
  gate: {
    sky: [sun(204, 76, 34)],
    object: [
      ['paper o8', 'M190 128h24l46 40H136z'],
      box('front', 128, 62, 18, 86, 4),
      box('front', 262, 62, 18, 86, 4),
      disc('accent', 137, 56, 10),
      disc('accent', 271, 56, 10),
      ['line-front w6', 'M146 78l34 12v40l-34 12M158 82v56M169 86v48M262 78l-34 12v40l34 12M250 82v56M239 86v48'],
    ],
    front: [tree(96, 142, 1.3), bush(304, 148, 0.9)],
  },
} as const satisfies Readonly<Record<string, Drawn>>

import { box, bush, cloud, disc, group, heart, spark, sun, tree, type Drawn } from './marks.ts'

/** The scenes of benefits, by what they show. */
export const benefitScenes = {
  dental: {
    sky: [sun(92, 44)],
    object: [
      [
        'paper',
        'M172 46c-22 0-34 15-31 37c2 18 10 26 12 44c1 12 5 19 11 19c10 0 8-30 18-30s8 30 18 30c6 0 10-7 11-19c2-18 10-26 12-44c3-22-9-37-31-37c-10 0-11 5-14 5s-4-5-6-5z',
        'translate(14 -8)',
      ],
      ['line-fine', 'M178 62c-7 2-11 9-10 17'],
      group(
        [
          box('front', 262, 50, 13, 96, 6.5),
          box('accent', 258, 26, 21, 34, 5),
          ['line-fine', 'M264 32v22M268.500 32v22M273 32v22'],
        ],
        'rotate(32 268 92)',
      ),
      spark(140, 40, 0.9),
      spark(122, 66, 0.5, 'paper'),
    ],
  },
  medical: {
    sky: [cloud(70, 40)],
    mid: [
      box('paper', 138, 54, 124, 92, 6),
      box('front', 130, 44, 140, 16, 6),
      box('mid', 184, 106, 32, 40, 3),
      ['front', 'M193 68h14v9h9v13h-9v9h-14v-9h-9v-13h9z'],
      box('back', 150, 72, 22, 16, 3),
      box('back', 228, 72, 22, 16, 3),
      box('back', 150, 100, 22, 16, 3),
      box('back', 228, 100, 22, 16, 3),
    ],
    object: [heart(306, 60, 0.62, 'accent')],
    front: [bush(118, 146), bush(286, 148, 0.9)],
  },
  pension: {
    sky: [sun(300, 46, 24)],
    object: [
      box('mid', 104, 128, 48, 11, 5.5),
      box('mid', 104, 115, 48, 11, 5.5),
      box('front', 172, 130, 48, 11, 5.5),
      box('front', 172, 117, 48, 11, 5.5),
      box('front', 172, 104, 48, 11, 5.5),
      box('front', 172, 91, 48, 11, 5.5),
      box('accent', 240, 128, 48, 11, 5.5),
      box('accent', 240, 115, 48, 11, 5.5),
      box('accent', 240, 102, 48, 11, 5.5),
      box('accent', 240, 89, 48, 11, 5.5),
      box('accent', 240, 76, 48, 11, 5.5),
      box('accent', 240, 63, 48, 11, 5.5),
      ['line-ink', 'M128 114V98M196 90V66M264 62V26'],
      [
        'front',
        'M128 106c0-12 6-16 17-16c0 11-6 16-17 16zM196 80c0-14 8-19 21-19c0 13-8 19-21 19zM196 86c0-11-6-15-16-15c0 10 6 15 16 15zM264 46c0-16 9-22 25-22c0 15-9 22-25 22zM264 54c0-15-9-21-24-21c0 14 9 21 24 21z',
      ],
    ],
  },
  life: {
    sky: [cloud(84, 46), cloud(282, 34, 0.8)],
    object: [
      box('paper', 170, 92, 62, 48, 3),
      ['accent', 'M160 96l41-30l41 30z'],
      box('mid', 194, 114, 15, 26, 2),
      box('warm', 178, 104, 11, 11, 2),
      box('warm', 214, 104, 11, 11, 2),
      [
        'front',
        'M112 74a89 64 0 0 1 178 0c-15-12-30-12-44.500 0c-15-12-30-12-44.500 0c-15-12-30-12-44.500 0c-15-12-30-12-44.500 0z',
      ],
      [
        'mid',
        'M156.500 74c5-36 22-58 44.500-64c22.500 6 39.500 28 44.500 64c-15-12-30-12-44.500 0c-15-12-30-12-44.500 0z',
      ],
      ['line-ink', 'M201 10V3'],
    ],
    front: [bush(262, 142, 0.8)],
  },
  income: {
    mid: [
      ['paper', 'M182 60h36l12 86h-60z'],
      ['accent', 'M179 80h42l3.500 22h-49zM173 122h54l3 22h-60z'],
      box('front', 178, 54, 44, 9, 3),
      box('warm', 186, 34, 28, 20, 3),
      ['front', 'M180 36l20-18l20 18z'],
    ],
    glow: [
      ['warm o5', 'M206 44L400 6V74Z'],
      ['warm o5', 'M194 44L0 10V72Z'],
    ],
    object: [box('mid', 236, 116, 40, 28, 3), ['front', 'M230 118l26-18l26 18z']],
  },
  gym: {
    sky: [sun(310, 46)],
    object: [
      box('ink', 132, 86, 136, 10, 5),
      box('front', 124, 54, 22, 74, 8),
      box('front', 254, 54, 22, 74, 8),
      box('accent', 104, 66, 18, 50, 7),
      box('accent', 278, 66, 18, 50, 7),
      box('ink', 92, 84, 14, 14, 4),
      box('ink', 294, 84, 14, 14, 4),
      spark(200, 50),
    ],
  },
  cycle: {
    sky: [sun(96, 42), cloud(284, 30, 0.9)],
    back: [tree(326, 122, 1.1), tree(62, 130, 0.9)],
    object: [
      group([disc(null, 154, 112, 29), disc(null, 252, 112, 29)], null, 'line-ink w5'),
      ['line-front w6', 'M154 112l28-50h52l18 50M182 62l22 50h-50M204 112l30-50M182 62l-5-14M234 62l-6-18h16'],
      ['line-ink w6', 'M166 46h22'],
      box('accent', 238, 50, 34, 22, 5),
      disc('ink', 204, 112, 6),
    ],
  },
  will: {
    object: [
      group(
        [
          box('paper', 144, 24, 104, 122, 7),
          box('front', 160, 42, 52, 8, 4),
          box('back', 160, 62, 72, 6, 3),
          box('back', 160, 76, 72, 6, 3),
          box('back', 160, 90, 50, 6, 3),
          ['line-ink', 'M162 118c8-10 12-10 14 0s8 4 12-2s8-2 14 2'],
          disc('accent', 226, 120, 13),
          disc('paper', 226, 120, 5),
        ],
        'rotate(-5 196 84)',
      ),
      group(
        [box('front', 283, 24, 15, 78, 4), ['warm', 'M283 102h15l-7.500 18z'], box('ink', 283, 30, 15, 8, 1)],
        'translate(-26 14) rotate(38 290 70)',
      ),
    ],
  },
  tech: {
    sky: [sun(98, 46)],
    object: [
      box('front', 128, 38, 144, 94, 9),
      box('paper', 138, 48, 124, 74, 3),
      box('back', 150, 60, 46, 50, 4),
      box('mid', 206, 60, 44, 8, 4),
      box('back', 206, 76, 44, 8, 4),
      box('back', 206, 92, 30, 8, 4),
      disc('accent', 173, 82, 13),
      ['ink', 'M106 130h188v5a11 11 0 0 1-11 11h-166a11 11 0 0 1-11-11z'],
    ],
  },
  critical: {
    object: [
      ['front', 'M200 20c18 12 36 17 56 18c3 52-14 88-56 110c-42-22-59-58-56-110c20-1 38-6 56-18z'],
      ['mid', 'M200 20c18 12 36 17 56 18c3 52-14 88-56 110z'],
      heart(200, 80, 0.86, 'paper'),
      ['line-front w5', 'M174 76h14l7-13l9 26l7-13h14'],
      spark(292, 52),
      spark(310, 82, 0.5, 'paper'),
    ],
  },
  cash: {
    sky: [sun(300, 44, 22)],
    object: [
      group(
        [
          ['paper', 'M134 22h92v120l-11.500-8l-11.500 8l-11.500-8l-11.500 8l-11.500-8l-11.500 8l-11.500-8l-11.500 8z'],
          ['front', 'M173 38h14v10h10v14h-10v10h-14v-10h-10v-14h10z'],
          box('back', 150, 86, 60, 7, 3.5),
          box('back', 150, 102, 40, 7, 3.5),
          box('accent', 196, 100, 16, 11, 3),
        ],
        'rotate(-6 180 84)',
      ),
      disc('warm', 262, 118, 23),
      disc('line-warm', 262, 118, 15),
      disc('accent', 292, 128, 17),
    ],
  },
  leave: {
    land: [
      sun(296, 50, 28),
      ['back', 'M-1400 158C-900 158-500 156-320 150C-180 140-100 104 40 104H1600V174H-1400Z'],
      ['near', 'M-1400 163C-900 160-400 162-200 156C-120 152-40 140 80 126s180 14 320 0s300-8 400 0h800v48H-1400Z'],
    ],
    object: [
      box('front', 150, 66, 104, 78, 12),
      ['line-ink w6', 'M182 66V52a8 8 0 0 1 8-8h24a8 8 0 0 1 8 8v14'],
      box('accent', 168, 66, 13, 78, 0),
      box('accent', 223, 66, 13, 78, 0),
      disc('paper', 202, 104, 12),
      ['line-ink w5', 'M92 142c0-32 2-54 12-78'],
      [
        'mid',
        'M104 62c-16-14-32-12-42 4c16-4 30-4 42-4zM104 62c14-16 32-16 44-2c-16-2-30-1-44 2zM104 62c-4-18 4-30 22-34c-6 14-12 24-22 34zM104 62c-18 2-26 14-24 32c10-10 18-20 24-32z',
      ],
    ],
  },
  talk: {
    object: [
      [
        'front',
        'M104 34h112a16 16 0 0 1 16 16v40a16 16 0 0 1-16 16h-66l-24 22v-22h-22a16 16 0 0 1-16-16V50a16 16 0 0 1 16-16z',
      ],
      box('paper', 112, 56, 84, 8, 4),
      box('paper', 112, 76, 56, 8, 4),
      [
        'accent',
        'M232 66h66a14 14 0 0 1 14 14v34a14 14 0 0 1-14 14h-8v18l-20-18h-38a14 14 0 0 1-14-14V80a14 14 0 0 1 14-14z',
      ],
      heart(265, 94, 0.58, 'paper'),
    ],
  },
  credits: {
    sky: [sun(96, 46)],
    object: [
      group([box('mid', 130, 40, 140, 86, 11)], 'rotate(-7 200 92)'),
      box('front', 130, 52, 146, 90, 12),
      box('accent', 130, 70, 146, 16, 0),
      box('paper', 146, 104, 54, 9, 4.5),
      box('paper', 146, 120, 34, 8, 4),
      disc('warm', 250, 118, 14),
      spark(300, 48),
    ],
  },
  share: {
    sky: [cloud(78, 36)],
    object: [
      box('mid', 122, 104, 34, 40, 5),
      box('mid', 168, 84, 34, 60, 5),
      box('front', 214, 60, 34, 84, 5),
      box('accent', 260, 34, 34, 110, 5),
      ['line-ink w5', 'M118 84c50-6 90-26 122-56'],
      ['ink', 'M230 20l20-2l-4 20z'],
    ],
  },
  vouchers: {
    sky: [sun(302, 42)],
    object: [
      ['line-ink w5', 'M152 64V50a20 20 0 0 1 40 0v14M224 82v-8a16 16 0 0 1 32 0v8'],
      ['accent', 'M196 78h88l8 68H196z'],
      ['front', 'M126 60h92l9 86H117z'],
      heart(172, 98, 0.6, 'paper'),
      spark(262, 44, 0.7),
    ],
  },
  eye: {
    sky: [sun(96, 42)],
    object: [
      group(
        [disc(null, 154, 92, 34), disc(null, 246, 92, 34), [null, 'M188 84c6-8 18-8 24 0M120 84l-20-14M280 84l20-14']],
        null,
        'line-front w8',
      ),
      disc('paper o8', 154, 92, 29),
      disc('paper o8', 246, 92, 29),
      ['line-accent w5', 'M138 96l16-20M230 96l16-20'],
    ],
  },
  travel: {
    sky: [sun(290, 44, 24), cloud(70, 58)],
    mid: [
      ['line-paper dash', 'M70 132c50 6 90-10 116-36'],
      group(
        [
          ['front', 'M-58 0c0-7 8-11 18-11h72c16 0 28 5 28 11s-12 11-28 11h-72c-10 0-18-4-18-11z'],
          ['ink', 'M-8-6l-26-42h15l40 42zM-8 6l-26 42h15l40-42z'],
          ['accent', 'M-58 0l-12-24h13l20 18z'],
        ],
        'translate(216 76) rotate(-32)',
      ),
    ],
    front: [cloud(250, 96, 0.7)],
  },
  car: {
    sky: [sun(98, 42)],
    back: [tree(338, 124)],
    road: [['ink o2', 'M-1400 163C-900 161-300 158-120 146C-60 141 0 140 60 140H1600V170H-1400Z']],
    object: [
      [
        'front',
        'M104 124v-22a12 12 0 0 1 10-12l22-5l26-26a18 18 0 0 1 12-5h58a18 18 0 0 1 14 6l22 26l18 4a14 14 0 0 1 11 14v20z',
      ],
      ['paper', 'M152 86l20-20h22v20zM204 66h26l16 20h-42z'],
      disc('ink', 146, 124, 18),
      disc('ink', 256, 124, 18),
      disc('paper', 146, 124, 7),
      disc('paper', 256, 124, 7),
      ['accent', 'M203 94l-12 14h9l-4 12l14-16h-9z'],
    ],
  },
  learn: {
    sky: [sun(306, 46)],
    object: [
      box('front', 130, 116, 140, 24, 5),
      box('paper', 142, 121, 128, 14, 2),
      box('accent', 142, 92, 124, 24, 5),
      box('paper', 142, 97, 112, 14, 2),
      ['ink', 'M200 30l62 26l-62 26l-62-26z'],
      ['ink', 'M166 70v18c20 12 48 12 68 0V70l-34 14z'],
      ['line-warm', 'M252 60v26'],
      disc('warm', 252, 90, 5),
    ],
  },
  screen: {
    sky: [sun(100, 42)],
    object: [
      box('paper', 148, 28, 104, 118, 8),
      box('accent', 178, 18, 44, 20, 6),
      ['line-front w5', 'M164 62l6 6l10-12'],
      box('back', 192, 58, 44, 8, 4),
      ['line-front w5', 'M164 88l6 6l10-12'],
      box('back', 192, 84, 44, 8, 4),
      ['line-front w5', 'M164 114l6 6l10-12'],
      box('back', 192, 110, 44, 8, 4),
      heart(270, 104, 0.6),
    ],
  },
  family: {
    sky: [sun(262, 44, 22)],
    back: [tree(78, 134, 1.1)],
    object: [
      box('paper', 148, 74, 104, 70, 4),
      ['front', 'M134 80L200 28l66 52l-9 9l-57-45l-57 45z'],
      box('mid', 186, 104, 28, 40, 3),
      box('warm', 160, 92, 17, 17, 3),
      box('warm', 223, 92, 17, 17, 3),
      disc('accent', 296, 96, 10),
      ['accent', 'M280 146v-22a16 16 0 0 1 32 0v22z'],
      disc('ink', 324, 116, 7),
      ['ink', 'M313 146v-11a11 11 0 0 1 22 0v11z'],
    ],
    front: [bush(130, 146, 0.8)],
  },
  accident: {
    sky: [sun(96, 44)],
    object: [
      group([box('mid', 118, 64, 164, 44, 22), box('front', 172, 64, 56, 44, 0)], 'rotate(40 200 86)'),
      group(
        [
          box('accent', 118, 64, 164, 44, 22),
          box('paper', 172, 64, 56, 44, 0),
          disc('back', 190, 78, 3.5),
          disc('back', 210, 78, 3.5),
          disc('back', 190, 94, 3.5),
          disc('back', 210, 94, 3.5),
        ],
        'rotate(-40 200 86)',
      ),
    ],
  },
  ticket: {
    sky: [sun(300, 44)],
    object: [
      group(
        [
          [
            'front',
            'M124 44h152a10 10 0 0 1 10 10v20a14 14 0 0 0 0 28v20a10 10 0 0 1-10 10H124a10 10 0 0 1-10-10v-20a14 14 0 0 0 0-28V54a10 10 0 0 1 10-10z',
          ],
          box('accent', 132, 60, 76, 12, 6),
          box('paper', 132, 84, 60, 8, 4),
          box('paper', 132, 102, 44, 8, 4),
          ['line-paper dash', 'M236 54v68'],
        ],
        'rotate(-8 200 88)',
      ),
    ],
  },
  breakdown: {
    sky: [sun(96, 44)],
    object: [
      ['front', 'M189 30a13 13 0 0 1 22 0l58 96a13 13 0 0 1-11 20H142a13 13 0 0 1-11-20z'],
      ['paper', 'M200 58l40 68h-80z'],
      box('accent', 195, 78, 10, 26, 5),
      disc('accent', 200, 114, 6),
    ],
  },
  savings: {
    sky: [sun(302, 44)],
    object: [
      ['paper', 'M158 54h84c12 10 16 22 16 36v38a18 18 0 0 1-18 18h-80a18 18 0 0 1-18-18V90c0-14 4-26 16-36z'],
      box('front', 152, 36, 96, 18, 6),
      disc('warm', 168, 126, 14),
      disc('accent', 200, 128, 14),
      disc('warm', 232, 126, 14),
      disc('accent', 184, 106, 14),
      disc('warm', 216, 106, 14),
      disc('accent', 200, 86, 14),
      ['line-fine', 'M156 84c2-8 5-13 9-17'],
    ],
  },
  giving: {
    sky: [cloud(84, 40)],
    object: [
      heart(200, 44, 1, 'accent'),
      box('front', 134, 84, 132, 62, 9),
      box('mid', 126, 76, 148, 20, 7),
      box('ink', 170, 82, 60, 8, 4),
      box('paper', 176, 110, 48, 9, 4.5),
      box('paper', 184, 126, 32, 8, 4),
    ],
  },
  sell: {
    sky: [sun(302, 42)],
    object: [
      box('paper', 138, 42, 112, 104, 9),
      ['front', 'M147 42h94a9 9 0 0 1 9 9v21H138V51a9 9 0 0 1 9-9z'],
      box('ink', 160, 32, 8, 20, 4),
      box('ink', 220, 32, 8, 20, 4),
      box('back', 152, 84, 22, 17, 4),
      box('back', 182, 84, 22, 17, 4),
      box('back', 212, 84, 22, 17, 4),
      box('back', 152, 110, 22, 17, 4),
      box('back', 182, 110, 22, 17, 4),
      box('back', 212, 110, 22, 17, 4),
      disc('warm', 254, 122, 27),
      disc('line-warm', 254, 122, 18),
    ],
  },
} as const satisfies Readonly<Record<string, Drawn>>

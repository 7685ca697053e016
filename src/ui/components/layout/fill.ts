import { css } from '@linaria/core'

/** The width of cards that leaves no gap in a row: four narrow cards, or three wide ones for multiples of six, or if four would leave one over. */
export const roomFor = (count: number): 'narrow' | 'wide' => (count % 4 === 1 || count % 6 === 0 ? 'wide' : 'narrow')

/* The last row takes the whole width too. */
export const rooms = css`
  @media (min-width: 1023px) {
    &[data-room] {
      display: flex;
      flex-wrap: wrap;
    }

    &[data-room='narrow'] > li {
      flex: 1 1 16rem;
    }

    &[data-room='wide'] > li {
      flex: 1 1 20rem;
    }
  }
`

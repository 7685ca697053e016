import { css } from '@linaria/core'

/** A form of one step, stacked; its buttons stand in a row, the one that goes on first, and on phones below each other. */
export const formPage = css`
  display: grid;
  gap: var(--space-5);
  min-inline-size: 0;

  & > [data-part='lead'] {
    color: var(--ink-soft);
  }

  & > :is(h1, [data-part='head']) + [data-part='lead'] {
    margin-block-start: calc(-1 * var(--space-3));
  }

  & > [data-part='head'] {
    display: grid;
    gap: var(--space-3);
    justify-items: start;
  }

  & > [data-part='actions'] {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-3);
  }

  @media (max-width: 599px) {
    & > [data-part='actions'] {
      display: grid;
    }
  }
`

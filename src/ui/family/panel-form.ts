import { css } from '@linaria/core'

/** A form that fills a side panel: stacked fields, with the buttons last. */
export const panelForm = css`
  display: grid;
  gap: var(--space-5);
  min-inline-size: 0;

  & > [data-part='actions'] {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-3);
  }

  & > [data-part='people'] {
    display: grid;
    gap: var(--space-2);
    min-inline-size: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }

  & > [data-part='people'] > legend {
    padding: 0;
    font-weight: 600;
    line-height: var(--leading-snug);
  }

  & [data-part='hint'] {
    color: var(--ink-soft);
    font-size: var(--text-s);
    line-height: var(--leading-snug);
  }

  @media (max-width: 599px) {
    & > [data-part='actions'] {
      flex-direction: column;
    }
  }
`

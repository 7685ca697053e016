import type { ReactNode } from 'react'
import { css } from '@linaria/core'
import { pageHeadingId } from './page-heading.ts'

const header = css`
  position: relative;

  & > [data-part='wrap'] {
    container-type: inline-size;
    position: relative;
    display: grid;
    gap: var(--space-5);
    inline-size: 100%;
    max-inline-size: calc(var(--page-width) + 2 * var(--gutter));
    margin-inline: auto;
  }

  & [data-part='text'] {
    display: grid;
    gap: var(--space-3);
    justify-items: start;
    min-inline-size: 0;
    max-inline-size: 40rem;
  }

  & [data-part='title'] {
    display: flex;
    align-items: center;
    gap: var(--space-4);

    & > div {
      display: grid;
      gap: var(--space-3);
      min-inline-size: 0;
    }

    & > :first-child:not(:last-child) + div {
      gap: 0;
    }
  }

  & [data-part='lead'] {
    color: var(--ink-soft);
    font-size: var(--text-l);
    line-height: 1.45;
    text-wrap: pretty;
  }

  & [data-part='lead'] strong {
    color: var(--ink);
  }

  & [data-part='actions'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-3);

    /* In line with the button above it. */
    @media (max-width: 599px) {
      & > [data-variant='quiet'] {
        margin-inline-start: calc(-1 * var(--space-3));
      }
    }
  }

  /* Plain: on the ground of the page. */
  &[data-ground='plain'] {
    margin-block-end: var(--space-6);

    & + * {
      margin-block-start: 0;
    }
  }

  &[data-ground='plain'] [data-part='text'] {
    max-inline-size: none;
  }

  /* Beside the title where there is room for both, which text of 200 % takes. */
  @media (min-width: 900px) {
    @container (min-width: 42rem) {
      &[data-ground='plain'] [data-part='text']:has([data-part='actions']) {
        /* A message among the actions leaves room for the title. */
        grid-template-columns: minmax(min(20rem, 50%), 1fr) fit-content(32rem);
        inline-size: 100%;

        & > * {
          grid-column: 1;
        }

        & > [data-part='actions'] {
          grid-area: 1 / 2 / span 3;
          justify-content: flex-end;
          align-self: center;
        }
      }
    }
  }

  /* From edge to edge, with the land behind it. */
  &:is([data-ground='hero'], [data-ground='deep']) {
    overflow: hidden;

    & > [data-part='wrap'] {
      padding: clamp(1.25rem, 4vw, 3rem) var(--gutter);
    }
  }

  &:is([data-ground='hero'], [data-ground='deep']) [data-part='actions'] {
    margin-block-start: var(--space-2);
  }

  &[data-ground='hero'] {
    background: var(--brand-wash);
  }

  &[data-ground='deep'] {
    background: var(--brand-deep);
    color: var(--on-deep);
    --ink: #ffffff;
    --ink-soft: var(--on-deep-soft);
    --brand-text: #ffffff;
    --money-employer: var(--deep-primary);
    --money-you: var(--deep-accent);
    --art-back: var(--deep-back);
    --art-near: var(--deep-near);
    --art-mid: var(--deep-mid);
    --art-front: var(--deep-primary);
    --art-accent: var(--deep-accent);
    --art-ink: #0d0e12;
    --art-paper: #f4f1ec;
    --art-warm: #f7c66f;
    --focus-outer: #ffffff;
    --focus-inner: #14131c;
  }

  /* A cloud does not show through a button. */
  &[data-ground='deep'] [data-part='actions'] [data-variant='secondary']:not(:hover) {
    background: var(--brand-deep);
  }

  &[data-ground='deep'] h1 {
    font-size: var(--text-3xl);
    line-height: 1.08;
    letter-spacing: -0.025em;
    max-inline-size: 18ch;
  }

  /* As high with a sentence as before it arrives, or without one: the land is not cut. */
  @media (min-width: 600px) {
    &:has(> [data-low]) > [data-part='wrap'] {
      align-content: start;
      min-block-size: 12rem;
    }
  }

  /* The first card of the page lies over its edge, and the near hill goes on under it. */
  &[data-kind='home'] {
    & > [data-part='wrap'] {
      padding-block: clamp(1.25rem, 4vw, 3.25rem) clamp(9rem, 24vw, 9.5rem);
    }

    /* What comes after the date begins on its own line; on a phone it would reach the clouds. */
    @media (min-width: 600px) {
      & [data-part='lead'] > strong {
        display: block;
      }
    }

    /* No jump when the words arrive. */
    & [data-part='lead'] {
      min-block-size: 2.9em;
    }

    @media (min-width: 1080px) {
      min-block-size: 21rem;
    }

    @media (max-width: 1079px) {
      & > [data-part='land'] {
        inset-block-end: 3rem;
      }

      & .ground {
        display: none;
      }

      &::after {
        content: '';
        position: absolute;
        inset: auto 0 0;
        block-size: calc(3rem + 2px);
        background: var(--art-near);
      }
    }

    @media (min-width: 600px) and (max-width: 1079px) {
      & [data-part='text'] {
        max-inline-size: 24rem;
      }
    }

    @media (max-width: 599px) {
      & > [data-part='wrap'] {
        padding-block-end: 13rem;
      }

      /* Its buttons end above the clouds. */
      &[data-ground='deep'] > [data-part='wrap'] {
        padding-block-end: 14rem;
      }

      & > [data-part='land'] {
        inset-block-end: 4.5rem;
      }

      &::after {
        block-size: calc(4.5rem + 2px);
      }

      & [data-part='lead'] {
        min-block-size: 4.35em;
      }
    }

    @media (max-height: 500px), (forced-colors: active) {
      & > [data-part='wrap'] {
        padding-block-end: 7rem;
      }

      &::after {
        display: none;
      }
    }
  }

  /* The scene of a benefit stands at the end of the line. */
  & [data-part='picture'] {
    min-inline-size: 0;
  }

  /* Its hills go on to both edges. */
  & [data-part='picture'] > svg {
    overflow: visible;
  }

  &:has([data-part='picture']) > [data-part='wrap'] {
    align-items: end;
    padding-block-end: 0;
  }

  &:has([data-part='picture']) [data-part='text'] {
    position: relative;
    z-index: 1;
    padding-block-end: var(--space-6);
  }

  @media (min-width: 600px) {
    &:has([data-part='picture']) > [data-part='wrap'] {
      grid-template-columns: minmax(0, 1fr) minmax(0, 18rem);
    }
  }

  &[data-kind='full'] {
    display: grid;

    & > [data-part='wrap'] {
      min-block-size: 22rem;
    }

    & [data-part='text'] {
      align-self: start;
    }
  }

  @media (min-width: 900px) {
    &:has([data-part='picture']) > [data-part='wrap'] {
      grid-template-columns: minmax(0, 1fr) minmax(0, 30rem);
    }

    &[data-kind='full']:has([data-part='picture']) > [data-part='wrap'] {
      grid-template-columns: minmax(26rem, 1fr) minmax(0, 40rem);
    }

    &:has([data-part='picture']) [data-part='text'] {
      padding-block-end: var(--space-7);
    }

    /* A balloon is taller than a scene. */
    &[data-ground='deep']:has([data-part='picture']) > [data-part='wrap'] {
      min-block-size: 22rem;
    }
  }

  /* On a phone it goes to the corner, under the words. */
  @media (max-width: 599px) {
    &:has([data-part='picture']) [data-part='text'] {
      padding-block-end: var(--space-4);
      padding-inline-end: 5.5rem;
    }

    /* A sentence ends before the scene begins. */
    &:has([data-part='picture']) [data-part='lead'] {
      padding-inline-end: 1.5rem;
    }

    /* A wide button ends above the scene, so its words have the whole line. */
    &[data-ground='hero']:not([data-kind]):has([data-part='picture']) [data-part='text']:has([data-variant='primary']) {
      padding-block-end: 4.5rem;
      padding-inline-end: 0;

      & > [data-part='lead'] {
        padding-inline-end: 0;
      }
    }

    & [data-part='picture'] {
      position: absolute;
      inset: auto 0 0 auto;
      inline-size: 9rem;
    }

    &[data-kind='full'] {
      & [data-part='text'] {
        inline-size: 100%;
        padding-block-end: min(13rem, 30dvh);
      }

      & :is([data-part='text'], [data-part='lead']) {
        padding-inline-end: 0;
      }

      & [data-part='actions'] {
        display: grid;
        inline-size: 100%;

        & > [data-variant='quiet'] {
          margin-inline-start: 0;
        }
      }

      & [data-part='picture'] {
        inset-inline: 0;
        inline-size: auto;

        & > svg {
          aspect-ratio: auto;
          block-size: min(16rem, 36dvh);
        }
      }
    }
  }

  @media (max-height: 500px), print, (forced-colors: active) {
    & :is([data-part='picture'], [data-part='land']) {
      display: none;
    }
  }

  @media (forced-colors: active) {
    &:is([data-ground='hero'], [data-ground='deep']) {
      border-block-end: 1px solid CanvasText;
    }
  }

  @media print {
    &[data-ground] {
      min-block-size: 0;
      background: none;
      color: #000000;
      --ink: #000000;
      --ink-soft: #333333;
    }

    &[data-ground] > [data-part='wrap'] {
      padding: 0;
    }

    &[data-kind='home'] [data-part='lead'] {
      min-block-size: 0;
    }

    &[data-kind='home']::after {
      display: none;
    }

    &[data-ground='deep'] h1 {
      max-inline-size: none;
      font-size: var(--text-xl);
    }

    &[data-ground='deep'] [data-part='text'] {
      max-inline-size: none;
      gap: var(--space-1);
    }
  }
`

/** `hero` and `deep` reach from edge to edge; `hero` is the light of the brand, `deep` its night. */
export type HeaderGround = 'plain' | 'hero' | 'deep'

export type PageHeaderProps = {
  title: ReactNode
  lead?: ReactNode
  breadcrumbs?: ReactNode
  /** A pill above the title, such as how long something is open, or the steps of a form. */
  above?: ReactNode
  /** Shown before the title, such as a person's picture. */
  mark?: ReactNode
  actions?: ReactNode
  /** A scene at the end of the line; on a phone in the corner. */
  picture?: ReactNode
  /** What lies behind the words, such as the person's land. */
  land?: ReactNode
  ground?: HeaderGround | undefined
  /** `home`: the first card of the page lies over the edge. `full`: the page has nothing else. */
  kind?: 'home' | 'full' | undefined
}

export const PageHeader = ({
  title,
  lead,
  breadcrumbs,
  above,
  mark,
  actions,
  picture,
  land,
  ground = 'plain',
  kind,
}: PageHeaderProps) => (
  <header className={header} data-ground={ground} data-kind={kind} data-bleed={ground === 'plain' ? undefined : ''}>
    {land}
    <div data-part="wrap">
      <div data-part="text">
        {breadcrumbs}
        {above}
        <div data-part="title">
          {mark}
          <div>
            <h1 id={pageHeadingId} tabIndex={-1}>
              {title}
            </h1>
            {lead && <p data-part="lead">{lead}</p>}
          </div>
        </div>
        {actions && <div data-part="actions">{actions}</div>}
      </div>
      {picture && <div data-part="picture">{picture}</div>}
    </div>
  </header>
)

import type { ReactNode } from 'react'
import { css } from '@linaria/core'
import type { BenefitId } from '../../domain/benefits/benefit.ts'
import { selectCosts } from '../../domain/benefits/quoting.ts'
import { Placeholder, TextPlaceholder } from '../components/feedback/outline.tsx'
import { Money } from '../components/content/money.tsx'
import { useSelect } from '../portal.ts'
import { selectionsText } from '../text/selections.ts'
import { payment } from './cost-words.ts'

const words = selectionsText.cost

/**
 * On a phone it is fixed to the bottom of the window, unless a keyboard or landscape orientation leaves too little height: a cost that arrives
 * changes the height of what is above, and would move the button from under a finger.
 */
const bar = css`
  & > p {
    display: none;
  }

  @media (min-width: 1080px) {
    display: contents;
  }

  @media (max-width: 1079px) {
    & {
      display: flex;
      align-items: center;
      justify-content: space-between;
      gap: var(--space-4);
      margin-inline: calc(-1 * var(--gutter));
      padding: var(--space-3) var(--gutter);
      padding-block-end: max(var(--space-3), env(safe-area-inset-bottom));
      border-block-start: 1px solid var(--line);
      background: var(--surface);
    }

    & > p {
      display: grid;
      color: var(--ink-soft);
      font-size: var(--text-s);
      line-height: var(--leading-snug);
    }

    /* Two lines of figures; a sentence wraps. */
    & > p > :not(:only-child) {
      white-space: nowrap;
    }

    & > p b {
      color: var(--ink);
      font-size: var(--text-l);
    }
  }

  @media (max-width: 359px) {
    & {
      gap: var(--space-2);
    }

    & > :is(a, button) {
      padding-inline: var(--space-2);
    }
  }

  @media screen and (max-width: 1079px) and (min-height: 30rem) {
    & {
      position: fixed;
      inset-inline: 0;
      inset-block-end: 0;
      z-index: 3;
      min-block-size: var(--price-bar);
      margin-inline: 0;
      box-shadow: 0 -4px 12px rgb(0 0 0 / 8%);
    }

    /* The page ends above the bar, and the focused field is never under it. [WCAG 2.4.11] */
    :global() {
      html:has([data-bar='price']) {
        --price-bar: calc(4rem + max(var(--space-3), env(safe-area-inset-bottom)));
      }

      html:not([data-floating]):has([data-bar='price']) {
        scroll-padding-bottom: 7rem;
      }

      html:not([data-floating]):has([data-bar='price']) body {
        padding-block-end: var(--price-bar);
      }

      /* The words of its button can take several lines. */
      @media (max-width: 359px) {
        html:not([data-floating]):has([data-bar='price']) {
          scroll-padding-bottom: 9rem;
        }

        html:not([data-floating]):has([data-bar='price']) body {
          padding-block-end: 8rem;
        }
      }
    }
  }

  @media print {
    display: none;
  }
`

const Price = ({ benefitId }: { benefitId: BenefitId }) => {
  const { quote, current, busy, problem } = useSelect(selectCosts, benefitId)
  if (problem) return <span>{words.unavailable}</span>
  if (quote && (current || busy)) {
    const { monthly, yearly } = quote
    if (monthly.employee === 0) return <b>{words.lineFree}</b>
    return (
      <>
        <span>
          {monthly.employee < 0 && <span>{`${payment('now', monthly.employee).term} `}</span>}
          <b>
            <Money pence={Math.abs(monthly.employee)} />
          </b>{' '}
          <span>{words.month}</span>
        </span>
        <span>
          <Money pence={Math.abs(yearly.employee)} /> <span>{words.year}</span>
        </span>
      </>
    )
  }
  return busy ? <span>{words.calculating}</span> : null
}

/** The bar while the options are loading. */
export const PriceBarOutline = () => (
  <div className={bar} data-bar="price">
    <p>
      <b>
        <TextPlaceholder>{`£00.00 ${words.month}`}</TextPlaceholder>
      </b>
      <TextPlaceholder>{`£00.00 ${words.year}`}</TextPlaceholder>
    </p>
    <Placeholder shape="button" inlineSize="8.5rem" />
  </div>
)

/** The button that continues. Below 1080 px the price is beside it; on wider screens a separate card shows the price. */
export const PriceBar = ({ benefitId, children }: { benefitId: BenefitId; children: ReactNode }) => (
  <div className={bar} data-bar="price">
    <p>
      <Price benefitId={benefitId} />
    </p>
    {children}
  </div>
)

import type { ReactNode } from 'react'
import { css } from '@linaria/core'
import type { Benefit } from '../../domain/benefits/benefit.ts'
import { TextLink } from '../components/actions/text-link.tsx'
import { BenefitThumb } from '../components/illustrations/benefit-picture.tsx'

const list = css`
  display: grid;
  gap: var(--space-3);
  padding: 0;
  list-style: none;

  & > li {
    display: grid;
    grid-auto-columns: auto minmax(0, 1fr);
    grid-auto-flow: column;
    justify-content: start;
    align-items: center;
    gap: var(--space-3);
  }

  & > li > div {
    display: grid;
  }

  & > li > div > span {
    color: var(--ink-soft);
  }

  & a {
    inline-size: fit-content;
    margin-block: -0.5rem;
    padding-block: 0.625rem;
    font-weight: 600;
  }
`

/** A few benefits, each with its picture, a link to it and a line about it. `benefit` is null where the person's list has none. */
export const BenefitLines = ({
  lines,
}: {
  lines: readonly {
    readonly benefitId: string
    readonly name: string
    readonly benefit: Benefit | null
    readonly more: ReactNode
  }[]
}) => (
  <ul className={list} role="list">
    {lines.map(({ benefitId, name, benefit, more }) => (
      <li key={benefitId}>
        <BenefitThumb
          size="small"
          groupCode={benefit?.groupCode ?? ''}
          kind={benefit?.icon ?? ''}
          image={benefit?.image ?? null}
        />
        <div>
          <TextLink to={`/app/my-benefits/${encodeURIComponent(benefitId)}`}>{name}</TextLink>
          {more}
        </div>
      </li>
    ))}
  </ul>
)

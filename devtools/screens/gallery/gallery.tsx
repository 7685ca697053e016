import { useState } from 'react'
import { css } from '@linaria/core'
import { Segmented } from '../../../src/ui/components/inputs/segmented.tsx'
import { TextField } from '../../../src/ui/components/inputs/text-field.tsx'
import { addressOf, brands, useChoice, widths, type Choice } from './choice.ts'
import { Facts } from './facts.tsx'
import { stories, type Story } from './stories.ts'
import { Preview } from './preview.tsx'

const page = css`
  display: grid;
  grid-template-columns: 20rem minmax(0, 1fr);
  min-block-size: 100vh;

  & > nav {
    position: sticky;
    inset-block-start: 0;
    block-size: 100vh;
    overflow: auto;
    padding: var(--space-4);
    border-inline-end: 1px solid var(--line);
    background: var(--surface);
  }

  & > main {
    display: grid;
    align-content: start;
    gap: var(--space-4);
    padding: var(--space-4);
    min-inline-size: 0;
  }

  & h1 {
    margin: 0;
    font-size: var(--text-l);
  }

  @media (max-width: 768px) {
    grid-template-columns: minmax(0, 1fr);

    & > nav {
      position: static;
      block-size: auto;
      max-block-size: 40vh;
    }
  }
`

const list = css`
  & h2 {
    margin: var(--space-4) 0 var(--space-2);
    font-size: var(--text-s);
    text-transform: capitalize;
  }

  & ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }

  & a {
    display: block;
    padding: var(--space-1) var(--space-2);
    min-block-size: 24px;
    border-radius: var(--radius-s, 6px);
    color: inherit;
    font-size: var(--text-s);
    text-decoration: none;
  }

  & a:hover {
    text-decoration: underline;
  }

  & a[aria-current] {
    background: var(--brand-tint);
    font-weight: 600;
  }

  & small {
    display: inline;
    color: var(--ink-quiet, inherit);
  }
`

const bar = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-4);
  align-items: end;
`

const brandNames = { acme: 'Acme', localhost: 'Default', globex: 'Globex' } as const
const widthNames = { '390': 'Phone', '768': 'Tablet', '1280': 'Desktop', fluid: 'As wide as here' } as const

const matches = ({ id, title }: Story, wanted: string): boolean =>
  wanted
    .toLowerCase()
    .split(/\s+/)
    .every((word) => `${id} ${title}`.toLowerCase().includes(word))

const Contents = ({ choice }: { choice: Choice }) => {
  const [wanted, setWanted] = useState('')
  const found = stories.filter((one) => matches(one, wanted))
  return (
    <nav aria-label="Contents" className={list}>
      <h1>Gallery</h1>
      <TextField id="find" label="Find a state" value={wanted} onChange={setWanted} />
      <p role="status">
        {found.length} of {stories.length} states
      </p>
      {[...new Set(found.map(({ group }) => group))].map((group) => (
        <section key={group} aria-label={group}>
          <h2>{group}</h2>
          <ul role="list">
            {found
              .filter((one) => one.group === group)
              .map((one) => (
                <li key={one.id}>
                  <a
                    href={addressOf({ ...choice, shown: one })}
                    aria-current={one.id === choice.shown?.id ? 'true' : undefined}
                  >
                    {one.title}
                    {group !== 'components' && <small>: {one.state}</small>}
                  </a>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </nav>
  )
}

/** The list of all states, one of them in a frame, and how it is reached. */
export const Gallery = () => {
  const choice = useChoice()
  const { shown, brand, width } = choice
  const go = (next: Choice): void => location.assign(addressOf(next))
  return (
    <div className={page}>
      <Contents choice={choice} />
      <main>
        <div className={bar}>
          <Segmented
            name="brand"
            legend="Brand"
            value={brand}
            options={brands.map((value) => ({ value, label: brandNames[value] }))}
            onChange={(value) => go({ ...choice, brand: value })}
          />
          <Segmented
            name="width"
            legend="Width"
            value={width}
            options={widths.map((value) => ({ value, label: widthNames[value] }))}
            onChange={(value) => go({ ...choice, width: value })}
          />
        </div>
        {shown && (
          <>
            <Preview key={`${shown.id} ${brand}`} shown={shown} brand={brand} width={width} />
            <Facts shown={shown} />
          </>
        )}
      </main>
    </div>
  )
}

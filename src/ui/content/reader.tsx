import { css } from '@linaria/core'
import { useLayoutEffect, useRef, useState } from 'react'
import type { SafeHtml } from '../../domain/kernel/codecs/classification.ts'
import { minutesToRead } from '../../domain/formats/reading-time.ts'
import { Button } from '../components/actions/button.tsx'
import { TextLink } from '../components/actions/text-link.tsx'
import { ContentHtml } from '../components/content/content-html.tsx'
import { usePortal } from '../portal.ts'
import { contentText } from '../text/content.ts'

const words = contentText.reader

const layout = css`
  display: grid;
  gap: var(--space-6);

  & > nav {
    display: grid;
    align-content: start;
    gap: var(--space-3);
  }

  & > nav > ol {
    display: grid;
    gap: var(--space-2);
    padding-inline-start: var(--space-4);
    border-inline-start: 2px solid var(--line);
    list-style: none;
  }

  & > [data-part='facts'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-3) var(--space-5);
  }

  & > [data-part='facts'] > span {
    color: var(--ink-soft);
  }

  @media (max-width: 1079px) {
    & > nav > ol {
      gap: 0;
    }

    & > nav a {
      display: inline-block;
      padding-block: 0.625rem;
    }
  }

  @media (min-width: 1080px) {
    grid-template-columns: 12rem minmax(0, 1fr) 11rem;
    gap: var(--space-7);

    & > nav,
    & > [data-part='facts'] {
      position: sticky;
      inset-block-start: 6rem;
      align-self: start;
    }

    & > [data-part='facts'] {
      display: grid;
      grid-area: 1 / 3;
      justify-items: start;
    }

    & > :last-child {
      grid-area: 1 / 2;
    }
  }

  @media print {
    display: block;

    & > nav,
    & > [data-part='facts'] {
      display: none;
    }
  }
`

/** A long text: what is on the page, the text, and how long it takes to read. */
export const Reader = ({ html }: { html: SafeHtml }) => {
  const { print } = usePortal()
  const text = useRef<HTMLDivElement>(null)
  const [heads, setHeads] = useState<readonly string[]>([])
  useLayoutEffect(() => {
    const found = [...(text.current?.querySelectorAll('h2') ?? [])]
    for (const [index, head] of found.entries()) Object.assign(head, { id: `part-${index + 1}`, tabIndex: -1 })
    setHeads(found.map((head) => head.textContent))
  }, [])
  return (
    <div className={layout}>
      {heads.length > 1 && (
        <nav aria-label={words.contents}>
          <b aria-hidden="true">{words.contents}</b>
          <ol role="list">
            {heads.map((head, index) => (
              <li key={index}>
                <TextLink href={`#part-${index + 1}`}>{head}</TextLink>
              </li>
            ))}
          </ol>
        </nav>
      )}
      <div data-part="facts">
        <span>{words.minutes(minutesToRead(html))}</span>
        <Button variant="secondary" size="small" icon="print" onPress={print}>
          {words.print}
        </Button>
      </div>
      <div ref={text}>
        <ContentHtml html={html} />
      </div>
    </div>
  )
}

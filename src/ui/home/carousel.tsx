import { css } from '@linaria/core'
import { selectTheme } from '../../domain/brand/theme.ts'
import { closeCarousel, selectCarousel, turnCarousel } from '../../domain/home/carousel.ts'
import type { Slide as SlideData } from '../../domain/home/carousel.ts'
import { Scene } from '../components/illustrations/scene.tsx'
import { sceneOf } from '../components/illustrations/scene-names.ts'
import { Button } from '../components/actions/button.tsx'
import { ContentHtml } from '../components/content/content-html.tsx'
import { Dialog } from '../components/overlays/dialog.tsx'
import { useDispatch, useSelect } from '../portal.ts'
import { homeText } from '../text/home.ts'

const words = homeText.welcome

const frame = css`
  display: grid;
  gap: var(--space-4);

  & > [data-part='slide'] {
    display: grid;
    align-content: start;
    gap: var(--space-3);
    min-block-size: 19rem;
  }

  & [data-part='picture'] {
    display: grid;
    place-items: center;
    block-size: 9rem;
    border-radius: var(--radius-l);
    background: var(--art-sky);
    overflow: hidden;
  }

  & [data-part='picture'] > svg {
    align-self: end;
  }

  & [data-part='picture'] > img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }

  & h3 {
    font-size: var(--text-l);
  }

  & > [data-part='place'] {
    color: var(--ink-soft);
    font-size: var(--text-s);
    font-weight: 600;
  }

  @media (max-height: 599px) {
    & > [data-part='slide'] {
      min-block-size: 0;
    }

    & [data-part='picture'] {
      block-size: 5.5rem;
    }
  }
`

const Slide = ({ slide: { title, text, image, icon } }: { slide: SlideData }) => (
  <>
    {(image !== null || icon !== null) && (
      <div data-part="picture">
        {image === null ? <Scene name={sceneOf('', icon ?? '')} /> : <img src={image} alt="" />}
      </div>
    )}
    <h3>{title}</h3>
    <ContentHtml html={text} />
  </>
)

/** The welcome of a first login: slides that never turn automatically. */
export const Carousel = () => {
  const shown = useSelect(selectCarousel)
  const { benefitBrandName } = useSelect(selectTheme)
  const dispatch = useDispatch()
  if (!shown) return null
  const { slide, number, count } = shown
  const isLast = number === count
  return (
    <Dialog
      isOpen
      title={words.title(benefitBrandName)}
      onClose={() => void dispatch(closeCarousel, undefined)}
      actions={
        <>
          {/* The same buttons for all slides, so that the focus stays. */}
          <Button autoFocus onPress={() => void dispatch(turnCarousel, 1)}>
            {isLast ? words.finish : words.next}
          </Button>
          <Button variant="secondary" unavailable={number === 1} onPress={() => void dispatch(turnCarousel, -1)}>
            {words.back}
          </Button>
          {!isLast && (
            <Button variant="quiet" onPress={() => void dispatch(closeCarousel, undefined)}>
              {words.skip}
            </Button>
          )}
        </>
      }
    >
      <div className={frame} role="group" aria-roledescription="carousel" aria-label={words.slides}>
        <div data-part="slide" aria-live="polite" aria-atomic="true">
          <Slide slide={slide} />
        </div>
        <p data-part="place">{words.slide(number, count)}</p>
      </div>
    </Dialog>
  )
}

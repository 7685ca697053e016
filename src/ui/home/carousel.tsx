import { css } from '@linaria/core'
import { selectTheme } from '../../domain/brand/theme.ts'
import { closeCarousel, selectCarousel, turnCarousel, type Slide as SlideData } from '../../domain/home/carousel.ts'
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
    min-block-size: 11rem;
  }

  & h3 {
    font-size: var(--text-2xl);
    line-height: var(--leading-tight);
  }

  & > [data-part='place'] {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    color: var(--ink-soft);
    font-size: var(--text-s);
    font-weight: 600;
  }

  & i {
    inline-size: 0.625rem;
    block-size: 0.625rem;
    border-radius: var(--radius-pill);
    background: var(--line-strong);
  }

  & i[data-now] {
    inline-size: 1.75rem;
    background: var(--brand-ui);
  }

  @media (max-height: 599px) {
    & > [data-part='slide'] {
      min-block-size: 0;
    }
  }

  @media (forced-colors: active) {
    & i {
      display: none;
    }
  }
`

const picture = css`
  inline-size: 100%;
  block-size: 100%;
  object-fit: cover;

  /* The whole object, on a ground that goes on below it. */
  &:is(svg) {
    position: absolute;
    inset: auto -20% 20%;
    inline-size: 140%;
    max-inline-size: none;
    block-size: auto;
    max-block-size: 80%;
  }
`

const Picture = ({ slide: { image, icon } }: { slide: SlideData }) =>
  image === null ? (
    icon !== null && <Scene name={sceneOf('', icon)} className={picture} />
  ) : (
    <img className={picture} src={image} alt="" />
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
      width="wide"
      actionsStay={false}
      title={words.title(benefitBrandName)}
      art={<Picture slide={slide} />}
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
          <h3>{slide.title}</h3>
          <ContentHtml html={slide.text} />
        </div>
        <p data-part="place">
          {Array.from({ length: count }, (_, index) => (
            <i key={index} data-now={index + 1 === number || undefined} />
          ))}
          <span>{words.slide(number, count)}</span>
        </p>
      </div>
    </Dialog>
  )
}

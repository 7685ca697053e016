import { css } from '@linaria/core'
import { useState } from 'react'
import { Scene, type ScenePart } from './scene.tsx'
import { groundOf, sceneOf } from './scene-names.ts'

const photograph = css`
  display: block;
  inline-size: 100%;
  aspect-ratio: 5 / 2;
  object-fit: cover;

  &[data-part='thumb'] {
    aspect-ratio: 1;
  }

  /* It fills the top of a card, or the square that this becomes on a phone. */
  &[data-part='card'] {
    aspect-ratio: auto;
    block-size: 100%;
  }

  @media print, (forced-colors: active) {
    display: none;
  }
`

interface BenefitPictureProps {
  readonly groupCode: string
  /** The benefit's `icon`. */
  readonly kind: string
  /** The address of the host's own picture. */
  readonly image: string | null
  readonly part?: ScenePart
}

/** The host's picture of a benefit, or its scene in the brand's colours if there is none or it fails to load. Always decoration. */
export const BenefitPicture = ({ groupCode, kind, image, part = 'scene' }: BenefitPictureProps) => {
  const [broken, setBroken] = useState<string | null>(null)
  if (image === null || image === '' || image === broken) return <Scene name={sceneOf(groupCode, kind)} part={part} />
  return (
    <img
      className={photograph}
      data-part={part}
      src={image}
      alt=""
      referrerPolicy="no-referrer"
      onError={() => setBroken(image)}
    />
  )
}

const ground = css`
  display: block;
  flex: none;
  overflow: hidden;
  background: var(--brand-tint);

  &[data-kind='protection'] {
    background: var(--ground-protection);
  }

  &[data-kind='money'] {
    background: var(--brand-soft);
  }

  &[data-kind='travel'] {
    background: var(--ground-travel);
  }

  &[data-kind='time'] {
    background: var(--sunken);
  }

  &[data-part='art'] {
    aspect-ratio: 5 / 2;
  }

  &[data-part='thumb'] {
    inline-size: 4rem;
    block-size: 4rem;
    border-radius: var(--radius-m);
  }

  &[data-part='thumb'][data-size='small'] {
    inline-size: 2.75rem;
    block-size: 2.75rem;
    border-radius: var(--radius-s);
  }

  @media (max-width: 599px) {
    &[data-part='thumb']:not([data-size]) {
      inline-size: 3rem;
      block-size: 3rem;
    }

    &[data-part='art'] {
      aspect-ratio: 3;
    }
  }

  @media print, (forced-colors: active) {
    &[data-part] {
      display: none;
    }
  }
`

type PictureOfBenefit = Omit<BenefitPictureProps, 'part'>

/** The top of a benefit's card: its object, large, on the ground of its kind. */
export const BenefitArt = (props: PictureOfBenefit) => (
  <div className={ground} data-part="art" data-kind={groundOf(sceneOf(props.groupCode, props.kind))}>
    <BenefitPicture {...props} part="card" />
  </div>
)

/** A benefit's object in a small square, before its name. */
export const BenefitThumb = ({ size, ...props }: PictureOfBenefit & { readonly size?: 'small' }) => (
  <span
    className={ground}
    data-part="thumb"
    data-size={size}
    data-kind={groundOf(sceneOf(props.groupCode, props.kind))}
  >
    <BenefitPicture {...props} part="thumb" />
  </span>
)

/** The place of a picture that is not known yet. */
export const PictureOutline = () => <div className={ground} data-part="art" aria-hidden="true" />

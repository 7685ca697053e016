import { css } from '@linaria/core'
import { useState } from 'react'
import { Scene, type ScenePart } from './scene.tsx'
import { sceneOf } from './scene-names.ts'

const photograph = css`
  display: block;
  inline-size: 100%;
  aspect-ratio: 5 / 2;
  object-fit: cover;

  &[data-part='thumb'] {
    aspect-ratio: 1;
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

const outline = css`
  aspect-ratio: 5 / 2;
  background: var(--sunken);
`

/** The place of a picture that is not known yet. */
export const PictureOutline = () => <div className={outline} aria-hidden="true" />

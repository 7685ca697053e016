import { css } from '@linaria/core'
import { useState } from 'react'
import { scenes, type Paint, type Scene, type SceneName } from './scenes.ts'

const frame = css`
  display: block;
  inline-size: 100%;
  aspect-ratio: 3;
  max-block-size: 9rem;
  border-radius: var(--radius-l);
  background: var(--brand-tint);
  object-fit: cover;

  & > [data-paint] {
    fill: none;
    stroke-width: 4;
    stroke-linecap: round;
    stroke-linejoin: round;
  }

  & > [data-paint='back'] {
    fill: var(--brand-mid);
    opacity: 0.35;
  }

  & > [data-paint='mid'] {
    fill: var(--brand-mid);
  }

  & > [data-paint='front'] {
    fill: var(--brand-primary);
  }

  & > [data-paint='paper'] {
    fill: var(--art-paper);
  }

  & > [data-paint='warm'] {
    fill: var(--art-warm);
  }

  & > [data-paint='line'] {
    stroke: var(--brand-text);
  }

  & > [data-paint='trace'] {
    stroke: var(--brand-mid);
    stroke-width: 3;
  }

  & > [data-paint='fine'] {
    stroke: var(--art-paper);
  }

  @media print, (forced-colors: active) {
    display: none;
  }
`

/** Kinds of benefits that the scene of their group would not suit. */
const ofKinds: ReadonlyMap<string, SceneName> = new Map([
  ['cycle', 'commute'],
  ['car', 'commute'],
  ['breakdown', 'commute'],
  ['parking', 'commute'],
  ['season-ticket', 'commute'],
  ['technology', 'screen'],
  ['learning', 'screen'],
])

const isScene = (name: string): name is SceneName => Object.hasOwn(scenes, name)

const sceneOf = (groupCode: string, kind: string): Scene =>
  scenes[ofKinds.get(kind) ?? (isScene(groupCode) ? groupCode : 'other')]

interface BenefitPictureProps {
  readonly groupCode: string
  /** The benefit's `icon`. */
  readonly kind: string
  /** The address of the host's own picture. */
  readonly image: string | null
}

/** The host's picture of a benefit, or a scene in the brand's colours if there is none or it fails to load. Always decoration. */
export const BenefitPicture = ({ groupCode, kind, image }: BenefitPictureProps) => {
  const [broken, setBroken] = useState<string | null>(null)
  if (image !== null && image !== '' && image !== broken)
    return <img className={frame} src={image} alt="" referrerPolicy="no-referrer" onError={() => setBroken(image)} />
  return (
    <svg className={frame} viewBox="0 0 320 160" preserveAspectRatio="xMaxYMid" aria-hidden="true" focusable="false">
      {sceneOf(groupCode, kind).map(([paint, path]: readonly [Paint, string]) => (
        <path key={path} data-paint={paint} d={path} />
      ))}
    </svg>
  )
}

/** The place of a picture that is not known yet. */
export const PictureOutline = () => <div className={frame} aria-hidden="true" />

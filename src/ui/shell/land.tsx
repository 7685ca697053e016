import { css } from '@linaria/core'
import type { Benefit } from '../../domain/benefits/benefit.ts'
import { selectBenefits } from '../../domain/benefits/eligible.ts'
import { selectEnrolment } from '../../domain/benefits/enrolment.ts'
import { valueOf } from '../../domain/kernel/requests/remote.ts'
import type { Place } from '../components/illustrations/landscape.ts'
import { Landscape } from '../components/illustrations/scene.tsx'
import { useSelect } from '../portal.ts'

const objects: Readonly<Record<string, Place>> = {
  car: 'car',
  'cash-plan': 'clinic',
  cycle: 'rider',
  gift: 'parcel',
  gym: 'weights',
  health: 'clinic',
  income: 'lighthouse',
  life: 'umbrella',
  pension: 'coins',
  retail: 'parcel',
  shares: 'kite',
  travel: 'plane',
}

const ofGroups: Readonly<Record<string, Place>> = {
  health: 'clinic',
  lifestyle: 'parcel',
  pension: 'coins',
  protection: 'umbrella',
  savings: 'kite',
  travel: 'rider',
  wellbeing: 'weights',
}

const own = (names: Readonly<Record<string, Place>>, key: string) =>
  Object.hasOwn(names, key) ? names[key] : undefined

/** What the land of a package has in it where the list of benefits says nothing, by their groups. */
export const placesOfGroups = (lines: readonly { readonly groupCode: string }[]): ReadonlySet<Place> =>
  new Set(lines.flatMap(({ groupCode }) => own(ofGroups, groupCode) ?? []))

/** What somebody's land has in it: an object for each benefit they have, and a bicycle without a rider while it awaits approval. */
export const placesOf = (benefits: readonly Benefit[]): ReadonlySet<Place> => {
  const placeOf = ({ icon, selection }: Benefit): Place | undefined => {
    const place = own(objects, icon)
    if (selection?.status === 'approved') return place
    return selection?.status === 'pending' && place === 'rider' ? 'bicycle' : undefined
  }
  return new Set(benefits.flatMap((benefit) => placeOf(benefit) ?? []))
}

/** How high the sun stands, in px below its place: the fewer days are left to choose, the lower. */
export const sunOf = (daysLeft: number): number => {
  if (daysLeft > 20) return -32
  if (daysLeft > 10) return 0
  return daysLeft > 3 ? 36 : 92
}

const land = css`
  position: absolute;
  inset: auto 0 0 auto;
  inline-size: clamp(54rem, 100%, 82rem);
  aspect-ratio: 1200 / 360;
  overflow: visible;

  &[data-low] {
    aspect-ratio: 1200 / 170;
  }

  @media (min-width: 600px) and (max-width: 1079px) {
    &[data-low] {
      inline-size: 52rem;
    }
  }

  @media (max-width: 599px) {
    inline-size: 32rem;

    &[data-low] {
      display: none;
    }
  }
`

/**
 * The person's land under the sun of the time that is left; the moon when choosing is closed. Decoration: the page says both in words.
 * @param lines what the page knows of their benefits where the list is not loaded or, for somebody who has left, holds none
 */
export const Land = ({
  isLow = false,
  lines = [],
}: {
  isLow?: boolean
  lines?: readonly { readonly groupCode: string }[] | undefined
}) => {
  const held = placesOf(valueOf(useSelect(selectBenefits)) ?? [])
  const enrolment = useSelect(selectEnrolment)
  const daysLeft = enrolment?.window?.daysLeft
  const sun = daysLeft === undefined ? 0 : sunOf(daysLeft)
  return (
    <div
      className={land}
      data-part="land"
      data-low={isLow || undefined}
      // React's type of styles has no custom properties.
      style={{ '--sun': isLow ? sun * 0.6 : sun } as React.CSSProperties}
    >
      <Landscape
        has={held.size > 0 ? held : placesOfGroups(lines)}
        time={enrolment === null ? null : daysLeft === undefined ? 'moon' : 'sun'}
        isLow={isLow}
      />
    </div>
  )
}

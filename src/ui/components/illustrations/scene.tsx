import { css } from '@linaria/core'
import { Art } from './art.tsx'
import type { Place } from './landscape.ts'
import type { Light } from './marks.ts'
import type { SceneName } from './scene-names.ts'
import { useDecoration } from './use-decoration.ts'

const loadDrawings = () => import('./drawings.ts')

const whole = css`
  inline-size: 100%;
  aspect-ratio: 5 / 2;
`
const card = css`
  inline-size: 100%;
  aspect-ratio: 5 / 2;
  overflow: visible;
`
const square = css`
  inline-size: 100%;
  block-size: 100%;
`

/** `scene`: the object on its land. `card`: the object alone, as the top of a card. `thumb`: the object alone, in a square. */
export type ScenePart = 'scene' | 'card' | 'thumb'

const styles: Readonly<Record<ScenePart, string>> = { scene: whole, card, thumb: square }

/** A scene in the brand's colours. It keeps its place while it loads. */
export const Scene = ({
  name,
  part = 'scene',
  className = '',
}: {
  name: SceneName
  part?: ScenePart
  className?: string | undefined
}) => {
  const drawings = useDecoration(loadDrawings)
  const style = `${styles[part]} ${className}`
  if (drawings === null) return <Art marks={[]} viewBox="0 0 400 160" fit="xMidYMid meet" className={style} />
  switch (part) {
    case 'scene':
      return <Art marks={drawings.sceneMarks(name)} viewBox="0 0 400 160" fit="xMidYMax slice" className={style} />
    case 'card':
      return <Art {...drawings.cardMarks(name)} fit="xMidYMid meet" className={style} />
    case 'thumb':
      return <Art {...drawings.thumbMarks(name)} fit="xMidYMid meet" className={style} />
  }
}

const NOTHING: ReadonlySet<Place> = new Set()
/** Nobody's own landscape, for pages before the login: somebody rides by. */
export const aRider: ReadonlySet<Place> = new Set(['rider'])

/** The landscape of a page's head: 1200 by 360, or `low`, 1200 by 170. What somebody `has` stands in it. */
export const Landscape = ({
  has = NOTHING,
  time,
  isLow = false,
  className,
}: {
  has?: ReadonlySet<Place>
  time: Light
  isLow?: boolean
  className?: string | undefined
}) => {
  const drawings = useDecoration(loadDrawings)
  return (
    <Art
      marks={drawings === null ? [] : isLow ? drawings.lowLandscape(time) : drawings.landscape(has, time)}
      viewBox={isLow ? '0 0 1200 170' : '0 0 1200 360'}
      fit="xMidYMax slice"
      className={className}
    />
  )
}

/** The balloon of a receipt. */
export const Balloon = ({ className }: { className?: string | undefined }) => (
  <Art
    marks={useDecoration(loadDrawings)?.balloon ?? []}
    viewBox="0 0 400 400"
    fit="xMidYMax slice"
    className={className}
  />
)

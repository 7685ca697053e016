import { Avatar } from '../../../../src/ui/components/content/avatar.tsx'
import { benefitIconPaths } from '../../../../src/ui/components/icons/benefit-icon-paths.ts'
import { BenefitIcon } from '../../../../src/ui/components/icons/benefit-icon.tsx'
import { iconNames } from '../../../../src/ui/components/icons/icon-paths.ts'
import { Icon } from '../../../../src/ui/components/icons/icon.tsx'
import { BenefitPicture, PictureOutline } from '../../../../src/ui/components/illustrations/benefit-picture.tsx'
import { benefitScenes } from '../../../../src/ui/components/illustrations/benefit-scenes.ts'
import { pageScenes } from '../../../../src/ui/components/illustrations/page-scenes.ts'
import { Balloon, Landscape, Scene } from '../../../../src/ui/components/illustrations/scene.tsx'
import type { Place } from '../../../../src/ui/components/illustrations/landscape.ts'
import { CardGrid } from '../../../../src/ui/components/layout/card-grid.tsx'
import { Card } from '../../../../src/ui/components/layout/card.tsx'
import { Row } from '../component-frame.tsx'
import '../../../../src/ui/components/icons/icon-paths-more.ts'

const AvatarsAndIconsComponentExample = () => (
  <>
    <Row>
      <Avatar name="Ada Byron" src={null} />
      <Avatar name="Ada Byron" src="/missing.png" />
      <Avatar name="Ada Mary Byron" src={null} size="large" />
      <BenefitIcon kind="pension" size="large" />
    </Row>
    <Row>
      {[...Object.keys(benefitIconPaths), 'unknown'].map((kind) => (
        <span key={kind} title={kind}>
          <BenefitIcon kind={kind} />
        </span>
      ))}
    </Row>
    <Row>
      {iconNames().map((name) => (
        <span key={name} title={name}>
          <Icon name={name} size="large" />
        </span>
      ))}
    </Row>
  </>
)

const names = Object.keys({ ...benefitScenes, ...pageScenes }) as readonly (keyof typeof benefitScenes)[] // keys of both
const everything: ReadonlySet<Place> = new Set([
  ...(['rider', 'umbrella', 'lighthouse', 'clinic'] as const),
  ...(['coins', 'weights', 'parcel', 'kite'] as const),
])

const PicturesOfBenefitsComponentExample = () => (
  <>
    <Landscape has={everything} time="sun" />
    <Landscape time="moon" />
    <Landscape isLow time="sun" />
    <CardGrid label="Pictures">
      {names.map((name) => (
        <Card as="li" key={name}>
          <Scene name={name} />
          <Scene name={name} part="card" />
          <div style={{ inlineSize: 64, blockSize: 64 }}>
            <Scene name={name} part="thumb" />
          </div>
          <p>{name}</p>
        </Card>
      ))}
      <Card as="li">
        <Balloon />
        <p>Receipt</p>
      </Card>
      <Card as="li">
        <BenefitPicture groupCode="health" kind="" image="/missing.png" />
        <p>In place of a picture that is not there</p>
      </Card>
      <Card as="li">
        <PictureOutline />
        <p>Not known yet</p>
      </Card>
    </CardGrid>
  </>
)

export const pictureExamples = {
  'avatars-and-icons': AvatarsAndIconsComponentExample,
  'pictures-of-benefits': PicturesOfBenefitsComponentExample,
}

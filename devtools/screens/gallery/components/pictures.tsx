import { Avatar } from '../../../../src/ui/components/content/avatar.tsx'
import { benefitIconPaths } from '../../../../src/ui/components/icons/benefit-icon-paths.ts'
import { BenefitIcon } from '../../../../src/ui/components/icons/benefit-icon.tsx'
import { iconNames } from '../../../../src/ui/components/icons/icon-paths.ts'
import { Icon } from '../../../../src/ui/components/icons/icon.tsx'
import { BenefitPicture, PictureOutline } from '../../../../src/ui/components/illustrations/benefit-picture.tsx'
import { scenes } from '../../../../src/ui/components/illustrations/scenes.ts'
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

const PicturesOfBenefitsComponentExample = () => (
  <CardGrid label="Pictures">
    {Object.keys(scenes).map((groupCode) => (
      <Card as="li" key={groupCode}>
        <BenefitPicture groupCode={groupCode} kind="" image={null} />
        <p>{groupCode}</p>
      </Card>
    ))}
    <Card as="li">
      <BenefitPicture groupCode="health" kind="" image="/missing.png" />
      <p>In place of a picture that is not there</p>
    </Card>
    <Card as="li">
      <PictureOutline />
      <p>Not known yet</p>
    </Card>
  </CardGrid>
)

export const pictureExamples = {
  'avatars-and-icons': AvatarsAndIconsComponentExample,
  'pictures-of-benefits': PicturesOfBenefitsComponentExample,
}

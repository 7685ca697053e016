import { Money } from '../components/content/money.tsx'
import { ShareBar, Shares } from '../components/content/price.tsx'
import { homeText } from '../text/home.ts'
import { useEmployer } from '../use-employer.ts'

const words = homeText.glance

/** What the employer and the person pay in a year, in pence: as one bar, and in figures. */
export const WhoPays = ({
  company,
  employee,
  size = 'thin',
}: {
  company: number
  employee: number
  size?: 'thin' | 'tall'
}) => (
  <>
    <ShareBar
      size={size}
      shares={[
        { whose: 'employer', pence: company },
        { whose: 'you', pence: employee },
      ]}
    />
    <Shares
      rows={[
        { whose: 'employer', term: words.company(useEmployer()), sum: <Money pence={company} /> },
        { whose: 'you', term: employee < 0 ? words.paid : words.own, sum: <Money pence={Math.abs(employee)} /> },
      ]}
    />
  </>
)

import { Figure, Price, ShareBar, Shares } from '../../../../src/ui/components/content/price.tsx'
import { StepsAhead } from '../../../../src/ui/components/content/steps-ahead.tsx'
import { BenefitArt, BenefitThumb } from '../../../../src/ui/components/illustrations/benefit-picture.tsx'
import { Pill } from '../../../../src/ui/components/layout/pill.tsx'
import { BackLink } from '../../../../src/ui/components/navigation/back-link.tsx'
import { useState } from 'react'
import { BenefitIcon } from '../../../../src/ui/components/icons/benefit-icon.tsx'
import { Breadcrumbs } from '../../../../src/ui/components/navigation/breadcrumbs.tsx'
import { Card } from '../../../../src/ui/components/layout/card.tsx'
import { CardGrid } from '../../../../src/ui/components/layout/card-grid.tsx'
import { DateText } from '../../../../src/ui/components/content/date-text.tsx'
import { DescriptionList } from '../../../../src/ui/components/content/description-list.tsx'
import { KeyFigures } from '../../../../src/ui/components/charts/key-figures.tsx'
import { Money } from '../../../../src/ui/components/content/money.tsx'
import { Pagination } from '../../../../src/ui/components/tables/pagination.tsx'
import { SectionLinks } from '../../../../src/ui/components/navigation/section-links.tsx'
import { StatusBadge } from '../../../../src/ui/components/feedback/status-badge.tsx'
import { Table } from '../../../../src/ui/components/tables/table.tsx'
import { TextLink } from '../../../../src/ui/components/actions/text-link.tsx'

const selections = [
  { id: '1', name: 'Ada Byron', plan: 'Standard', pence: 1250 },
  { id: '2', name: 'Charles Babbage', plan: 'Family, with a rather long description of the plan', pence: 123450 },
  { id: '3', name: 'Mary Somerville', plan: 'Standard', pence: null },
]

const BreadcrumbsComponentExample = () => (
  <>
    <Breadcrumbs
      trail={[
        { label: 'Home', to: '/app/home/' },
        { label: 'My benefits', to: '/app/my-benefits/' },
      ]}
      current="Dental cover"
    />
  </>
)

const CardsComponentExample = () => (
  <>
    <CardGrid label="Benefits">
      {(['dental', 'pension', 'cycle'] as const).map((kind) => (
        <Card as="li" key={kind}>
          <BenefitIcon kind={kind} />
          <h2>
            <TextLink to={`/app/my-benefits/${kind}`} variant="cover">
              {kind === 'dental' ? 'Dental cover' : kind === 'pension' ? 'Pension' : 'Cycle to work'}
            </TextLink>
          </h2>
          <p>Check-ups, fillings and emergency treatment for you and your family.</p>
          <StatusBadge
            tone={kind === 'dental' ? 'success' : 'neutral'}
            label={kind === 'dental' ? 'Active' : 'Not chosen'}
          />
        </Card>
      ))}
      <Card as="li" variant="paper">
        <h2>Two days left to choose</h2>
        <p>Urgent card.</p>
      </Card>
      <Card as="li" variant="tinted">
        <h2>Tinted card</h2>
        <p>For notes beside a form.</p>
      </Card>
    </CardGrid>
  </>
)

const FactsComponentExample = () => (
  <>
    <Card>
      <DescriptionList
        facts={[
          { term: 'You pay', detail: <Money pence={1250} /> },
          { term: 'Your employer pays', detail: <Money pence={null} /> },
          {
            term: 'Who is covered',
            detail: 'Ada, Charles',
            action: <TextLink to="/">Change who is covered</TextLink>,
          },
          { term: 'Ends', detail: <DateText iso="2026-12-31" /> },
        ]}
      />
    </Card>
  </>
)

const PagesOfOneSectionComponentExample = () => (
  <>
    <SectionLinks
      label="Employee data"
      items={[
        { to: '/app/my-benefits/', label: 'Employees' },
        { to: '/app/home/', label: 'Two-factor authentication' },
      ]}
    />
    <SectionLinks
      label="Employer area"
      items={[
        { to: '/app/my-benefits/', label: 'Dashboard' },
        { to: '/app/home/', label: 'Approvals' },
        { to: '/app/my-total-benefits/', label: 'Employees' },
        { to: '/app/home/my-profile/', label: 'Reports' },
      ]}
    />
  </>
)

const KeyFiguresComponentExample = () => (
  <>
    <KeyFigures
      label="Registration"
      figures={[
        { name: 'Employees', value: '10,000' },
        { name: 'Registered', value: '8,133' },
        { name: 'Percentage registered', value: '81.3%' },
      ]}
    />
  </>
)

const PagesOfAListComponentExample = () => (
  <>
    {[1, 4, 500, 1000].map((page) => (
      <Pagination
        key={page}
        label={`Pages, at ${page}`}
        page={page}
        lastPage={1000}
        addressOf={(to) => `?page=${to}`}
      />
    ))}
  </>
)

const TableThatIsSortedAndBusyComponentExample = () => (
  <>
    <Table
      caption="Selections in order"
      rows={selections}
      rowKey={(row) => row.id}
      busy
      sorted={{ by: 'name', order: 'ascending', onSort: () => {} }}
      columns={[
        {
          key: 'name',
          kind: 'heading',
          header: 'Employee',
          sort: 'name',
          cell: (row) => row.name,
        },
        {
          key: 'plan',
          kind: 'text',
          header: 'Plan',
          sort: 'plan',
          cell: (row) => row.plan,
        },
      ]}
    />
  </>
)

const TableComponentExample = () => {
  const [ticked, setTicked] = useState<readonly string[]>(['2'])
  return (
    <>
      <Table
        caption="Selections awaiting approval"
        rows={selections}
        rowKey={(row) => row.id}
        ticks={{
          name: 'example',
          label: 'Select all',
          all: ticked.length === 0 ? 'none' : ticked.length === selections.length ? 'all' : 'some',
          isTicked: ({ id }) => ticked.includes(id),
          labelOf: ({ name }) => `Select ${name}`,
          onTick: (rows, on) => {
            const ids = rows.map(({ id }) => id)
            setTicked([...ticked.filter((id) => !ids.includes(id)), ...(on ? ids : [])])
          },
        }}
        columns={[
          { key: 'name', kind: 'heading', header: 'Employee', cell: (row) => row.name },
          { key: 'plan', kind: 'text', header: 'Plan', cell: (row) => row.plan },
          { key: 'value', kind: 'money', header: 'Monthly value', cell: (row) => <Money pence={row.pence} /> },
        ]}
        footer={{ name: 'Total', value: <Money pence={124700} /> }}
      />
    </>
  )
}

const PricesComponentExample = () => (
  <>
    <Pill icon="clock">10 days left</Pill>
    <CardGrid label="Prices">
      <Card as="li">
        <Price main="£13.50" unit="a month" more={['£162.00 a year', 'Acme pays £9.00 a month']} />
        <ShareBar
          shares={[
            { whose: 'employer', pence: 900 },
            { whose: 'you', pence: 1350 },
          ]}
        />
        <Shares
          rows={[
            { whose: 'you', term: 'You pay', sum: '£13.50', more: '£162.00 a year' },
            { whose: 'employer', term: 'Acme pays', sum: '£9.00', more: '£108.00 a year' },
          ]}
        />
      </Card>
      <Card as="li">
        <BenefitArt groupCode="health" kind="dental" image={null} />
        <Price main={<Figure pence={4886280} />} size="hero" />
      </Card>
      <Card as="li">
        <BenefitThumb groupCode="travel" kind="cycle" image={null} />
        <Price main="From £0" unit="a month" size="panel" />
      </Card>
    </CardGrid>
  </>
)

const StepsAheadComponentExample = () => (
  <>
    <BackLink to="/">Back</BackLink>
    <StepsAhead
      steps={[
        { key: 'open', title: 'Open the email', more: 'Check your junk or spam folder too.' },
        { key: 'follow', title: 'Follow the link', more: 'It works for an hour.' },
      ]}
    />
  </>
)

export const factExamples = {
  prices: PricesComponentExample,
  'what-happens-next': StepsAheadComponentExample,
  breadcrumbs: BreadcrumbsComponentExample,
  cards: CardsComponentExample,
  facts: FactsComponentExample,
  'pages-of-one-section': PagesOfOneSectionComponentExample,
  'key-figures': KeyFiguresComponentExample,
  'pages-of-a-list': PagesOfAListComponentExample,
  'table-that-is-sorted-and-busy': TableThatIsSortedAndBusyComponentExample,
  table: TableComponentExample,
}

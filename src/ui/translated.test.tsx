// @vitest-environment happy-dom
import type { ReactNode } from 'react'
import { cleanup, render } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { Button } from './components/actions/button.tsx'
import { ButtonLink } from './components/actions/button-link.tsx'
import { TextLink } from './components/actions/text-link.tsx'
import { DescriptionList } from './components/content/description-list.tsx'
import { Disclosure } from './components/content/disclosure.tsx'
import { Money } from './components/content/money.tsx'
import { Price, Shares } from './components/content/price.tsx'
import { Banner } from './components/feedback/banner.tsx'
import { EmptyState } from './components/feedback/empty-state.tsx'
import { ErrorState } from './components/feedback/error-state.tsx'
import { Loading } from './components/feedback/loading.tsx'
import { ProgressBar } from './components/feedback/progress-bar.tsx'
import { StatusBadge } from './components/feedback/status-badge.tsx'
import { Checkbox } from './components/inputs/checkbox.tsx'
import { FieldError } from './components/inputs/field-error.tsx'
import { PasswordRules } from './components/inputs/password-rules.tsx'
import { Select } from './components/inputs/select.tsx'
import { ProgressSteps } from './components/navigation/progress-steps.tsx'
import { Table } from './components/tables/table.tsx'
import { Pagination } from './components/tables/pagination.tsx'

afterEach(cleanup)

/** Replaces each text by a copy in two `font` elements, as a browser's translator does. */
const translate = (root: Node): void => {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const found: Text[] = []
  while (texts.nextNode()) if (texts.currentNode instanceof Text) found.push(texts.currentNode)
  for (const text of found) {
    const [outer, inner] = [document.createElement('font'), document.createElement('font')]
    text.replaceWith(outer)
    outer.append(inner)
    inner.append(text.data)
  }
}

const nothing = (): void => {}
const rule = { key: 'length', text: '8 letters', estimated: false }
const pages = (page: number) => <Pagination label="Pages" page={page} lastPage={9} addressOf={String} />

it.each<readonly [what: string, before: ReactNode, after: ReactNode]>([
  ['a button', <Button onPress={nothing}>Next</Button>, <Button onPress={nothing}>Log in</Button>],
  [
    'a button with an icon',
    <Button onPress={nothing}>Sort</Button>,
    <Button onPress={nothing} icon="check">
      Sorted
    </Button>,
  ],
  [
    'a button that is busy',
    <Button onPress={nothing}>Save</Button>,
    <Button onPress={nothing} busy={{ label: 'Saving', active: true }}>
      Save
    </Button>,
  ],
  ['a link that looks like a button', <ButtonLink to="/">Choose</ButtonLink>, <ButtonLink to="/">Manage</ButtonLink>],
  ['a link', <TextLink to="/">See 2 more</TextLink>, <TextLink to="/">See 3 more</TextLink>],
  [
    'a link to a new tab',
    <TextLink href="https://a.example">Open</TextLink>,
    <TextLink href="https://a.example" newTab>
      Open it
    </TextLink>,
  ],
  [
    'facts',
    <DescriptionList facts={[{ term: 'You pay', detail: '£5' }]} />,
    <DescriptionList facts={[{ term: 'You are paid', detail: '£6' }]} />,
  ],
  [
    'what can be opened',
    <Disclosure summary="2 people">
      <p>Ann</p>
    </Disclosure>,
    <Disclosure summary="3 people">
      <p>Bo</p>
    </Disclosure>,
  ],
  ['an amount', <Money pence={500} />, <Money pence={600} />],
  [
    'a price',
    <Price main="From £5" unit="a month" />,
    <Price main="£6" unit="a month" more={[<span key="year">£72 a year</span>]} />,
  ],
  [
    'who pays',
    <Shares rows={[{ whose: 'you', term: 'You pay', sum: '£5' }]} />,
    <Shares rows={[{ whose: 'you', term: 'You are paid', sum: '£6', more: '£72 a year' }]} />,
  ],
  [
    'a message',
    <Banner tone="info">Saving</Banner>,
    <Banner tone="info" title="Saved">
      All of it
    </Banner>,
  ],
  ['a message for other words', <Banner tone="info">1 left</Banner>, <Banner tone="info">2 left</Banner>],
  ['nothing to show', <EmptyState title="No employees" />, <EmptyState title="No reports">None yet</EmptyState>],
  ['what failed', <ErrorState title="Not loaded" />, <ErrorState title="Not saved">Try again</ErrorState>],
  ['what loads', <Loading label="Loading 1" />, <Loading label="Loading 2" />],
  [
    'progress',
    <ProgressBar label="Reading" percent={null} />,
    <ProgressBar label="Checking" percent={50} detail="5 of 10" />,
  ],
  ['a status', <StatusBadge tone="info" label="Waiting" />, <StatusBadge tone="info" label="Approved" />],
  [
    'a box to tick',
    <Checkbox id="a" label="I agree" checked={false} onChange={nothing} />,
    <Checkbox id="a" label="I agree to it" checked onChange={nothing} error="Tick it" />,
  ],
  [
    'a problem of a field',
    <FieldError id="a" message="Enter a number" />,
    <FieldError id="a" message="Did you mean 3.5 or 35?" />,
  ],
  [
    'the rules of a password',
    <PasswordRules id="a" prompt="Meet all" summary="0 of 1 met" rules={[{ ...rule, status: 'unchecked' }]} />,
    <PasswordRules id="a" prompt="Well done" summary="1 of 1 met" rules={[{ ...rule, status: 'met' }]} />,
  ],
  [
    'a choice',
    <Select id="a" label="Year" value="1" options={[{ value: '1', label: '2025' }]} onChange={nothing} />,
    <Select id="a" label="Month" value="1" options={[{ value: '1', label: 'May' }]} onChange={nothing} />,
  ],
  [
    'steps',
    <ProgressSteps steps={['Choose', 'Review']} current={1} />,
    <ProgressSteps steps={['Choose', 'Check']} current={2} />,
  ],
  ['pages', pages(2), pages(8)],
])('[SEL-1] [LOGIN-1] in a translated page, %s changes as in any other', (_, before, after) => {
  const page = (content: ReactNode) => <MemoryRouter>{content}</MemoryRouter>
  const { container, rerender } = render(page(before))
  translate(container)
  rerender(page(after))
  const fresh = render(page(after))
  expect(container.textContent).toBe(fresh.container.textContent)
})

const names = [{ name: 'Rose Bloom', email: 'rose@acme.example', pay: '£5.00', said: 'Paid' }]
it.each([
  ['an amount', <Money key="a" pence={500} />, '£5.00'],
  ['an amount among facts', <DescriptionList key="a" facts={[{ term: 'You pay', detail: '£5.00' }]} />, '£5.00'],
  ['a reference', <DescriptionList key="a" facts={[{ term: 'Reference', detail: 'DEN-9001' }]} />, 'DEN-9001'],
  ['an address', <DescriptionList key="a" facts={[{ term: 'Email', detail: 'a@b.example' }]} />, 'a@b.example'],
  [
    'names, addresses and amounts of a table',
    <Table
      key="a"
      caption="People"
      rows={names}
      rowKey={({ name }) => name}
      columns={[
        { key: 'name', kind: 'heading', header: 'Name', verbatim: true, cell: ({ name }) => name },
        { key: 'email', kind: 'text', header: 'Email', cell: ({ email }) => email },
        { key: 'pay', kind: 'money', header: 'Pay', cell: ({ pay }) => pay },
        { key: 'said', kind: 'text', header: 'State', cell: ({ said }) => said },
      ]}
    />,
    'Rose Bloom rose@acme.example £5.00',
  ],
  ['words', <DescriptionList key="a" facts={[{ term: 'Status', detail: 'Active' }]} />, ''],
])('[BEN-2] [EMP-1] a translator leaves %s as they are', (_, content, kept) => {
  const { container } = render(content)
  const marked = [...container.querySelectorAll('[translate=no]')].map(({ textContent }) => textContent)
  expect(marked.join(' ')).toBe(kept)
})

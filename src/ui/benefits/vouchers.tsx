import { css } from '@linaria/core'
import { useEffect } from 'react'
import { valueOf } from '../../domain/kernel/requests/remote.ts'
import { requestVouchers, selectVouchers, type VoucherOrder } from '../../domain/benefits/vouchers.ts'
import { Card } from '../components/layout/card.tsx'
import { DateText } from '../components/content/date-text.tsx'
import { ErrorState } from '../components/feedback/error-state.tsx'
import { Money } from '../components/content/money.tsx'
import { Skeleton } from '../components/feedback/skeleton.tsx'
import { useDispatch, useSelect } from '../portal.ts'
import { creditsText } from '../text/credits.ts'
import { ProblemText } from '../shell/problem-text.tsx'

const words = creditsText.vouchers

const list = css`
  display: grid;
  padding: 0;
  list-style: none;

  & > li {
    display: grid;
    grid-template-columns: 1fr auto;
    gap: 0 var(--space-3);
    padding-block: var(--space-3);
    border-block-end: 1px solid var(--line);
  }

  & > li:first-child {
    padding-block-start: 0;
  }

  & > li:last-child {
    padding-block-end: 0;
    border-block-end: 0;
  }

  & time {
    color: var(--ink-soft);
    font-size: var(--text-s);
  }
`

const headed = css`
  margin-block-start: var(--space-4);
`

const Orders = ({
  heading,
  orders,
  nothing,
}: {
  heading: string
  orders: readonly VoucherOrder[]
  nothing: string
}) => (
  <>
    <h3 className={headed}>{heading}</h3>
    {orders.length === 0 ? (
      <p>{nothing}</p>
    ) : (
      <ul className={list} role="list" aria-label={heading}>
        {orders.map(({ orderId, retailer, value, date }) => (
          <li key={orderId}>
            <strong>{retailer}</strong>
            <strong>
              <Money pence={value} />
            </strong>
            <DateText iso={date} />
          </li>
        ))}
      </ul>
    )}
  </>
)

/** When the next vouchers arrive, what was ordered and what was saved [CCV-2]. */
export const Vouchers = () => {
  const remote = useSelect(selectVouchers)
  const dispatch = useDispatch()
  useEffect(() => {
    dispatch(requestVouchers, undefined)
  }, [dispatch])
  const vouchers = valueOf(remote)
  if (vouchers === null)
    return remote.status === 'failed' ? (
      <ErrorState title={words.failed} retry={{ read: () => void dispatch(requestVouchers, undefined) }}>
        <ProblemText problem={remote.problem} />
      </ErrorState>
    ) : (
      <Skeleton label={words.loading} shape="text" count={5} />
    )
  const { nextVoucherDate, placedOrders, savedOrders } = vouchers
  return (
    <Card as="section" labelledBy="vouchers">
      <h2 id="vouchers">{words.heading}</h2>
      <p>
        {nextVoucherDate === null ? (
          <span>{words.noNext}</span>
        ) : (
          <>
            <span>{`${words.next}:`}</span> <DateText iso={nextVoucherDate} />
          </>
        )}
      </p>
      <Orders heading={words.placed} orders={placedOrders} nothing={words.nothingPlaced} />
      <Orders heading={words.saved} orders={savedOrders} nothing={words.nothingSaved} />
    </Card>
  )
}

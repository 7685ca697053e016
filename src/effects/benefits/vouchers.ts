import { foldW } from 'fp-ts/lib/Either.js'
import { map } from 'rxjs'
import { VouchersFailed, VouchersLoaded, VouchersRequested } from '../../domain/benefits/vouchers.ts'
import { getVouchers } from '../api/generated/credits.ts'
import { one } from '../runtime/effect.ts'
import { portalEffect } from '../runtime/portal-effect.ts'

export const loadVouchers = portalEffect({
  name: 'vouchers.load',
  on: [VouchersRequested],
  policy: { switchBy: one },
  emits: [VouchersLoaded, VouchersFailed],
  failure: (problem) => VouchersFailed({ problem }),
  run: (_, { api }) =>
    api(getVouchers, {}).pipe(
      map(
        foldW(
          ({ problem }) => VouchersFailed({ problem }),
          ({ data }) => VouchersLoaded({ vouchers: data }),
        ),
      ),
    ),
})

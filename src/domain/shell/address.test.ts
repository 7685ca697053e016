import { describe, expect, it } from 'vitest'
import { filterQuery } from '../benefits/filter.ts'
import { writePeriod } from '../employer/insights.ts'
import { employeeWords, twoFactorWords } from '../employer/list-query.ts'
import { writeReportView } from '../employer/report-address.ts'
import { writeTakeUpQuery } from '../employer/take-up-query.ts'
import { produced, refused, story } from '../kernel/testing.ts'
import { SessionEnded, session } from '../session/session.ts'
import { address, AddressChanged, addressOf, changeAddress } from './address.ts'

const given = story(address, session)
const none = { choices: {}, words: {}, quotes: {} }

describe('the address in the log', () => {
  it('[BED-7] is recorded with the options of its screen, and with what was typed as personal words', () => {
    const query = '?search=Ada+Byron&page=2&sort_by=-name'
    expect(given().when(changeAddress, { path: '/app/employee-data', query })).toEqual(
      produced(
        AddressChanged({
          path: '/app/employee-data',
          choices: { page: '2', sort_by: '-name' },
          words: { search: 'Ada Byron' },
          quotes: {},
        }),
      ),
    )
  })

  it('[BED-8] is recorded with all that a page can write into it', () => {
    const written = [
      writeReportView({
        kind: 'lifeEvents',
        query: { kind: 'life-event', year: 2026, month: 3, provider: 'p' },
        closed: 2025,
      }),
      employeeWords({ search: '', registered: 'yes', page: 2, sortBy: '-name', range: 50 }),
      twoFactorWords({ search: '', twoFactor: 'no', page: 3 }),
      writeTakeUpQuery({ search: '', only: 'all', sort: 'taken', direction: 'up' }),
      writePeriod('24'),
      filterQuery({ search: '', status: 'open', kind: 'health' }),
    ]
    for (const choices of written) {
      const query = new URLSearchParams(choices).toString()
      expect(given().when(changeAddress, { path: '/app/reporting', query })).toEqual(
        produced(AddressChanged({ ...none, path: '/app/reporting', choices })),
      )
    }
  })

  it.each(['/app/my-benefits/', '/app/my-benefits', '/app/dashboard/benefit-takeup/'])(
    '[BED-8] says which texts of a scheme %s was searched for',
    (path) => {
      const quotes = { search: 'dental plan' }
      expect(given().when(changeAddress, { path, query: '?search=dental+plan' })).toEqual(
        produced(AddressChanged({ ...none, path, quotes })),
      )
      expect(addressOf({ ...none, path, quotes })).toBe(`${path}?search=dental+plan`)
    },
  )

  it.each([
    ['/sso-login/eyJhbGciOi.J9-abc/2026', '', '/sso-login/[secret]'],
    ['/activation/5f3a9c2e', '', '/activation/[secret]'],
    ['/reset-password/', '?token=5f3a9c2e&dob=1990-01-01', '/reset-password'],
    ['/activation/', '', '/activation'],
    ['/app/my-benefits/a.person@acme.example', '', '/app/[secret]'],
    ['/A.Person@acme.example', '', '/'],
    ['/app/dashboard/', '?page=a.person@acme.example', '/app/dashboard/'],
  ])('[BED-7] keeps a token or a name in %s%s out of the log', (path, query, kept) => {
    expect(given().when(changeAddress, { path, query })).toEqual(produced(AddressChanged({ path: kept, ...none })))
  })

  it('[BED-8] is in the state for any replay of the log, beyond the end of a session', () => {
    const at = { path: '/app/my-benefits/201/setup/cover', ...none }
    const ended = SessionEnded({ reason: 'elsewhere', message: null, ssoLogoutUrl: null })
    expect(given(AddressChanged(at), ended).state.address.now).toEqual(at)
  })

  it('[BED-7] stays quiet where nothing that is recorded changed', () => {
    const here = given(AddressChanged({ path: '/sso-login/[secret]', ...none }))
    expect(here.when(changeAddress, { path: '/sso-login/another', query: '?x=1' })).toEqual(refused('unchanged'))
  })
})

import { describe, expect, it } from 'vitest'
import { produced, story } from '../kernel/testing.ts'
import { address, AddressChanged } from './address.ts'
import { missingPage, MissingPageShown, selectPageMissing, showMissingPage } from './missing-page.ts'

const given = story(address, missingPage)
const at = (path: string) => AddressChanged({ path, choices: {}, words: {}, quotes: {} })
const shown = MissingPageShown({ path: '/app/my-benefits/' })

describe('an error in place of a page', () => {
  it('[SHELL-4] [BED-8] is recorded with as much of the address as a log may hold', () => {
    expect(given().when(showMissingPage, '/app/my-benefits/')).toEqual(produced(shown))
    expect(given().when(showMissingPage, '/activation/5f3a9c2e')).toEqual(
      produced(MissingPageShown({ path: '/activation/[secret]' })),
    )
  })

  it.each([
    ['of the page before', [at('/app/home/'), shown], false],
    ['of a page that was opened', [at('/app/home/'), shown, at('/app/my-benefits/')], true],
    ['of the first page', [at('/app/my-benefits/'), shown], true],
    ['of a page with another filter', [at('/app/my-benefits/'), shown, at('/app/my-benefits/')], true],
    ['of a page that was left', [at('/app/my-benefits/'), shown, at('/app/home/')], false],
    ['of a page that was opened again', [shown, at('/app/home/'), at('/app/my-benefits/')], false],
  ])('[SHELL-4] [BED-8] stands there until another page is shown: %s', (_, events, isMissing) => {
    expect(selectPageMissing(given(...events).state)).toBe(isMissing)
  })
})

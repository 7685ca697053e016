import { expect, expectAccessible, signIn, test } from './journey.ts'
import { chooseForEmployee, finish, next } from './wizard.ts'

test.describe('a benefit blocked by probation', () => {
  test('[SEL-1] [BEN-1] says until when, and cannot be chosen', async ({ page }) => {
    await signIn(page, 'probation@acme.example', '/app/my-benefits/208/setup/')
    await expect(page.getByText(/You can choose this benefit from 1\sFebruary 2027/)).toBeVisible()
    await expect(next(page)).toBeHidden()
    await expectAccessible(page)
  })
})

test(
  '[MASQ-2] [SEL-1] a masquerading administrator chooses for the person, with saveSelectionForEmployee alone',
  { tag: '@thorough' },
  async ({ page, context, world }) => {
    const tab = await chooseForEmployee(page, context)
    await tab.getByLabel('Yearly limit for treatment').fill('1500')
    await finish(tab)
    const calls = ['createSelection', 'updateSelection', 'saveSelectionForEmployee'] as const
    await expect.poll(() => Promise.all(calls.map((operation) => world.calls(operation)))).toEqual([0, 0, 2])
  },
)

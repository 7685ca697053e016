import type { Page } from '@playwright/test'
import type { OperationId } from '../../devtools/screens/states/failure.ts'
import { windUntilShown } from './clock.ts'
import { holdReads } from './held-reads.ts'
import type { World } from './journey.ts'
import { expect, signIn, test } from './journey.ts'
import { expectNothingJumped } from './shifts.ts'

const settled = async (page: Page): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('main').locator('[data-part=awaited], [aria-busy=true]')).toHaveCount(0)
}

const pages: readonly { id: string; email: string; at: string; reads: readonly OperationId[] }[] = [
  {
    id: '[DASH-1]',
    email: 'employer@acme.example',
    at: '/app/dashboard/',
    reads: ['getEmployeeInsights', 'getBenefitTakeUp', 'getDataLoads', 'getEmployees', 'getPendingSelections'],
  },
  { id: '[EMP-1]', email: 'employer@acme.example', at: '/app/employee-data/', reads: ['getEmployees'] },
  { id: '[TAKE-1]', email: 'employer@acme.example', at: '/app/dashboard/benefit-takeup', reads: ['getBenefitTakeUp'] },
  {
    id: '[TAKE-1]',
    email: 'employer@acme.example',
    at: '/app/dashboard/benefit-takeup/201',
    reads: ['getTakeUpOfBenefit'],
  },
  {
    id: '[INS-1]',
    email: 'employer@acme.example',
    at: '/app/dashboard/employee-insights/',
    reads: ['getEmployeeInsights'],
  },
  {
    id: '[TFAL-1]',
    email: 'employer@acme.example',
    at: '/app/dashboard/platform-settings/',
    reads: ['getTwoFactorEmployees'],
  },
  {
    id: '[HOME-1]',
    email: 'employer@acme.example',
    at: '/app/home/',
    reads: ['getHomePageCards', 'getPendingSelections', 'getEligibleBenefits'],
  },
  {
    id: '[MTB-1]',
    email: 'employee@acme.example',
    at: '/app/my-total-benefits/',
    reads: ['getTotalBenefitsPage', 'getTotalBenefitsSummary'],
  },
  {
    id: '[PROF-1]',
    email: 'employee@acme.example',
    at: '/app/home/my-profile/',
    reads: ['getUser', 'getFamily', 'getAvatarSet'],
  },
  {
    id: '[BEN-2]',
    email: 'employee@acme.example',
    at: '/app/my-benefits/201',
    reads: ['getBenefit', 'getBenefitFaqs', 'getRelatedBenefits'],
  },
  {
    id: '[APP-1]',
    email: 'employer@acme.example',
    at: '/app/dashboard/approve-selections',
    reads: ['getPendingSelections'],
  },
  { id: '[BEN-1]', email: 'employee@acme.example', at: '/app/my-benefits/', reads: ['getEligibleBenefits'] },
  {
    id: '[BEN-1]',
    email: 'employee@acme.example',
    at: '/app/my-benefits/compare/?first=201&second=210',
    reads: ['getBenefit'],
  },
]

for (const { id, email, at, reads } of pages)
  test(
    `${id} ${at} moves nothing under a finger while it loads @phone`,
    { tag: ['[HOME-1]', '[BEN-2]'].includes(id) ? [] : '@thorough' },
    async ({ page, world }) => {
      // The browser counts only what moves within the window: here all of the page is.
      await page.setViewportSize({ width: page.viewportSize()?.width ?? 0, height: 4000 })
      // Whatever is drawn, the last response could move it.
      for (const last of reads) {
        const release = await holdReads(page, world, [...reads.filter((read) => read !== last), last])
        if (last === reads[0]) await signIn(page, email, at)
        else await page.goto(at)
        await release()
        await settled(page)
        await expectNothingJumped(page, 'footer')
      }
    },
  )

for (const { id, email, at, reads } of pages.filter((one) => one.id === '[DASH-1]' || one.id === '[PROF-1]'))
  test(`[CALL-1] ${id} ${at} moves nothing under a finger when it says that loading takes long @phone`, async ({
    page,
    world,
  }) => {
    await page.setViewportSize({ width: page.viewportSize()?.width ?? 0, height: 4000 })
    await world.hold(...reads)
    await signIn(page, email, at)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const long = page.getByRole('main').getByText('This is taking longer than usual.')
    await windUntilShown(page, 'ui-long-wait', 10_001, long.first())
    await expectNothingJumped(page)
  })

/** Opens a page that waits for its rows, and the place of Help in its footer. */
const toHelp = async (page: Page, world: World): Promise<{ x: number; y: number }> => {
  await signIn(page, 'employer@acme.example', '/app/dashboard/')
  await world.hold('getPendingSelectionsOfBenefit')
  await page.goto('/app/dashboard/approve-selections/204')
  const help = page.getByRole('contentinfo').getByRole('button', { name: 'Help' })
  await help.scrollIntoViewIfNeeded()
  const box = await help.boundingBox()
  if (box === null) throw new Error('Help is not drawn.')
  const { x, y, width, height } = box
  return { x: x + width / 2, y: y + height / 2 }
}

const helped = async (page: Page, world: World, { y }: { y: number }): Promise<void> => {
  await world.clearFaults()
  await expect(page.getByRole('rowheader').or(page.getByRole('listitem')).first()).toBeVisible()
  await expect
    .poll(async () => ((await page.getByRole('contentinfo').boundingBox())?.y ?? 0) > y, 'the footer moved away')
    .toBe(true)
}

test('[BED-4] Help opens though its page grew while it was pressed @phone', async ({ page, world, hasTouch }) => {
  const at = await toHelp(page, world)
  const browser = await page.context().newCDPSession(page)
  if (hasTouch) await browser.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] })
  else {
    await page.mouse.move(at.x, at.y)
    await page.mouse.down()
  }
  await helped(page, world, at)
  if (hasTouch) await browser.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  else await page.mouse.up()
  await expect(page.getByRole('dialog', { name: 'Help' })).toBeVisible()
})

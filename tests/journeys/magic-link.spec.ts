import { stopClock, tickDuring } from './clock.ts'
import { expect, expectAccessible, password, signIn, test } from './journey.ts'
import { consoleOf, exportedLog, tracesOf } from './traces.ts'

test('[EMP-2] [BED-7] a magic link is shown for a minute, signs the employee in, and is nowhere afterwards', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const lines = consoleOf(page)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signIn(page, 'employer@acme.example')
  await page.clock.install()
  await page.goto('/app/employee-data/?employee=4021')
  const panel = page.getByRole('dialog')
  await panel.getByLabel('Your password').fill('Canary-Step-Up-7')
  await page.keyboard.press('Enter')
  await expect(panel.getByText('That’s not your password. Check it and try again.')).toBeVisible()
  await expect(panel.getByLabel('Your password')).toHaveValue('')
  await expect(panel.getByLabel('Your password')).toBeFocused()
  await expect(page).toHaveTitle(/^Error: /)
  await panel.getByLabel('Your password').fill(password)
  await stopClock(page)
  await page.keyboard.press('Enter')
  const code = panel.getByText(`${baseURL ?? ''}/sso-login/magic-4021`)
  await expect(code).toBeVisible()
  await expect(page.locator('input[type=password]')).toHaveCount(0)
  await tickDuring(page, expectAccessible(page))
  await panel.getByRole('button', { name: 'Copy' }).click()
  await expect(panel.getByText('The link was copied.').first()).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  const said = await page.evaluateHandle(() => {
    const announced: string[] = []
    const regions = [...document.querySelectorAll('[role=dialog] [role=status]')]
    for (const region of regions)
      new MutationObserver(() => announced.push(region.textContent)).observe(region, {
        childList: true,
        subtree: true,
        characterData: true,
      })
    return announced
  })
  await page.clock.runFor(30_000)
  await expect(code).toBeVisible()
  await page.clock.runFor(31_000)
  await expect(code).toHaveCount(0)
  await expect(panel.getByText('The link is hidden and isn’t stored anywhere.').first()).toBeVisible()
  expect((await said.jsonValue()).filter((text) => text !== '')).toEqual([
    'The link will be hidden in 60 seconds. The link was copied.',
    'The link will be hidden in 30 seconds.',
    'The link will be hidden in 10 seconds.',
    'The link is hidden and isn’t stored anywhere. You can create another.',
  ])

  await page.keyboard.press('Escape')
  await page.clock.runFor(1000)
  await expect(panel).toHaveCount(0)
  const log = page.clock.resume().then(() => exportedLog(page))
  const typed = ['Canary-Step-Up-7', password, 'magic-4021']
  expect(await tracesOf(page, lines, await log, typed)).toEqual([])

  const other = await browser.newContext()
  await other.addCookies(await context.cookies().then((all) => all.filter(({ name }) => name === 'mock-world')))
  const employee = await other.newPage()
  await employee.goto(link)
  await employee.waitForURL('**/app/home/')
  await other.close()
})

import { expect, signIn, test } from './journey.ts'

test('[BEN-2] a benefit opens in Safari 16.4, which has no URL.canParse', async ({ page }) => {
  await page.addInitScript(() => void Reflect.deleteProperty(URL, 'canParse'))
  await signIn(page, 'employee@acme.example', '/app/my-benefits/201')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dental care')
  await expect(page.getByText(/issue loading this benefit/)).toHaveCount(0)
})

test.describe('a browser that is too old', () => {
  test.use({ breaksThePage: true })

  test('[SHELL-4] a browser without what the portal needs gets a page that says which browsers work', async ({
    page,
  }) => {
    await page.addInitScript(() => void Reflect.deleteProperty(window, 'BroadcastChannel'))
    await page.goto('/')
    await expect(page.getByRole('heading', { name: 'This browser is too old for this site' })).toBeVisible()
    await expect(page.getByRole('row', { name: 'Safari on a Mac, iPhone or iPad 16.4 or newer' })).toBeVisible()
    await expect(page.getByLabel('Email')).toHaveCount(0)
  })

  test('[SHELL-4] a first script that cannot be read gets that page, too', async ({ page }) => {
    await page.route(/\/assets\/index-.*\.js$/, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'let 1 = what a newer browser reads' }),
    )
    await page.goto('/')
    await expect(page.getByRole('heading', { name: 'This browser is too old for this site' })).toBeVisible()
  })
})

test.describe('a browser without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('[SHELL-4] says that the site needs it', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { name: 'This site needs JavaScript' })).toBeVisible()
  })
})

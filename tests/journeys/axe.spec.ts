import { expect, expectAccessible, signIn, test } from './journey.ts'

test(
  'a text that loses its contrast on a page measured before is found, as often as it is looked at',
  { tag: '@thorough' },
  async ({ page }) => {
    await signIn(page, 'employee@acme.example')
    await page.getByRole('heading', { name: /^Hello/ }).waitFor()
    await expectAccessible(page)
    const paint = (property: 'color' | 'background', value: string, selector: string) =>
      page.evaluate(
        ([name, to, which]) => {
          for (const one of document.querySelectorAll<HTMLElement>(which)) one.style.setProperty(name, to)
        },
        [property, value, selector] as const,
      )
    for (const [property, value, selector] of [
      ['color', '#bbb', 'footer a'],
      ['background', '#777', 'footer'],
    ] as const) {
      await paint(property, value, selector)
      for (const _ of ['first', 'second']) await expect(expectAccessible(page)).rejects.toThrow('color-contrast')
      await paint(property, '', selector)
      await expectAccessible(page)
    }
  },
)

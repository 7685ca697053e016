import { fireEvent, queryAllByLabelText, queryAllByRole, queryAllByText, queryAllByTitle } from '@testing-library/dom'
import { userEvent } from '@testing-library/user-event'
import { rest } from './clock.ts'
import { sessionText } from '../../../src/ui/text/session.ts'
import { button, checkbox, stepInWords, targetInWords, type Step, type Target } from '../states/steps.ts'

/** How long a step waits for what it needs, ms. */
const PATIENCE = 12_000
const ASK_AGAIN = 25

const isShown = (element: HTMLElement): boolean =>
  element.checkVisibility({ visibilityProperty: true }) && element.closest('[inert]') === null

/** Collapses white space: a heading can be broken into lines. */
const normalizer = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()

/** The label of an optional field says so. */
const labelled = (label: string | RegExp): RegExp | ((text: string) => boolean) =>
  typeof label === 'string' ? (text) => text === label || text === `${label} (optional)` : label

const allOf = (target: Target): readonly HTMLElement[] => {
  const places = 'within' in target && target.within ? allOf(target.within) : [document.body]
  return places
    .flatMap((place) => {
      switch (target.by) {
        case 'role':
          return queryAllByRole(place, target.role, {
            ...(target.name !== undefined && { name: target.name }),
            ...(target.level !== undefined && { level: target.level }),
          })
        case 'message':
          return queryAllByRole(place, target.role).filter(({ textContent }) =>
            normalizer(textContent).includes(target.words),
          )
        case 'title':
          return queryAllByTitle(place, target.title)
        case 'label':
          return queryAllByLabelText(place, labelled(target.label))
        case 'words':
          return queryAllByText(place, target.words, { normalizer, ignore: 'script, style, option' })
      }
    })
    .filter(
      (element) => isShown(element) || element.matches('input[type=checkbox], input[type=radio], input[type=file]'),
    )
}

const isEnabled = (element: HTMLElement): boolean =>
  !element.matches(':disabled') && element.getAttribute('aria-disabled') !== 'true'

/** The target's first element that can be seen, else the first for screen readers only; null if the page has neither. */
export const lookFor = (target: Target): HTMLElement | null => {
  const found = allOf(target)
  const seen = found.find((element) => {
    const { width, height } = element.getBoundingClientRect()
    return width > 1 && height > 1
  })
  return seen ?? found[0] ?? null
}

/** Waits for the target and returns its first element. Throws a sentence if it takes too long. */
export const find = async (target: Target, enabled = false): Promise<HTMLElement> => {
  for (let waited = 0; waited < PATIENCE; waited += ASK_AGAIN) {
    const found = allOf(target).find((element) => !enabled || isEnabled(element))
    if (found) return found
    await rest(ASK_AGAIN)
  }
  const why = allOf(target).length > 0 ? 'cannot be used' : 'did not appear'
  throw new Error(`${targetInWords(target)} ${why}. The page says: ${document.body.innerText.slice(0, 400)}`)
}

/** Like `find`, but waits until the element stays: one that is replaced just before a press would miss it. */
const findSteady = async (target: Target): Promise<HTMLElement> => {
  for (let before = await find(target, true); ;) {
    await rest(2 * ASK_AGAIN)
    const now = await find(target, true)
    if (now === before) return now
    before = now
  }
}

const inCaptcha = async (): Promise<void> => {
  for (let waited = 0; waited < PATIENCE; waited += ASK_AGAIN) {
    const frame = document.querySelector<HTMLIFrameElement>('iframe[title="reCAPTCHA"]')
    const box = frame?.contentDocument?.querySelector<HTMLElement>('input[type=checkbox], [role=checkbox]')
    if (box) {
      const message = new Promise((resolve) => addEventListener('message', resolve, { once: true }))
      box.click()
      await message
      return
    }
    await rest(ASK_AGAIN)
  }
  throw new Error('The stand-in of the bot check did not appear.')
}

/** Performs a step in the page. `pass` moves the clock forward, ms. */
export const perform = async (step: Step, pass: (ms: number) => void): Promise<void> => {
  const user = userEvent.setup({ delay: null })
  switch (step.does) {
    case 'press':
      return user.click(await findSteady(step.target))
    case 'type': {
      await user.click(await find(step.target, true))
      for (let tries = 0; tries < 5; tries++) {
        const place = await find(step.target, true)
        if ('value' in place && place.value === step.text) return
        // All at once, as a password manager does. A page that renders at this moment loses the text, so it is entered again.
        fireEvent.input(place, { target: { value: step.text } })
        await rest(ASK_AGAIN)
      }
      throw new Error(`${targetInWords(step.target)} does not keep what is typed.`)
    }
    case 'choose': {
      const list = await find(step.target, true)
      const option = list.querySelectorAll('option')[step.option]
      if (!option) throw new Error(`There is no such option. ${stepInWords(step)}`)
      return user.selectOptions(list, option)
    }
    case 'attach':
      return user.upload(await find(step.target), new File([step.text], step.name, { type: 'text/csv' }))
    case 'key':
      return user.keyboard(step.key)
    case 'see':
      return void (await find(step.target))
    case 'go':
      history.pushState(null, '', step.to)
      dispatchEvent(new PopStateEvent('popstate', { state: null }))
      return
    case 'wait':
      return pass(step.seconds * 1000)
    case 'lose-connection':
      Object.defineProperty(navigator, 'onLine', { value: false, configurable: true })
      dispatchEvent(new Event('offline'))
      return
    case 'pass-captcha':
      return inCaptcha()
    case 'accept-terms':
      await perform({ does: 'press', target: checkbox(sessionText.terms.read) }, pass)
      return perform({ does: 'press', target: button(sessionText.terms.next) }, pass)
  }
}

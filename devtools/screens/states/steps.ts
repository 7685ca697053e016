/** The roles by which states are described. */
export type Role =
  | 'alert'
  | 'alertdialog'
  | 'button'
  | 'checkbox'
  | 'dialog'
  | 'figure'
  | 'group'
  | 'heading'
  | 'img'
  | 'link'
  | 'listitem'
  | 'main'
  | 'menuitem'
  | 'progressbar'
  | 'radio'
  | 'radiogroup'
  | 'region'
  | 'row'
  | 'status'
  | 'switch'
  | 'table'

/** Something that a user finds on the page by role and name, label, title, or words; the first match counts. */
export type Target =
  | {
      readonly by: 'role'
      readonly role: Role
      readonly name?: string | RegExp
      /** The level of a heading. */
      readonly level?: number
      readonly within?: Target
    }
  /** A message that contains these words. */
  | { readonly by: 'message'; readonly role: 'alert' | 'status'; readonly words: string }
  | { readonly by: 'title'; readonly title: string }
  | { readonly by: 'label'; readonly label: string | RegExp; readonly within?: Target }
  | { readonly by: 'words'; readonly words: string | RegExp; readonly within?: Target }

/** One thing that a user does, as soon as the page allows it. */
export type Step =
  | { readonly does: 'press'; readonly target: Target }
  | { readonly does: 'type'; readonly target: Target; readonly text: string }
  | { readonly does: 'choose'; readonly target: Target; readonly option: number }
  | { readonly does: 'attach'; readonly target: Target; readonly name: string; readonly text: string }
  | { readonly does: 'key'; readonly key: string }
  | { readonly does: 'see'; readonly target: Target }
  | { readonly does: 'go'; readonly to: string }
  | { readonly does: 'wait'; readonly seconds: number }
  | { readonly does: 'lose-connection' }
  /** The stand-in of the bot check, which is in its own frame. */
  | { readonly does: 'pass-captcha' }
  /** The terms show before home until they are accepted, so only once. */
  | { readonly does: 'accept-terms' }

const role =
  (role: Role) =>
  (name?: string | RegExp, within?: Target): Target => ({
    by: 'role',
    role,
    ...(name !== undefined && { name }),
    ...(within && { within }),
  })

/** The heading of a section. */
export const section = (within?: Target): Target => ({
  by: 'role',
  role: 'heading',
  level: 2,
  ...(within && { within }),
})
export const button = role('button')
export const link = role('link')
export const heading = role('heading')
export const checkbox = role('checkbox')
export const radio = role('radio')
export const radioGroup = role('radiogroup')
export const toggle = role('switch')
export const table = role('table')
export const region = role('region')
export const group = role('group')
export const figure = role('figure')
export const image = role('img')
export const listItem = role('listitem')
export const main = role('main')
export const progressBar = role('progressbar')
export const row = role('row')
export const menuItem = role('menuitem')
export const dialog = role('dialog')
export const alertDialog = role('alertdialog')
export const field = (label: string | RegExp, within?: Target): Target => ({
  by: 'label',
  label,
  ...(within && { within }),
})
export const words = (words: string | RegExp, within?: Target): Target => ({
  by: 'words',
  words,
  ...(within && { within }),
})

export const titled = (title: string): Target => ({ by: 'title', title })

/** The message with these words. */
export const alert = (words: string): Target => ({ by: 'message', role: 'alert', words })
/** The status with these words. */
export const status = (words: string): Target => ({ by: 'message', role: 'status', words })
/** Any message. */
export const anyAlert = role('alert')()

/** The one open dialog or side panel, whatever its name. */
export const panel = dialog()

const targetOf = (target: Target | string, make: (name: string) => Target): Target =>
  typeof target === 'string' ? make(target) : target

/** Presses something; a string is the name of a button. */
export const press = (target: Target | string): Step => ({ does: 'press', target: targetOf(target, button) })
/** Ticks a checkbox, or unticks it; a string is its name. */
export const tick = (target: Target | string): Step => ({ does: 'press', target: targetOf(target, checkbox) })
/** Types into the field of this label, over its old value. */
export const type = (target: Target | string, text: string): Step => ({
  does: 'type',
  target: targetOf(target, field),
  text,
})
/** Chooses an option of a list by its place, from 0. */
export const choose = (target: Target | string, option: number): Step => ({
  does: 'choose',
  target: targetOf(target, field),
  option,
})
/** Chooses a file of this name and content. */
export const attach = (target: Target | string, name: string, text: string): Step => ({
  does: 'attach',
  target: targetOf(target, field),
  name,
  text,
})
/** Presses a key where the focus is, such as `{Escape}`. */
export const key = (key: string): Step => ({ does: 'key', key })
/** Waits until this is in sight. */
export const see = (target: Target): Step => ({ does: 'see', target })
/** Goes to another address of the portal without a reload. */
export const go = (to: string): Step => ({ does: 'go', to })
/** Lets time pass; the clock is stopped otherwise. */
export const wait = (seconds: number): Step => ({ does: 'wait', seconds })
/** Goes offline, as the browser reports it. */
export const loseConnection: Step = { does: 'lose-connection' }
/** Ticks the stand-in of the bot check. */
export const passCaptcha: Step = { does: 'pass-captcha' }
/** Accepts the terms if they show. */
export const acceptTerms: Step = { does: 'accept-terms' }

/** Types a date into the three boxes of a group. */
export const typeDate = (name: string | RegExp, day: string, month: string, year: string): readonly Step[] => {
  const boxes = group(name)
  return [type(field('Day', boxes), day), type(field('Month', boxes), month), type(field('Year', boxes), year)]
}

/** Types a code of six digits, one in each box. */
export const typeCode: readonly Step[] = [1, 2, 3, 4, 5, 6].map((digit) => type(`Digit ${digit} of 6`, String(digit)))

const named = (name: string | RegExp | undefined): string =>
  name === undefined ? '' : typeof name === 'string' ? ` ‘${name}’` : ` /${name.source}/`

const sayTarget = (target: Target): string => {
  const inner = 'within' in target && target.within ? ` in ${sayTarget(target.within)}` : ''
  switch (target.by) {
    case 'role':
      return `the ${target.role}${named(target.name)}${inner}`
    case 'message':
      return `the ${target.role} with${named(target.words)}`
    case 'title':
      return `what is titled${named(target.title)}`
    case 'label':
      return `the field${named(target.label)}${inner}`
    case 'words':
      return `the words${named(target.words)}${inner}`
  }
}

/** A target in words. */
export const targetInWords = sayTarget

/** A step in words, for anyone who wants to do the same. */
export const stepInWords = (step: Step): string => {
  switch (step.does) {
    case 'press':
      return `Press ${sayTarget(step.target)}.`
    case 'type':
      return `Type ‘${step.text}’ into ${sayTarget(step.target)}.`
    case 'choose':
      return `Choose option ${step.option + 1} of ${sayTarget(step.target)}.`
    case 'attach':
      return `Choose the file ${step.name} at ${sayTarget(step.target)}.`
    case 'key':
      return `Press ${step.key}.`
    case 'see':
      return `Wait for ${sayTarget(step.target)}.`
    case 'go':
      return `Go to ${step.to}.`
    case 'wait':
      return `Let ${step.seconds} seconds pass.`
    case 'lose-connection':
      return 'Lose the connection.'
    case 'pass-captcha':
      return 'Confirm that you are not a robot.'
    case 'accept-terms':
      return 'Accept the terms, where they show.'
  }
}

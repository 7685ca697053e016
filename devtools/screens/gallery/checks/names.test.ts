import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { matchRoutes } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { catalogue } from '../../states/catalogue.ts'
import { fileOf } from './record.ts'

const folder = fileURLToPath(new URL('names/', import.meta.url))
const stored = readdirSync(folder)

/** Playwright writes each dot of a snapshot's name as a hyphen. */
const namesFileOf = (id: string): string => `${fileOf(id).replaceAll('.', '-')}.aria.yml`

const mainStates = catalogue.filter(({ isMain }) => isMain).map(({ id, screen }) => ({ id, page: screen.page }))
const routes = [...new Set(mainStates.map(({ page }) => page))].map((path) => ({ path }))
/** The page that a link opens, as `pages.tsx` routes it. */
const pageOf = (address: string): string | undefined => matchRoutes(routes, address)?.at(-1)?.route.path

const isStored = ({ id }: { readonly id: string }): boolean => stored.includes(namesFileOf(id))

/** The pages that the screens of other pages link to. */
const linkedPages = new Set(
  mainStates.filter(isStored).flatMap(({ id, page }) => {
    const links = readFileSync(folder + namesFileOf(id), 'utf8').matchAll(/\/url: (\/\S*)/g)
    return [...links].map(([, address = '']) => pageOf(address)).filter((linked) => linked !== page)
  }),
)

/** Pages that no other page's main state links to, and how people reach them. */
const reachedOtherwise: Readonly<Record<string, string>> = {
  '/logout/*': 'by the user menu',
  '/logout-success/*': 'after logging out',
  '/two-fa/*': 'after the password',
  '/sso-login/:token?/:schemeYear?/*': 'from the login of an employer',
  '/sso-error/*': 'from the login of an employer',
  '/wrkit-redirect-sso/*': 'from a card of home, in a tab of its own',
  '/activation/:id?/*': 'by a link in an email',
  '/forgotten-password/*': "by a link of the login's second step",
  '/reset-password/*': 'by a link in an email',
  '*': 'by a wrong address',
  '/app': 'after logging in',
  '/cookie-policy/*': 'by a link of the cookie settings',
}

describe('what a screen reader announces', () => {
  const expected = mainStates.map(({ id }) => namesFileOf(id))

  it('[BED-3] is stored for the main state of every screen, and of no other', () => {
    const missing = mainStates.filter((state) => !isStored(state)).map(({ id }) => id)
    expect.soft(missing, 'states without stored names: run `npm run a11y -- --update` with each').toEqual([])
    const gone = stored.filter((name) => !expected.includes(name))
    expect.soft(gone, 'stored names of states that no longer exist: delete these files').toEqual([])
  })

  it('[BED-3] contains a link to every page, except those that people reach otherwise', () => {
    const unlinked = routes.map(({ path }) => path).filter((path) => !linkedPages.has(path))
    expect(
      unlinked.filter((path) => !(path in reachedOtherwise)),
      'pages to which no stored names of another page have a link: add one, then run `npm run a11y -- --update` with the screen that has it',
    ).toEqual([])
    expect(Object.keys(reachedOtherwise).filter((path) => !unlinked.includes(path))).toEqual([])
  })
})

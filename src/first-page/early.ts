import { applyBrand } from '../ui/components/theme/brand.ts'

/**
 * Stands in `index.html` itself and runs before any script has arrived: shows the login page that the build drew, and keeps what a person
 * does on it until the portal takes it over (`ui/shell/early-input.ts`). On any other page it fetches the scripts of signed-in pages ahead.
 */
const content = (id: string): DocumentFragment | '' => {
  const found = document.getElementById(id)
  return found instanceof HTMLTemplateElement ? found.content : ''
}

const stored = (key: string): string | null => {
  try {
    return localStorage.getItem(key)
  } catch {
    return null // forbidden: then nothing was stored
  }
}

/** The theme that an earlier visit kept, as far as this page shows it; null if there is none that can be read. */
const storedTheme = (): unknown => {
  try {
    return JSON.parse(stored('client-theme') ?? 'null')
  } catch {
    return null // broken: the portal asks the host for it
  }
}

const theme = Object(storedTheme())
const textOf = (name: string): string | null => (typeof theme[name] === 'string' ? theme[name] : null)

const root = document.getElementById('root')
if (root) {
  // A client with single sign-on alone has another layout.
  if (location.pathname === '/' && stored('loggedIn') !== 'true' && theme['ssoOnly'] !== true) {
    applyBrand({
      primaryColour: textOf('primaryColour') ?? '',
      accentColour: textOf('accentColour') ?? '',
      baseFont: textOf('baseFont'),
      headerFont: textOf('headerFont'),
    })
    root.append(content('first-page'))
    root.dataset['early'] = stored('pes') === null ? 'first' : 'chosen'
  } else document.head.append(content('signed-in-scripts'))

  const keep = (event: Event): void => {
    if (!('early' in root.dataset) || !(event.target instanceof Element)) return
    if (event.type === 'submit') event.preventDefault()
    const pressed = event.target.closest(event.type === 'submit' ? 'form' : 'button[type=button]')
    // Once React has begun with the page, it passes each press on by itself.
    if (pressed instanceof HTMLElement && !('taken' in root.dataset)) pressed.dataset['pressed'] = ''
  }
  root.addEventListener('submit', keep)
  root.addEventListener('click', keep)
  // Without its first script the page could do nothing, and would not say so.
  addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLScriptElement) || target.type !== 'module') return
      root.replaceChildren(content('not-loaded'))
      root.querySelector('button')?.addEventListener('click', () => location.reload())
    },
    true,
  )
}

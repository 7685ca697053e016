// @vitest-environment jsdom
import { beforeAll, describe, expect, it } from 'vitest'
import type { HtmlProfile } from '../../api/operation.ts'
import { sanitiser } from './sanitise.ts'

let sanitise: (html: string, profile: HtmlProfile) => string
beforeAll(async () => {
  sanitise = sanitiser(['player.example'], ['https://pictures.example'], window)
})

const profiles: readonly HtmlProfile[] = ['message', 'content']

describe.each(profiles)('the %s profile', (profile) => {
  it.each([
    ['a script', '<p>a</p><script>alert(1)</script>', '<p>a</p>'],
    ['an image with a handler', 'a<img src=x onerror=alert(1)>', 'a'],
    ['a drawing', 'a<svg onload=alert(1)><script>alert(1)</script></svg>', 'a'],
    ['a frame', 'a<iframe src="https://evil.example"></iframe>', 'a'],
    ['a form', '<form action="https://evil.example"><input name="p"></form>a', 'a'],
    ['a javascript link', '<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
    ['a hidden javascript link', '<a href=" java&#10;script:alert(1)">a</a>', '<a>a</a>'],
    ['a data link', '<a href="data:text/html,x">a</a>', '<a>a</a>'],
    ['a link without a scheme to another host', '<a href="//evil.example">a</a>', '<a>a</a>'],
    ['a link with a user', '<a href="https://good.example@evil.example/">a</a>', '<a>a</a>'],
    ['a link with a tab', '<a href="/\t/evil.example">a</a>', '<a>a</a>'],
    ['a link with a backslash', '<a href="/\\evil.example">a</a>', '<a>a</a>'],
    ['style, class, data and handler', '<p style="x" class="x" data-x="x" onclick="x">a</p>', '<p>a</p>'],
  ])('[LOGIN-3] drops %s', (_, dirty, clean) => {
    expect(sanitise(dirty, profile)).toBe(clean)
  })

  it.each(['https://a.example', 'http://a.example', 'mailto:a@a.example', 'tel:+442079460018', '/contact-us/'])(
    '[LOGIN-3] keeps a link to %s',
    (href) => {
      expect(sanitise(`<a href="${href}">a</a>`, profile)).toBe(`<a href="${href}">a</a>`)
    },
  )

  it('[LOGIN-3] ends a message after 500 characters, and no content', () => {
    const words = 'word '.repeat(60)
    const html = `<p>${words}<a href="/help">${words}</a></p><p>${words}</p>`
    const message = sanitise(html, 'message')
    expect(message).toBe(`<p>${words}<a href="/help">${words.slice(0, 200)}…</a></p><p></p>`)
    expect(sanitise(html, 'content')).toBe(html)
  })

  it('[LOGIN-3] keeps the words and marks of a message', () => {
    const html = '<p>a <b>b</b> <strong>c</strong> <em>d</em><br></p><ul><li>e</li></ul>'
    expect(sanitise(html, profile)).toBe(html)
  })
})

describe('headings and tables', () => {
  const html = '<h2>a</h2><table><tbody><tr><th scope="row">b</th><td colspan="2">c</td></tr></tbody></table>'

  it('[CONTENT-1] stay in published content', () => {
    expect(sanitise(html, 'content')).toBe(html)
  })

  it('[LOGIN-3] leave a message as plain words', () => {
    expect(sanitise('<h2>a</h2>', 'message')).toBe('a')
  })
})

describe('places in a text', () => {
  const html = '<h2 id="cookie">a</h2><p><a href="#cookie">b</a></p>'
  const idOf = (clean: string): string => /id="([^"]*)"/.exec(clean)?.[1] ?? ''

  it('[TERMS-1] stay, under names that nothing of the page has', () => {
    const clean = sanitise(html, 'content')
    const id = idOf(clean)
    expect(id).toMatch(/^t[0-9a-f]{8}-cookie$/)
    expect(clean).toBe(`<h2 id="${id}">a</h2><p><a href="#${id}">b</a></p>`)
  })

  it('[TERMS-1] of two texts on one page do not meet, and the same text has the same ones', () => {
    expect(idOf(sanitise(html, 'content'))).not.toBe(idOf(sanitise(`${html}<p>c</p>`, 'content')))
    expect(sanitise(html, 'content')).toBe(sanitise(html, 'content'))
  })

  it('[TERMS-1] are led to by an old name as well', () => {
    const clean = sanitise('<a name="fees">a</a>', 'content')
    expect(clean).toBe(`<a id="${idOf(clean)}">a</a>`)
    expect(idOf(clean)).toMatch(/-fees$/)
  })

  it.each(['getElementById', '__proto__', 'constructor', 'root', 'main'])(
    '[TERMS-1] take the place of nothing: %s',
    (name) => {
      const clean = sanitise(`<p id="${name}">a</p><img name="${name}" src="/a.svg"><a name="${name}">b</a>`, 'content')
      document.body.innerHTML = clean
      expect(document.getElementById(name)).toBeNull()
      expect(document.getElementsByName(name)).toHaveLength(0)
      expect(typeof document.getElementById).toBe('function')
    },
  )

  it.each(['<p id="a b">a</p>', '<p id="">a</p>', `<p id='"><b>'>a</p>`])(
    '[TERMS-1] with another name are dropped: %s',
    (text) => {
      expect(sanitise(text, 'content')).toBe('<p>a</p>')
    },
  )

  it('[LOGIN-3] have no place in a message', () => {
    expect(sanitise(html, 'message')).toBe('a<p><a>b</a></p>')
  })
})

describe('a picture', () => {
  it.each(['https://pictures.example/a.png', '/brands/acme/a.svg'])('[TERMS-1] stays in content, at %s', (src) => {
    const clean = sanitise(`<img src="${src}" alt="A" width="40" height="20" onerror="x" style="x">`, 'content')
    document.body.innerHTML = clean
    const { attributes } = document.querySelector('img') ?? document.body
    const found = Object.fromEntries([...attributes].map(({ name, value }) => [name, value]))
    expect(found).toEqual({ src, alt: 'A', width: '40', height: '20', loading: 'lazy' })
  })

  it('[TERMS-1] without words for it is decoration', () => {
    expect(sanitise('<img src="/a.svg">', 'content')).toContain('alt=""')
  })

  it.each([
    'http://pictures.example/a.png',
    'https://pictures.example.evil/a.png',
    'https://me@pictures.example/a.png',
    'https://evil.example/a.png',
    '//pictures.example/a.png',
    '/\\pictures.example/a.png',
    'data:image/svg+xml,<svg onload=x>',
    'javascript:alert(1)',
    'x',
    '',
  ])('[TERMS-1] at %s is dropped', (src) => {
    expect(sanitise(`<p>a</p><img src="${src}">`, 'content')).toBe('<p>a</p>')
  })

  it('[TERMS-1] asks for no other size, and is dropped from a message', () => {
    expect(sanitise('<img src="/a.svg" srcset="https://evil.example/b 2x" sizes="1px">', 'content')).not.toContain(
      'evil',
    )
    expect(sanitise('<p>a</p><img src="/a.svg">', 'message')).toBe('<p>a</p>')
  })
})

describe('a video', () => {
  const frame = (src: string) => `<p>a</p><iframe src="${src}" title="Hello" onload="x()"></iframe>`
  const link = '<a href="https://player.example/1" data-video="player.example">Hello</a>'

  it('[COOKIE-2] of a host of the list becomes a link that stands for its player', () => {
    expect(sanitise(frame('https://player.example/1'), 'content')).toBe(`<p>a</p>${link}`)
  })

  it.each([
    'http://player.example/1',
    'https://player.example.evil/1',
    'https://player.example@evil.example/1',
    'https://me@player.example/1',
    'https://:secret@player.example/1',
    'https://evil.example/player.example',
    '//player.example/1',
    'javascript:alert(1)',
    '',
  ])('[COOKIE-2] at %s is dropped', (src) => {
    expect(sanitise(frame(src), 'content')).toBe('<p>a</p>')
  })

  it('[COOKIE-2] has no place in a message, and nobody else may mark a link as one', () => {
    expect(sanitise(frame('https://player.example/1'), 'message')).toBe('<p>a</p>')
    expect(sanitise(link, 'content')).toBe('<a href="https://player.example/1">Hello</a>')
  })
})

describe('loading', () => {
  it('refuses a window without a DOM instead of letting raw HTML through', async () => {
    expect(() => sanitiser([], [], {} as Window & typeof globalThis)).toThrow('no usable DOM')
    // The cast stands for a browser in which the purifier does not work.
  })
})

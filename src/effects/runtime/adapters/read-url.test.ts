import { expect, it, onTestFinished } from 'vitest'
import { readUrl } from './read-url.ts'
import { safeRedirect } from './safe-redirect.ts'

it('[AUTH-1] reads addresses in browsers without URL.canParse, such as Safari 16.4', () => {
  const { canParse } = URL
  onTestFinished(() => void Object.assign(URL, { canParse }))
  Reflect.deleteProperty(URL, 'canParse')
  expect(readUrl('https://shop.example/a')?.host).toBe('shop.example')
  expect(readUrl('/a')).toBeNull()
  const hosts = { singleSignOn: ['sso.example'], signOut: [], workPlatform: [], partner: [], credits: [], claims: [] }
  expect(safeRedirect('https://sso.example/in', 'singleSignOn', hosts, 'https://portal.example')).toEqual({
    url: 'https://sso.example/in',
    refused: false,
  })
})

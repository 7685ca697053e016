import { expect, it } from 'vitest'
import { heldTab } from './new-tab.ts'

const opened = () => {
  const done: string[] = []
  const window = {
    opener: 'the portal' as unknown,
    location: { replace: (url: string) => void done.push(`goes to ${url}`) },
    close: () => void done.push('closes'),
  }
  return { done, window }
}

it('[EMP-1] a new tab is cut off from the page that opened it before it is led anywhere', () => {
  const { done, window } = opened()
  const tab = heldTab(window)
  expect(window.opener).toBeNull()
  tab?.go('/sso-login/msq-1/2026')
  tab?.close()
  expect(done).toEqual(['goes to /sso-login/msq-1/2026'])
})

it('[EMP-1] a new tab that was led nowhere is closed, once', () => {
  const { done, window } = opened()
  const tab = heldTab(window)
  tab?.close()
  tab?.close()
  expect(done).toEqual(['closes'])
})

it('[EMP-1] tells of a browser that lets no tab be opened', () => {
  expect(heldTab(null)).toBeNull()
})

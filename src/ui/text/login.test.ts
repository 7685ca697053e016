import { expect, it } from 'vitest'
import { loginText } from './login.ts'

it.each([
  [null, 'Wait a few minutes, then'],
  [1, 'Wait 1 second, then'],
  [45, 'Wait 45 seconds, then'],
  [99, 'Wait 99 seconds, then'],
  [100, 'Wait 2 minutes, then'],
  [900, 'Wait 15 minutes, then'],
])('[LOGIN-3] the login says how long to wait, and never too short a time: %s', (seconds, words) => {
  expect(loginText.rateLimited(seconds)).toContain(words)
})

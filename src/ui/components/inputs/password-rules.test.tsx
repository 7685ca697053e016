// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { PasswordRules } from './password-rules.tsx'

afterEach(cleanup)

it('[RESET-2] says of each rule in words how the password fares, and marks an estimate', () => {
  render(
    <PasswordRules
      id="rules"
      prompt="Please meet all the criteria below!"
      summary="1 of 4 met"
      rules={[
        { key: '1', text: 'Long', status: 'met', estimated: false },
        { key: '2', text: 'Mixed', status: 'notMet', estimated: false },
        { key: '4', text: 'New', status: 'unchecked', estimated: false },
        { key: '8', text: 'Rare', status: 'met', estimated: true },
      ]}
    />,
  )
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Long: met',
    'Mixed: not met',
    'New: not checked yet',
    'Rare: met (estimate)',
  ])
  expect(screen.getByRole('status').textContent).toBe('1 of 4 met')
})

import { expect, it } from 'vitest'
import { story } from '../kernel/testing.ts'
import { connection, ConnectionFound, ConnectionLost, selectOnline } from './connection.ts'

it('[SHELL-4] the connection counts as there until the browser says otherwise', () => {
  const given = story(connection)
  expect(selectOnline(given().state)).toBe(true)
  expect(selectOnline(given(ConnectionLost({})).state)).toBe(false)
  expect(selectOnline(given(ConnectionLost({}), ConnectionFound({})).state)).toBe(true)
})

// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react'
import * as fc from 'fast-check'
import type { ReactNode } from 'react'
import { BrowserRouter } from 'react-router-dom'
import { afterEach, describe, expect, it } from 'vitest'
import { disguises, howMany } from '../../../domain/kernel/codecs/disguises.testing.ts'
import { useNavigation } from './use-navigation.ts'

afterEach(cleanup)

describe.each(['/', '/demo'])('a link to a page of the portal in %s', (basename) => {
  it('[AUTH-1] stays in the portal, whatever a host has named in it', () => {
    window.history.replaceState(null, '', basename)
    const wrapper = ({ children }: { children: ReactNode }) => (
      <BrowserRouter basename={basename}>{children}</BrowserRouter>
    )
    const { hrefOf } = renderHook(() => useNavigation(), { wrapper }).result.current
    fc.assert(
      fc.property(disguises, fc.constantFrom('', '/app/my-benefits/'), (named, before) => {
        const { origin } = new URL(hrefOf(before + named), 'https://portal.example/somewhere/')
        return origin === 'https://portal.example'
      }),
      { numRuns: howMany(2_000) },
    )
    for (const named of ['/\t/evil.example', '/\n/evil.example', '/app/../\t/evil.example'])
      expect(hrefOf(named)).toBe(`${basename === '/' ? '' : basename}/evil.example`)
  })
})

import { expect, test } from 'vitest'
import type { Go } from './lazy-router.ts'
import { lazyRouter } from './lazy-router.ts'

const listed = (): { went: string[]; way: Go } => {
  const went: string[] = []
  return { went, way: (path, how) => void went.push(`${how} ${path}`) }
}

test('[AUTH-1] where the effects lead before the router stands, it leads as soon as it does', () => {
  const { went, way } = listed()
  const router = lazyRouter()
  router.go('/app/home/', 'push')
  router.go('/', 'replace')
  expect(went).toEqual([])
  router.connect(way)
  expect(went).toEqual(['push /app/home/', 'replace /'])
  router.go('/contact', 'push')
  expect(went).toEqual(['push /app/home/', 'replace /', 'push /contact'])
})

test('[AUTH-1] a router that is connected again does not go again where it has been', () => {
  const first = listed()
  const second = listed()
  const router = lazyRouter()
  router.go('/', 'replace')
  router.connect(first.way)
  router.connect(second.way)
  router.go('/contact', 'push')
  expect(first.went).toEqual(['replace /'])
  expect(second.went).toEqual(['push /contact'])
})

import { expect, test } from 'vitest'
import { lazyRouter, type Go } from './lazy-router.ts'

const listed = (): { went: string[]; go: Go } => {
  const went: string[] = []
  return { went, go: (path, how) => void went.push(`${how} ${path}`) }
}

test('[AUTH-1] where the effects lead before the router stands, it leads as soon as it does', () => {
  const { went, go } = listed()
  const router = lazyRouter()
  router.go('/app/home/', 'push')
  router.go('/', 'replace')
  expect(went).toEqual([])
  router.connect(go)
  expect(went).toEqual(['push /app/home/', 'replace /'])
  router.go('/contact', 'push')
  expect(went).toEqual(['push /app/home/', 'replace /', 'push /contact'])
})

test('[AUTH-1] a router that is connected again does not go again where it has been', () => {
  const first = listed()
  const second = listed()
  const router = lazyRouter()
  router.go('/', 'replace')
  router.connect(first.go)
  router.connect(second.go)
  router.go('/contact', 'push')
  expect(first.went).toEqual(['replace /'])
  expect(second.went).toEqual(['push /contact'])
})

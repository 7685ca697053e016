import { firstValueFrom } from 'rxjs'
import { expect, it } from 'vitest'
import { fakeCredentials, memoryStorage } from '../fakes.testing.ts'
import { lazyCredentials } from './lazy-ports.ts'
import { CREDENTIALS } from '../storage-keys.ts'

const credentials = { email: 'first.last@acme.example', password: 'pass' }
const kept = `local/${CREDENTIALS}`

const lazy = () => {
  const storage = memoryStorage({ [kept]: 'an envelope of another page load' })
  const keeper = fakeCredentials()
  let loads = 0
  const port = lazyCredentials(storage, () => {
    loads += 1
    return Promise.resolve(keeper)
  })
  return { ...port, storage, keeper, loads: () => loads }
}

it('[TFA-4] the keeper of credentials comes with the first that are held, and only once', async () => {
  const { hold, take, keeper, loads } = lazy()
  expect(loads()).toBe(0)
  await firstValueFrom(hold(credentials))
  await firstValueFrom(hold(credentials))
  expect([loads(), keeper.held()]).toEqual([1, credentials])
  expect(await firstValueFrom(take())).toEqual(credentials)
})

it('[TFA-4] what another page load left is removed, and no keeper is loaded for that', async () => {
  const taken = lazy()
  expect(await firstValueFrom(taken.take())).toBeNull()
  const dropped = lazy()
  dropped.drop()
  for (const { storage, loads } of [taken, dropped]) expect([storage.entries, loads()]).toEqual([{}, 0])
})

it('[TFA-4] what is held is dropped by its keeper', async () => {
  const { hold, drop, keeper } = lazy()
  await firstValueFrom(hold(credentials))
  drop()
  expect(keeper.held()).toBeNull()
})

it('[TFA-4] a keeper that cannot be loaded fails the login, and the next try loads it again', async () => {
  let offline = true
  const keeper = fakeCredentials()
  const port = lazyCredentials(memoryStorage(), () =>
    offline ? Promise.reject(new TypeError('offline')) : Promise.resolve(keeper),
  )
  await expect(firstValueFrom(port.hold(credentials))).rejects.toThrow('offline')
  offline = false
  await firstValueFrom(port.hold(credentials))
  expect(keeper.held()).toEqual(credentials)
})

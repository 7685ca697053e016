import type { Mock } from '../mock.ts'
import type { World } from '../world/world.ts'

export const renderPage = (mock: Mock, world: World, problem: string | null): string =>
  `${mock.worlds.list().length} ${world.name} ${problem}`

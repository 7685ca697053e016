import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { employersAddresses } from './employer-addresses.ts'
import type { World } from './journey.ts'
import { expect, expectAccessible, signIn, test } from './journey.ts'

interface Described {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { operationId?: string; tags?: string[] }>>>>
}

const employersTags = ['employer', 'employees', 'uploads', 'reports', 'insights']

/** Every operation for employers, according to the tags in both documents. */
const employersOperations: ReadonlySet<string> = new Set(
  ['legacy', 'versioned'].flatMap((host) => {
    const { paths } = parse(readFileSync(`openapi/${host}.yaml`, 'utf8')) as Described // bundled and linted
    return Object.values(paths)
      .flatMap((methods) => Object.values(methods))
      .filter(({ tags }) => tags?.some((tag) => employersTags.includes(tag)))
      .flatMap(({ operationId }) => operationId ?? [])
  }),
)

/** The employer's operations among the calls that the mock remembers of this world. */
const employersCalls = async (world: World): Promise<readonly string[]> => {
  const { calls } = (await world.control('GET', 'calls')) as { calls: { world: string; operation: string | null }[] } // the mock's own journal
  return calls
    .filter((call) => call.world === world.name && call.operation !== null && employersOperations.has(call.operation))
    .map(({ operation }) => operation ?? '')
}

test('[DASH-1] [NAV-1] [SHELL-3] an employee who opens an employer URL is denied, and no call is sent', async ({
  page,
  world,
}) => {
  expect(employersOperations.size).toBeGreaterThan(20)
  await signIn(page, 'employee@acme.example')
  await expect(page.getByRole('link', { name: 'Dashboard' })).toHaveCount(0)
  for (const address of employersAddresses) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1, name: 'Access Denied' }), address).toBeVisible()
    expect(await employersCalls(world), address).toEqual([])
  }
  await expectAccessible(page)
})

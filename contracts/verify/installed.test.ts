import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hostThat, serve, type Received, type Scripted, type ScriptedResponse } from './scripted-host.ts'
import { install, interaction, pactOf, type Ended, type Installed } from './testing.ts'

const item = { type: 'object', required: ['cost'], properties: { cost: { type: 'number' } } }
const body = {
  type: 'object',
  required: ['id'],
  properties: { id: { type: 'string' }, rewards: { type: 'array', items: item } },
}
const operations = ['getRewards', 'getCosts', 'getBenefit', 'getUser', 'ping']
const document = {
  openapi: '3.1.0',
  paths: Object.fromEntries(
    operations.map((operationId) => [
      `/${operationId}`,
      { get: { operationId, responses: { 200: { content: { 'application/json': { schema: body } } } } } },
    ]),
  ),
}

let installed: Installed
let elsewhere: Scripted
let ended: Ended
let other: Ended
beforeAll(async () => {
  installed = await install()
  elsewhere = await serve(() => ({ body: { id: 'a' } }))
  const location = `${elsewhere.url}/login?next=token-of-somebody`
  const responses: Readonly<Record<string, ScriptedResponse>> = {
    '/getRewards': { body: { id: 5, rewards: [{ cost: 1 }, { cost: '2' }, {}, {}, {}] } },
    '/getCosts': { body: {} },
    '/getBenefit': { status: 307, headers: { Location: location } },
    '/getUser': { body: 'half', breaks: 'within' },
  }
  const host = await hostThat({
    states: () => ({ body: { accessToken: 'token-secret' } }),
    calls: ({ path }: Received) => responses[path] ?? { body: { id: 'a', rewards: [{}] } },
  })
  const withBearer = {
    headers: { Authorization: ['Bearer token'] },
    generators: { header: { Authorization: { type: 'ProviderState', expression: 'Bearer ${accessToken}' } } },
  }
  const pact = installed.file(
    'pact.json',
    pactOf(operations.map((one) => interaction(`${one}: a sample`, 'employee-signed-in', { request: withBearer }))),
  )
  const args = ['--host', 'legacy', '--url', host.url, '--pact', pact]
  ended = await installed.run([...args, '--openapi', installed.file('openapi.json', document), '--json', 'report.json'])
  other = await installed.run([...args, '--operation', 'ping'])
  await host.close()
}, 60_000)
afterAll(async () => {
  await elsewhere.close()
  installed.remove()
})

/** The findings of a run for an operation, without the received response and the call. */
const findings = (operation: string): readonly string[] => {
  const [, text = ''] = ended.out.split(`FAILED  ${operation} `)
  const [own = ''] = text.split(/^(?:ok|FAILED) /m)
  return own.split('\n').flatMap((line) => (/^ {10}(status|header|body|response)/.test(line) ? [line.trim()] : []))
}

describe('one request is judged by the pact and by the OpenAPI document', () => {
  it('[BED-5] names a place once of which both complain, and once what is wrong with many items', () => {
    expect(ended.code).toBe(1)
    expect(findings('getRewards')).toEqual([
      'body $.id: by OpenAPI it must be string, and it is integer',
      'body $.rewards[1].cost: by OpenAPI it must be number, and it is string',
      'body $.rewards[2].cost: OpenAPI requires it, and it is missing (and at 2 more items like it)',
    ])
    expect(findings('getCosts')).toEqual(['body $.id: OpenAPI requires it, and it is missing'])
  })

  it('[BED-5] names a redirect, and never follows it with the token', () => {
    expect(elsewhere.received).toEqual([])
    expect(findings('getBenefit')).toEqual([
      expect.stringContaining(`status: The host redirects with 307, to ${elsewhere.url}/login?….`),
    ])
    expect(ended.out).not.toContain('token-of-somebody')
  })

  it('[BED-5] says in words what became of a broken call', () => {
    expect(findings('getUser')).toEqual([
      'response: The response began with the status 200 and broke off: 4 of 8 bytes of the body came, then the connection closed.',
    ])
  })

  it('[BED-5] shows the call of each failure, without its token', () => {
    const lines = ended.out.split('\n').map((line) => line.trim())
    const call = lines.indexOf('GET /getCosts')
    expect(lines[call + 1]).toMatch(/^TOKEN=\$\(curl -s -X POST 'http:.*\/_mock\/provider-states' .* \| sed .*\)$/)
    expect(lines[call + 2]).toMatch(
      /^curl -g -i -X GET 'http:\/\/127.0.0.1:\d+\/getCosts' -H 'accept: .*-H "authorization: Bearer \$TOKEN"/i,
    )
    expect(ended.out).not.toContain('token-secret')
    const report = readFileSync(path.join(installed.folder, 'report.json'), 'utf8')
    const { interactions } = JSON.parse(report) as { interactions: { request: { curl: string } }[] }
    expect(interactions[1]?.request.curl).toBe(lines[call + 2])
  })

  it('[BED-5] holds another pact to no document of the package, because both belong to one version', () => {
    expect(ended.out).toContain('FAILED  ping 200')
    expect(other.out).toContain('1 passed, 0 failed')
  })
})

describe('an interaction as it is shown', () => {
  it('[BED-5] is found by its number or its description, with request, expected response and rules', async () => {
    const list = (await installed.run(['--list', '--host', 'legacy', '--operation', 'createSelection'])).out
    const [, number, name] = /^(\d+) .* {2}(.+)$/m.exec(list) ?? []
    const byNumber = await installed.run(['--show', String(number), '--host', 'legacy'])
    expect(byNumber.code).toBe(0)
    expect(byNumber.out).toContain(`legacy ${number}  createSelection: ${name}`)
    expect(byNumber.out).toMatch(
      /Request\n {2}POST \/selection\n[^]*"eeben_benefit_id"[^]*Expected response\n {2}\d{3}\n/,
    )
    expect(byNumber.out).toMatch(/Rules, where a value need not be the same:\n {2}body \$/)
    expect((await installed.run(['--show', `createSelection: ${name}`])).out).toBe(byNumber.out)
  })

  it('[BED-5] has to be one', async () => {
    expect((await installed.run(['--show', 'nothing'])).err).toMatch(/No interaction is 'nothing'. --list shows/)
    expect((await installed.run(['--show', '1'])).err).toMatch(
      /Several interactions are '1': legacy 1, versioned 1. Give the number, with --host/,
    )
  })
})

describe('the package', () => {
  it('[BED-5] lists what is agreed without a provider', async () => {
    const { code, out } = await installed.run(['--list', '--state', 'benefit-selected', '--operation', 'getBenefit'])
    expect([code, out]).toEqual([
      0,
      expect.stringMatching(/^\d+ {2}legacy {2}getBenefit {2}200 {2}benefit-selected {2}a selected benefit\n$/),
    ])
  })

  it('[BED-5] carries the pacts, the documents and the pages, and its README leads to them', () => {
    const readme = readFileSync(path.join(installed.packageFolder, 'README.md'), 'utf8')
    const links = [...readme.matchAll(/\]\(([\w/-]+\.md)/g)].map(([, link]) => link ?? '')
    expect(links.length).toBeGreaterThan(0)
    const places = ['openapi/legacy.yaml', 'openapi/versioned.yaml', 'docs/provider-states.md', ...links]
    expect(places.filter((place) => !existsSync(path.join(installed.packageFolder, place)))).toEqual([])
    expect(
      (JSON.parse(readFileSync(path.join(installed.packageFolder, 'package.json'), 'utf8')) as { dependencies: object })
        .dependencies,
    ).toEqual({
      '@pact-foundation/pact-core': expect.any(String),
    })
  })

  it('[BED-5] says how it is used', async () => {
    expect((await installed.run(['--help'])).out).toContain('--null-is-absent')
    expect((await installed.run(['--version'])).out).toMatch(/^\d+\.\d+\.\d+\n$/)
  })
})

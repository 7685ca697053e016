import { stateHeadersVariable } from './states.ts'

/** What `--help` prints. */
export const help = `portal-verify: verifies that a host does what the portal relies on.

  portal-verify --host legacy --url http://localhost:8080 [--states URL]
  portal-verify --list [--host legacy]

What to verify
  --host HOST           legacy or versioned
  --url URL             the base address of your host
  --states URL          the address that provider states are posted to; default URL/_mock/provider-states
  --pact FILE           another pact file; default the one in the package
  --null-is-absent      in optional fields of a response, null counts as left out
  --openapi FILE        another OpenAPI document, as JSON; default the package's document, for the package's own pact
  --operation ID        only this operation; repeatable
  --state NAME          only this provider state; repeatable
  --status CODE         only interactions with this response status; repeatable
  --list                prints number, host, operation, status, state and description of each; makes no calls
  --show INTERACTION    prints request and expected response of one; name its number in --list, or its description
  --origin ORIGIN       the origin of the portal's pages, for what browsers need; default http://localhost:5173
  --same-origin         the pages and the host share one origin, so CORS is not verified
  --browsers            also verifies what browsers need when there are filters
  --timeout SECONDS     the time allowed for a state, and for a response; default 15
  --help, --version

Reports
  --junit FILE  --html FILE  --json FILE

Headers for the provider-state endpoint are in ${stateHeadersVariable}, 'Name: value', one on each line.

Exit codes: 0 the contract is satisfied; 1 it is not; 2 nothing could be verified, and one sentence says why.
For everything else, see docs/backend-team.md in the package.`

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
  --broker              reads the pacts from a Pact Broker (see below)
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

Generated requests
  --generate N          sends N requests derived from the OpenAPI document, instead of those in the pact
  --seed S              sends the same requests again; each run prints its seed
  --max-seconds S       the time allowed for each of their responses; default 10

Reports
  --junit FILE  --html FILE  --json FILE

Pact Broker
  PACT_BROKER_BASE_URL, PACT_BROKER_TOKEN or PACT_BROKER_USERNAME and PACT_BROKER_PASSWORD
  --consumer-branch B   the portal's branch whose pacts are read; default main branch and deployed versions
  --include-wip-pacts-since DAY  also reads pacts of unmerged branches, published since yyyy-mm-dd
  --publish-results     publishes the result of each pact
  --build-url URL       your pipeline's run, which the broker shows next to the results
  --provider-version V  the version of your host; default GIT_COMMIT
  --provider-branch B   the branch of your host; default GIT_BRANCH. With it, pacts can be pending:
                        failures in a pact that your branch has never satisfied do not fail the run

Headers for the provider-state endpoint are in ${stateHeadersVariable}, 'Name: value', one on each line.

Exit codes: 0 the contract is satisfied; 1 it is not; 2 nothing could be verified, and one sentence says why.
For everything else, see docs/backend-team.md in the package.`

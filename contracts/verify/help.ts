import { stateHeadersVariable } from './states.ts'

/** What `--help` prints. */
export const help = `portal-verify: verifies a host against what the portal relies on.

  portal-verify --host legacy --url http://localhost:8080 [--states URL]
  portal-verify --list [--host legacy]

What to verify
  --host HOST           legacy or versioned
  --url URL             the base address of your host
  --states URL          where provider states are posted; URL/_mock/provider-states when left out
  --pact FILE           another pact file; the one in the package when left out
  --null-is-absent      null counts as left out in fields of a response that can be left out
  --openapi FILE        another OpenAPI document, as JSON; the package's for its own pact when left out
  --broker              the pacts of a Pact Broker (see below)
  --operation ID        only this operation; may be given again
  --state NAME          only this provider state; may be given again
  --status CODE         only interactions with this status; may be given again
  --list                prints number, host, operation, status, state and description, and calls nothing
  --show INTERACTION    prints request and expected response of one: its number in --list, or its description
  --origin ORIGIN       the origin of the portal's pages, for what browsers need; http://localhost:5173 when left out
  --same-origin         pages and host are behind one origin: nothing of CORS is verified
  --browsers            what browsers need with filters, too
  --timeout SECONDS     for a state and for an interaction; 15 when left out
  --help, --version

Requests nobody thought of
  --generate N          sends N requests derived from the OpenAPI document, in place of those of the pact
  --seed S              the same requests again; printed by each run
  --max-seconds S       for each of their responses; 10 when left out

Reports
  --junit FILE  --html FILE  --json FILE

Pact Broker
  PACT_BROKER_BASE_URL, PACT_BROKER_TOKEN or PACT_BROKER_USERNAME and PACT_BROKER_PASSWORD
  --consumer-branch B   the branch whose pacts are read; main branch and deployed versions when left out
  --include-wip-pacts-since DAY  also pacts of branches that are not merged yet, since yyyy-mm-dd
  --publish-results     publishes how the verification ended
  --build-url URL       of your pipeline's run, beside the results
  --provider-version V  of your host; GIT_COMMIT when left out
  --provider-branch B   of your host; GIT_BRANCH when left out. With it, pacts can be pending:
                        what your branch never kept is reported and does not fail the run

Headers for the provider-state endpoint are in ${stateHeadersVariable}, 'Name: value', one a line.

Exits 0 when the contract is kept, 1 when it is not, 2 with a sentence when nothing could be verified.
Everything else: docs/backend-team.md in the package.`

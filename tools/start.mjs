// `npm start`: installs what is missing and serves the portal against the mock.
import { ensurePackages, giveUp, requireNode, requirePorts } from './setup.mjs'
import { serve } from './serve.mjs'

requireNode()
const port = Number(process.env.PORT ?? 5173)
if (!Number.isInteger(port) || port < 1 || port > 65_533)
  giveUp(`PORT is '${process.env.PORT}': give a whole number from 1 to 65533.`)
await requirePorts([port, port + 1, port + 2])
ensurePackages()
const { ready } = serve({ port, built: false })
await ready
console.log(`
  The portal    http://localhost:${port}/
  Its brands    http://acme.localhost:${port}/   http://globex.localhost:${port}/
  The mock      http://localhost:${port + 1}/_mock/   (worlds, scenarios, faults)

  Log in with   employee@acme.example      benefits in every state
                first-login@acme.example   terms to accept first
                employer@acme.example      dashboard and approvals
  Password      Benefits-2026-demo!
  More accounts stand on the mock's page.
`)
